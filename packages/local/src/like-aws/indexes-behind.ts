import { setTimeout as wait } from 'node:timers/promises';
import {
  type AttributeValue,
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '@wayline/core/store/definition';
import { createTable } from '../database/create-table';
import { streamReader } from '../database/stream-reader';
import { interceptClients } from '../intercept-clients';
import { tableDefinition } from '../table-definition';

type Item = Record<string, AttributeValue>;
/** What a change leaves at its key, undefined where it was deleted. */
type Left = { key: Item; item: Item | undefined };

/** How long an index knows nothing of a change: longer than AWS needs as a rule, so that whoever counts on it is seen. */
const BEHIND_MS = 300;
const PAUSE_MS = 25;
const AT_ONCE = 25;
const SHOWN = [
  TABLE.partitionKey,
  TABLE.sortKey,
  ...Object.values(TABLE.indexes).flatMap((index) => [index.partitionKey, index.sortKey, ...index.project]),
];
const shownOf = (item: Item): Item => Object.fromEntries(Object.entries(item).filter(([name]) => SHOWN.includes(name)));
const keyOf = ({ pk, sk }: Item): Item => ({ pk, sk }) as Item;

/** Reads of an index go to a second table, which hears of every change once it has lagged. Ends with what it returns. */
export const indexesBehind = async (
  endpoint: string,
  table: string,
  lag: () => Promise<unknown> = () => wait(BEHIND_MS),
): Promise<() => Promise<void>> => {
  const behind = `${table}-behind`;
  const client = new DynamoDBClient({ endpoint });
  const put = (left: readonly Left[]) =>
    Promise.all(
      left.map(({ key, item }) =>
        item
          ? client.send(new PutItemCommand({ TableName: behind, Item: shownOf(item) }))
          : client.send(new DeleteItemCommand({ TableName: behind, Key: key })),
      ),
    );
  const putAll = async (left: readonly Left[]) => {
    for (let from = 0; from < left.length; from += AT_ONCE) await put(left.slice(from, from + AT_ONCE));
  };
  const itemsOf = async (name: string) => {
    const items: Item[] = [];
    let from: Item | undefined;
    do {
      const page: ScanCommandOutput = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: from }));
      items.push(...(page.Items ?? []));
      from = page.LastEvaluatedKey;
    } while (from);
    return items;
  };

  await createTable(endpoint, tableDefinition(behind));
  const reader = await streamReader(endpoint, table, undefined);
  while ((await reader.next()).length > 0) await reader.done();
  await putAll((await itemsOf(behind)).map((item) => ({ key: keyOf(item), item: undefined })));
  await putAll((await itemsOf(table)).map((item) => ({ key: keyOf(item), item })));

  let stopped = false;
  const step = async () => {
    const records = await reader.next();
    if (records.length === 0) return wait(PAUSE_MS);
    await lag();
    const last = new Map<string, Left>();
    for (const { dynamodb } of records) {
      const key = (dynamodb?.Keys ?? {}) as Item;
      last.set(JSON.stringify([key.pk, key.sk]), { key, item: dynamodb?.NewImage as Item | undefined });
    }
    await putAll([...last.values()]);
    return reader.done();
  };
  const follow = async () => {
    while (!stopped) await step().catch((error: unknown) => !stopped && console.error(error));
  };
  const following = follow();
  const back = interceptClients((command, input) => {
    const query = input as { TableName?: string; IndexName?: string };
    if (command === 'Query' && query.IndexName && query.TableName === table) query.TableName = behind;
    return undefined;
  });
  return async () => {
    stopped = true;
    back();
    await following;
    reader.close();
    client.destroy();
  };
};
