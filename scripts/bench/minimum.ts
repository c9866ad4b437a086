import { GetCommand, type GetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { measureItemBytes } from '@wayline/core/store/limits';
import type { Sent } from './recorder';
import type { Bench } from './world';

const READ_BLOCK = 4_096;
const WRITE_BLOCK = 1_024;
/** What an index row holds, by the field that puts an item into that index. */
const INDEX_ROWS = {
  list_pk: ['pk', 'sk', 'list_pk', 'list_sk', 'row'],
  due_pk: ['pk', 'sk', 'due_pk', 'due_sk'],
} as const;
type IndexField = keyof typeof INDEX_ROWS;
const INDEXES = Object.keys(INDEX_ROWS) as IndexField[];

const sizeOf = (item: Record<string, unknown>) =>
  Object.entries(item).reduce((sum, [name, v]) => sum + measureItemBytes(name) + measureItemBytes(v), 0);
const readUnits = (bytes: number, consistent = false) =>
  Math.max(1, Math.ceil(bytes / READ_BLOCK)) * (consistent ? 1 : 0.5);

/** The id of an item; a list row has it in its place in the list. */
const idOf = ({ id, list_sk }: Record<string, unknown>) =>
  id ??
  String(list_sk ?? '')
    .split('#')
    .find((part) => /^[a-z]{3}_/.test(part));
/** Whether what was read is in the answer: by its id, where it has one; what has none (a head, a pointer) served the call. */
const isAnswered = (item: Record<string, unknown>, answer: string) => {
  const id = idOf(item);
  return typeof id !== 'string' || answer.includes(id);
};

/** The fewest units that read the bytes the answer is made of: half a unit for each 4 KB begun. */
export const minimumReads = (sent: readonly Sent[], answer: string): number =>
  sent.reduce((sum, { kind, input, items }) => {
    if (kind === 'transact' || kind === 'update') return sum;
    if (kind === 'batch-get') {
      const asked = Object.values(input.RequestItems ?? {}).reduce((n, { Keys = [] }) => n + Keys.length, 0);
      const found = items.reduce((s, item) => s + readUnits(sizeOf(item)), 0);
      return sum + found + (asked - items.length) * readUnits(0);
    }
    const served = kind === 'query' ? items.filter((item) => isAnswered(item, answer)) : items;
    return (
      sum +
      readUnits(
        served.reduce((s, item) => s + sizeOf(item), 0),
        input.ConsistentRead,
      )
    );
  }, 0);

type Item = Record<string, unknown>;
type Written = { item: Item; indexes: readonly IndexField[]; alone: boolean };
const indexesOf = (item: Item) => INDEXES.filter((field) => field in item);

/** What was written as it stands afterwards, alone or in a transaction; of a deleted item, what went. */
export const writtenItems = async ({ table, recorder }: Bench, sent: readonly Sent[]): Promise<Written[]> => {
  const written: Written[] = [];
  for (const s of sent) {
    if (s.kind === 'update') written.push({ item: s.input.Key ?? {}, indexes: [], alone: true });
    if (s.kind !== 'transact') continue;
    const gone = [...s.items];
    for (const { Put, Update, Delete } of s.input.TransactItems ?? []) {
      if (Put?.Item) written.push({ item: Put.Item, indexes: indexesOf(Put.Item), alone: false });
      if (Delete) {
        const item = gone.shift() ?? {};
        written.push({ item, indexes: indexesOf(item), alone: false });
      }
      if (!Update) continue;
      const answer = await recorder.send(new GetCommand({ TableName: table.name, Key: Update.Key }));
      const item = (answer as GetCommandOutput).Item ?? {};
      const touched = JSON.stringify(Update);
      const indexes = indexesOf(item).filter((field) => touched.includes(field === 'list_pk' ? '"row"' : `"${field}"`));
      written.push({ item, indexes, alone: false });
    }
  }
  return written;
};

/** The fewest units that write those items: two for each KB begun in a transaction, one alone, and one for each index row's. */
export const minimumWrites = (written: readonly Written[]): number => {
  const blocks = (item: Item) => Math.max(1, Math.ceil(sizeOf(item) / WRITE_BLOCK));
  const rowIn = (item: Item, index: IndexField) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => INDEX_ROWS[index].some((field) => field === name)));
  return written.reduce(
    (sum, { item, indexes, alone }) =>
      sum + (alone ? 1 : 2) * blocks(item) + indexes.reduce((rows, index) => rows + blocks(rowIn(item, index)), 0),
    0,
  );
};
