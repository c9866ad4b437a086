import { AsyncLocalStorage } from 'node:async_hooks';
import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  GetCommand,
  type GetCommandOutput,
  QueryCommand,
  type QueryCommandOutput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Table } from '@wayline/core/store/client';

type Item = Record<string, unknown>;
type Command =
  | { kind: 'get'; input: GetCommand['input']; items: Item[] }
  | { kind: 'batch-get'; input: BatchGetCommand['input']; items: Item[] }
  | { kind: 'query'; input: QueryCommand['input']; items: Item[] }
  | { kind: 'update'; input: UpdateCommand['input']; items: Item[] }
  | { kind: 'transact'; input: TransactWriteCommand['input']; items: Item[] };
/** One command as the product sent it, with what came back, and when. */
export type Sent = Command & { began: number; ended: number };

/** How often the product waited for the table: what is under way at once is one round trip. */
export const countRoundTrips = (sent: readonly Sent[]): number => {
  let trips = 0;
  let over = Number.NEGATIVE_INFINITY;
  for (const { began, ended } of [...sent].sort((a, b) => a.ended - b.ended))
    if (began >= over) {
      trips += 1;
      over = ended;
    }
  return trips;
};

const noted = (command: unknown, output: unknown): Command => {
  if (command instanceof GetCommand) {
    const { Item } = output as GetCommandOutput;
    return { kind: 'get', input: command.input, items: Item ? [Item] : [] };
  }
  if (command instanceof QueryCommand)
    return { kind: 'query', input: command.input, items: (output as QueryCommandOutput).Items ?? [] };
  if (command instanceof BatchGetCommand) {
    return {
      kind: 'batch-get',
      input: command.input,
      items: Object.values((output as BatchGetCommandOutput).Responses ?? {}).flat(),
    };
  }
  if (command instanceof TransactWriteCommand) return { kind: 'transact', input: command.input, items: [] };
  if (command instanceof UpdateCommand) return { kind: 'update', input: command.input, items: [] };
  throw new Error('The product sent a command that the bench does not know.');
};

/** Listens to what the product sends to its table. `during` runs something and returns what that sent, whatever else goes on. */
export const recordCommands = (table: Table) => {
  const send = table.db.send.bind(table.db) as (command: unknown) => Promise<unknown>;
  const running = new AsyncLocalStorage<Sent[]>();
  /** What a transaction is about to delete: afterwards nobody could tell how large it was. */
  const going = async (command: unknown): Promise<Item[]> => {
    if (!(command instanceof TransactWriteCommand)) return [];
    const deletes = (command.input.TransactItems ?? []).flatMap(({ Delete }) => Delete ?? []);
    const found = deletes.map(({ TableName, Key }) => send(new GetCommand({ TableName, Key })));
    return (await Promise.all(found)).map((answer) => (answer as GetCommandOutput).Item ?? {});
  };
  table.db.send = (async (command: unknown) => {
    const sent = running.getStore();
    const gone = sent ? await going(command) : [];
    const began = performance.now();
    const output = await send(command);
    sent?.push({ ...noted(command, output), ...(gone.length > 0 && { items: gone }), began, ended: performance.now() });
    return output;
  }) as typeof table.db.send;
  return {
    /** What the product goes through, without the listening. */
    send,
    during: async <T>(run: () => Promise<T>): Promise<{ value: T; sent: Sent[] }> => {
      const sent: Sent[] = [];
      return { value: await running.run(sent, run), sent };
    },
  };
};
