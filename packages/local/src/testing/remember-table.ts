import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '@wayline/core/store/client';
import { interceptClients } from '../intercept-clients';

type Key = { pk: string; sk: string };
type Item = Key & Record<string, unknown>;
type Step = { TableName?: string; Item?: Item; Key?: Key };
type Input = Step & {
  TransactItems?: { Put?: Step; Update?: Step; Delete?: Step }[];
  RequestItems?: Record<string, { PutRequest?: Step; DeleteRequest?: Step }[]>;
};

/** As many as one command writes. */
const AT_ONCE = 25;
const WRITES = /^(?:Put|Update|Delete|BatchWrite|TransactWrite)Items?$/;

/** The keys of a table that a command writes. */
const keysWritten = ({ name }: Table, command: string, input: Input): Key[] => {
  if (!WRITES.test(command)) return [];
  const steps = [
    input,
    ...(input.TransactItems ?? []).map(({ Put, Update, Delete }) => Put ?? Update ?? Delete ?? {}),
  ].filter(({ TableName }) => TableName === name);
  const batch = (input.RequestItems?.[name] ?? []).map(
    ({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest ?? {},
  );
  return [...steps, ...batch].flatMap(({ Key, Item }) => Key ?? Item ?? []);
};
const nameOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

const allItems = async ({ db, name }: Table): Promise<Item[]> => {
  const items: Item[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: start }));
    items.push(...((page.Items ?? []) as Item[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

/** Remembers what a table holds. What it returns puts back what this process has written since, item by item. */
export const rememberTable = async (table: Table): Promise<() => Promise<void>> => {
  const held = new Map((await allItems(table)).map((item) => [nameOf(item), item]));
  const written = new Map<string, Key>();
  interceptClients((command, input) => {
    for (const { pk, sk } of keysWritten(table, command, input as Input)) written.set(nameOf({ pk, sk }), { pk, sk });
    return undefined;
  });
  return async () => {
    const requests = [...written].map(([name, key]) => {
      const item = held.get(name);
      return item ? { PutRequest: { Item: item } } : { DeleteRequest: { Key: key } };
    });
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const RequestItems = { [table.name]: requests.slice(at, at + AT_ONCE) };
      await table.db.send(new BatchWriteCommand({ RequestItems }));
    }
    written.clear();
  };
};
