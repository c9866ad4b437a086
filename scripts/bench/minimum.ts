import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { bytesOf } from '@wayline/core/store/limits';
import type { Sent } from './recorder';
import type { Bench } from './world';

const READ_BLOCK = 4_096;
const WRITE_BLOCK = 1_024;
const INDEX_FIELDS = ['pk', 'sk', 'list_pk', 'list_sk', 'row'];

const sizeOf = (item: Record<string, unknown>) =>
  Object.entries(item).reduce((sum, [name, v]) => sum + bytesOf(name) + bytesOf(v), 0);
const readUnits = (bytes: number, consistent = false) =>
  Math.max(1, Math.ceil(bytes / READ_BLOCK)) * (consistent ? 1 : 0.5);

/** Whether what was read is in the answer: by its id, where it has one; what has none (a head, a pointer) served the call. */
const isAnswered = (item: Record<string, unknown>, answer: string) => {
  const id = (item.row as { id?: string } | undefined)?.id ?? item.id;
  return typeof id !== 'string' || answer.includes(id);
};

/** The fewest units that read the bytes the answer is made of: half a unit for each 4 KB begun. */
export const minimumReads = (sent: readonly Sent[], answer: string): number =>
  sent.reduce((sum, { kind, input, items }) => {
    if (kind === 'transact' || kind === 'update') return sum;
    if (kind === 'batch-get') return sum + items.reduce((s, item) => s + readUnits(sizeOf(item)), 0);
    const served = kind === 'query' ? items.filter((item) => isAnswered(item, answer)) : items;
    return (
      sum +
      readUnits(
        served.reduce((s, item) => s + sizeOf(item), 0),
        input.ConsistentRead,
      )
    );
  }, 0);

/** What was written as it stands afterwards, alone or in a transaction; a deleted item is gone and taken for one block. */
export const writtenItems = async ({ table, recorder }: Bench, sent: readonly Sent[]) => {
  const written: { item: Record<string, unknown>; indexed: boolean; alone: boolean }[] = [];
  for (const s of sent) {
    if (s.kind === 'update') written.push({ item: s.input.Key ?? {}, indexed: false, alone: true });
    if (s.kind !== 'transact') continue;
    for (const { Put, Update, Delete } of s.input.TransactItems ?? []) {
      const Key = Update?.Key ?? Delete?.Key;
      const answer = (Key && (await recorder.send(new GetCommand({ TableName: table.name, Key })))) as
        | { Item?: Record<string, unknown> }
        | undefined;
      const item = Put?.Item ?? answer?.Item ?? Key ?? {};
      const touchesRow = Put ? 'list_pk' in item : JSON.stringify(Update ?? {}).includes('"row"');
      written.push({ item, indexed: touchesRow, alone: false });
    }
  }
  return written;
};

/** The fewest units that write those items: two for each KB begun in a transaction, one alone, and one for each index row's. */
export const minimumWrites = (written: Awaited<ReturnType<typeof writtenItems>>): number => {
  const blocks = (item: Record<string, unknown>) => Math.max(1, Math.ceil(sizeOf(item) / WRITE_BLOCK));
  const row = (item: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => INDEX_FIELDS.includes(name)));
  return written.reduce(
    (sum, { item, indexed, alone }) => sum + (alone ? 1 : 2) * blocks(item) + (indexed ? blocks(row(item)) : 0),
    0,
  );
};
