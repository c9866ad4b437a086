import { setTimeout as wait } from 'node:timers/promises';
import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from '../capacity-meter';
import type { Table } from '../client';
import { listWaiting, type StoredOrder, tidyOrder, toWaitingName } from './order-column';
import type { EntryChange, OrderChange, RowChange, SearchChanges, ShownChange } from './search-changes';
import { toBlockSize } from './search-entries';
import { encodeBlock, readBlock, type StoredBlock } from './serial-set';

/** As many numbers may wait beside the bits of an item before they are worked into them. */
const MAX_WAITING = 32;
const AT_ONCE = 16;

/** How an item should be once its numbers are worked in: undefined where it needs nothing, `empty` where it can go. */
export const tidyBlock = (stored: StoredBlock, size: number): Uint8Array | 'empty' | undefined => {
  const { base, added, removed } = stored;
  if (!base && !added?.size) return 'empty';
  if ((added?.size ?? 0) + (removed?.size ?? 0) <= MAX_WAITING) return undefined;
  const numbers = readBlock(stored, size);
  return numbers.size === 0 ? 'empty' : encodeBlock(numbers, size);
};

const NAMES = { '#base': 'base', '#added': 'added', '#removed': 'removed' } as const;
/** That an item is as it was read, whole: whoever changed it meanwhile has tidied it too, or the next one will. */
const unchanged = ({ base, added, removed }: StoredBlock) => {
  const seen = Object.entries({ base, added, removed });
  return {
    ConditionExpression: seen
      .map(([name, value]) => (value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`))
      .join(' AND '),
    ExpressionAttributeNames: NAMES,
    values: Object.fromEntries(seen.flatMap(([name, value]) => (value === undefined ? [] : [[`:was_${name}`, value]]))),
  };
};

type ItemKey = EntryChange['key'];

/** The write that brings an item from how it was read to other numbers. */
export const toTidyWrite = (key: ItemKey, stored: StoredBlock, next: Uint8Array | 'empty') => {
  const { values, ...condition } = unchanged(stored);
  if (next === 'empty')
    return {
      Delete: {
        Key: key,
        ...condition,
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      },
    };
  return {
    Update: {
      Key: key,
      ...condition,
      UpdateExpression: 'SET #base = :base, #type = if_not_exists(#type, :type) REMOVE #added, #removed',
      ExpressionAttributeNames: { ...NAMES, '#type': 'type' },
      ExpressionAttributeValues: { ...values, ':base': next, ':type': 'search_entry' },
    },
  };
};

type TidyWrite = ReturnType<typeof toTidyWrite> | ReturnType<typeof toTidyOrder>;
/** Tidying that somebody else's write has come before is left to the next one. */
const sendTidy = async (table: Table, write: TidyWrite): Promise<void> => {
  const send = { TableName: table.name, ReturnConsumedCapacity: 'TOTAL' as const };
  try {
    const answer = write.Delete
      ? await table.db.send(new DeleteCommand({ ...send, ...write.Delete }))
      : await table.db.send(new UpdateCommand({ ...send, ...write.Update }));
    recordCapacity('writes', answer.ConsumedCapacity);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

const tidy = async (table: Table, key: ItemKey, stored: StoredBlock): Promise<void> => {
  const next = tidyBlock(stored, toBlockSize(key.sk));
  if (next === undefined) return;
  await sendTidy(table, toTidyWrite(key, stored, next));
};

/** Numbers join one of an item's sets and leave the other: no read, no condition, and the same whenever it is repeated. */
const move = async (table: Table, key: ItemKey, from: string, to: string, numbers: ReadonlySet<number>) => {
  if (numbers.size === 0) return;
  const answer = await table.db.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: 'SET #type = :type ADD #to :numbers DELETE #from :numbers',
      ExpressionAttributeNames: { '#to': to, '#from': from, '#type': 'type' },
      ExpressionAttributeValues: { ':numbers': numbers, ':type': 'search_entry' },
      ReturnValues: 'ALL_NEW',
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('writes', answer.ConsumedCapacity);
  await tidy(table, key, (answer.Attributes ?? {}) as StoredBlock);
};

const writeEntry = async (table: Table, { key, added, removed }: EntryChange) => {
  await move(table, key, 'removed', 'added', added);
  await move(table, key, 'added', 'removed', removed);
};

const writeRow = async (table: Table, { key, row }: RowChange) => {
  const send = { TableName: table.name, ReturnConsumedCapacity: 'TOTAL' as const };
  const answer = row
    ? await table.db.send(new PutCommand({ ...send, Item: row }))
    : await table.db.send(new DeleteCommand({ ...send, Key: key }));
  recordCapacity('writes', answer.ConsumedCapacity);
};

/** The write that gives an item of the column other bytes for the places that were read; one that comes meanwhile stays beside them. */
export const toTidyOrder = (key: ItemKey, stored: StoredOrder, base: Uint8Array | 'empty') => {
  const waiting = listWaiting(stored);
  const seen = {
    Key: key,
    ConditionExpression: [
      stored.base ? '#base = :was' : 'attribute_not_exists(#base)',
      ...waiting.map(([name]) => `${name} = :${name}`),
    ].join(' AND '),
  };
  const values = {
    ...Object.fromEntries(waiting.map(([name, value]) => [`:${name}`, value])),
    ...(stored.base && { ':was': stored.base }),
  };
  if (base === 'empty')
    return {
      Delete: {
        ...seen,
        ExpressionAttributeNames: { '#base': 'base' },
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      },
    };
  return {
    Update: {
      ...seen,
      UpdateExpression: `SET #base = :base, #type = :type${waiting.length > 0 ? ` REMOVE ${waiting.map(([name]) => name).join(', ')}` : ''}`,
      ExpressionAttributeNames: { '#base': 'base', '#type': 'type' },
      ExpressionAttributeValues: { ...values, ':base': base, ':type': 'search_order' },
    },
  };
};

const PLACES_AT_ONCE = 100;
/** Places are set beside the bytes of their item: no read, no condition, and the same whenever it is repeated. */
const writeOrder = async (table: Table, { key, places }: OrderChange) => {
  const all = [...places];
  const send = { TableName: table.name, ReturnConsumedCapacity: 'TOTAL' as const };
  for (let at = 0; at < all.length; at += PLACES_AT_ONCE) {
    const some = all.slice(at, at + PLACES_AT_ONCE).map(([n, place]) => [toWaitingName(n), place] as const);
    const answer = await table.db.send(
      new UpdateCommand({
        ...send,
        Key: key,
        UpdateExpression: `SET #type = :type, ${some.map(([name]) => `${name} = :${name}`).join(', ')}`,
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':type': 'search_order',
          ...Object.fromEntries(some.map(([name, place]) => [`:${name}`, place])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    recordCapacity('writes', answer.ConsumedCapacity);
    const stored = (answer.Attributes ?? {}) as StoredOrder;
    const base = tidyOrder(stored);
    if (base) await sendTidy(table, toTidyOrder(key, stored, base));
  }
};

const SHOWN = { '#row': 'row', '#shown': 'shown' } as const;
const ATTEMPTS = 5;
const PAUSE_MS = 20;
/** The row of a record in its own list, unless that is gone by now. Somebody may be saving the record at this moment: then it waits for them. */
const writeShown = async (table: Table, { key, shown }: ShownChange): Promise<void> => {
  const update = new UpdateCommand({
    TableName: table.name,
    Key: key,
    UpdateExpression: shown ? 'SET #row.#shown = :shown' : 'REMOVE #row.#shown',
    ConditionExpression: 'attribute_exists(#row)',
    ExpressionAttributeNames: SHOWN,
    ...(shown && { ExpressionAttributeValues: { ':shown': shown } }),
    ReturnConsumedCapacity: 'TOTAL',
  });
  for (let attempt = 1; ; attempt++) {
    try {
      recordCapacity('writes', (await table.db.send(update)).ConsumedCapacity);
      return;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return;
      if (!(error instanceof TransactionConflictException) || attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS * attempt);
    }
  }
};

/**
 * Brings an index up to date. Safe to repeat; what fails leaves the rest to the repetition. Rows come after the words that find them, so that a
 * record whose row is there is found.
 */
export const writeSearchChanges = async (
  table: Table,
  { rows, entries, orders, shown }: SearchChanges,
): Promise<void> => {
  const before = [
    ...entries.map((entry) => () => writeEntry(table, entry)),
    ...orders.map((order) => () => writeOrder(table, order)),
  ];
  const after = [...rows.map((row) => () => writeRow(table, row)), ...shown.map((one) => () => writeShown(table, one))];
  for (const writes of [before, after])
    for (let at = 0; at < writes.length; at += AT_ONCE)
      await Promise.all(writes.slice(at, at + AT_ONCE).map((write) => write()));
};
