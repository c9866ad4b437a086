import { BatchGetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';
import { sortKey } from './keys';
import { DUE_SHARDS, type Item, type LONG_RUNNING_QUEUE } from './record';

const MOST_PER_SHARD = 25;
/** Where work goes that failed so often that a person has to look at it. */
const DEAD_LETTERS = 'DUE#DEAD';

const EVERYDAY = Array.from({ length: DUE_SHARDS }, (_, shard) => String(shard));

/** An item as it waits: when, where, and how often it has failed. */
export type DueItem = Item & { due_pk: string; due_sk: string; due_attempts?: number };
/** Work that was given up. `failed_at` is an instant, `error` the name of the last error. */
export type DeadLetter = Pick<DueItem, 'pk' | 'sk' | 'type'> & { attempts: number; error: string; failed_at: string };

const keysIn = async (table: Table, due_pk: string, before: string | undefined, limit?: number) => {
  const answer = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'due',
      KeyConditionExpression: before ? 'due_pk = :shard AND due_sk < :now' : 'due_pk = :shard',
      ExpressionAttributeValues: { ':shard': due_pk, ...(before && { ':now': before }) },
      Limit: limit,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', answer.ConsumedCapacity);
  return (answer.Items ?? []).map(({ pk, sk }) => ({ pk, sk }));
};

const MOST_KEYS = 100;
/** The items of these keys as they are now; what the table leaves unread under load is found again by the next run. */
const itemsOf = async (table: Table, keys: readonly { pk: string; sk: string }[]): Promise<DueItem[]> => {
  const items: DueItem[] = [];
  for (let at = 0; at < keys.length; at += MOST_KEYS) {
    const read = await table.db.send(
      new BatchGetCommand({
        RequestItems: { [table.name]: { Keys: keys.slice(at, at + MOST_KEYS), ConsistentRead: true } },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    recordCapacity('reads', read.ConsumedCapacity);
    items.push(...((read.Responses?.[table.name] ?? []) as DueItem[]));
  }
  return items;
};

/**
 * Items of every company whose time has come, oldest first, at most 25 of each shard; `more` where a shard has further ones. Those in a
 * queue of their own are found only there. The index lags behind the table, so what has moved on meanwhile is left out. Only jobs look
 * across companies.
 */
export const findDue = async (
  table: Table,
  now: string,
  queue?: typeof LONG_RUNNING_QUEUE,
): Promise<{ items: DueItem[]; more: boolean }> => {
  const before = `${now}~`;
  const shards = (queue ? [queue] : EVERYDAY).map((shard) => `DUE#${shard}`);
  const keys = await Promise.all(shards.map((shard) => keysIn(table, shard, before, MOST_PER_SHARD)));
  const items = await itemsOf(table, keys.flat() as { pk: string; sk: string }[]);
  return {
    items: items
      .filter(({ due_pk, due_sk }) => shards.includes(due_pk) && due_sk < before)
      .sort((a, b) => (a.due_sk < b.due_sk ? -1 : 1)),
    more: keys.some(({ length }) => length === MOST_PER_SHARD),
  };
};

/** Changes when and where an item waits, unless it was changed since it was read: then it waits by that change. */
const move = async (table: Table, { pk, sk, due_sk }: DueItem, set: Record<string, unknown>, remove: string[] = []) => {
  const entries = Object.entries(set);
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk, sk },
        UpdateExpression: [
          `SET ${entries.map(([name]) => `${name} = :${name}`).join(', ')}`,
          ...(remove.length ? [`REMOVE ${remove.join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: 'due_sk = :was',
        ExpressionAttributeValues: {
          ':was': due_sk,
          ...Object.fromEntries(entries.map(([name, v]) => [`:${name}`, v])),
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
};

/** Has an item wait until an instant. `attempts` is how often it has failed by now. */
export const postponeDue = (table: Table, item: DueItem, until: string, attempts = item.due_attempts ?? 0) =>
  move(table, item, { due_sk: sortKey(until, item.pk, item.sk), due_attempts: attempts });

/** Puts an item among the dead letters, where no job finds it and a person does. */
export const giveUpDue = (table: Table, item: DueItem, at: string, attempts: number, error: string) =>
  move(table, item, {
    due_pk: DEAD_LETTERS,
    due_sk: sortKey(at, item.pk, item.sk),
    due_attempts: attempts,
    due_error: error,
    due_from: item.due_pk,
  });

const instantIn = (due_sk: string) => due_sk.split('#')[0] ?? '';

/** The dead letters of every company, the oldest first, for whoever runs the stage. */
export const listDeadLetters = async (table: Table): Promise<DeadLetter[]> => {
  const keys = (await keysIn(table, DEAD_LETTERS, undefined)) as { pk: string; sk: string }[];
  const items = (await itemsOf(table, keys)) as (DueItem & { due_error?: string })[];
  return items
    .filter(({ due_pk }) => due_pk === DEAD_LETTERS)
    .sort((a, b) => (a.due_sk < b.due_sk ? -1 : 1))
    .map(({ pk, sk, type, due_sk, due_attempts = 0, due_error = '' }) => ({
      ...{ pk, sk, type, attempts: due_attempts, error: due_error },
      failed_at: instantIn(due_sk),
    }));
};

/** Has the dead letters tried again at the next run, as if they had never failed: all, or those of one type. Returns how many. */
export const retryDeadLetters = async (table: Table, now: string, type?: string): Promise<number> => {
  const keys = (await keysIn(table, DEAD_LETTERS, undefined)) as { pk: string; sk: string }[];
  const found = (await itemsOf(table, keys)) as (DueItem & { due_from?: string })[];
  const items = found.filter((item) => type === undefined || item.type === type);
  for (const item of items)
    await move(table, item, { due_pk: item.due_from, due_sk: sortKey(now, item.pk, item.sk) }, [
      'due_attempts',
      'due_error',
      'due_from',
    ]);
  return items.length;
};
