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
const readUnits = (bytes: number) => Math.max(1, Math.ceil(bytes / READ_BLOCK)) * 0.5;

/** The bytes of what a screen shows of an answer: its values, without their names. */
const shownBytes = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'object') return Object.values(value).reduce((sum: number, one) => sum + shownBytes(one), 0);
  return measureItemBytes(value);
};

/** The fewest units that read as many bytes as the answer shows: half a unit for each 4 KB begun. */
export const minimumReads = (answer: unknown): number => readUnits(shownBytes(answer));

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
