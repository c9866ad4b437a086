import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../kernel/ids';
import type { Table } from './client';
import { difference } from './difference';
import { companyKey, companyOf } from './keys';
import { LISTS, ListHeads, openHead, rowsCounted } from './list-head';
import { fromItem, type Item, keyOf, type RecordDef, toItem } from './record';
import { transact } from './transact';
import { type Waiting, wake } from './wake';
import { type Write, type Writes, writesFor } from './write';

/** What of an item is its place in a list. */
const placeOf = ({ pk, sk, type, list_pk, list_sk, row }: Item): Item => ({ pk, sk, type, list_pk, list_sk, row });
const standsThere = (item: Item, wanted: Item): boolean => {
  const { set, remove } = difference(placeOf(item), placeOf(wanted));
  return Object.keys(set).length === 0 && remove.length === 0;
};

/** What the heads of lists say of a record that comes from one place to another. */
const counted = (w: Writes, from: unknown, to: unknown): Write[] => {
  const of = (place: unknown) => LISTS.find((name) => companyKey(w.company, 'LIST', name) === place);
  const [old, next] = [of(from), of(to)];
  if (old === next) return [];
  return [...(old ? [rowsCounted(w, old, -1)] : []), ...(next ? [rowsCounted(w, next, 1)] : [])];
};

/** Puts a record where its list wants it, unless it has changed since it was read: that write has put it there itself. */
const move = (table: Table, item: Item, { list_pk, list_sk, row }: Item) => {
  const unmoved = item.row === undefined ? 'attribute_not_exists(#row)' : '#row = :seen';
  const placed: Write = {
    unless: 'stale',
    item: {
      Update: {
        TableName: table.name,
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: 'SET list_pk = :pk, list_sk = :sk, #row = :row',
        ConditionExpression: `#version = :version AND ${unmoved}`,
        ExpressionAttributeNames: { '#row': 'row', '#version': 'version' },
        ExpressionAttributeValues: {
          ':pk': list_pk,
          ':sk': list_sk,
          ':row': row,
          ':version': item.version,
          ...(item.row !== undefined && { ':seen': item.row }),
        },
      },
    },
  };
  return transact(table, [placed, ...counted(writesFor(table, companyOf(item.pk)), item.list_pk, list_pk)]);
};

/** Every item of the table, page by page. Only upkeep reads the table whole. */
async function* everyItem(table: Table): AsyncGenerator<Item> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(new ScanCommand({ TableName: table.name, ExclusiveStartKey: start }));
    yield* (page.Items ?? []) as Item[];
    start = page.LastEvaluatedKey;
  } while (start);
}

type Upkeep = {
  listed: readonly RecordDef[];
  waiting: readonly Waiting[];
  /** The moment of the run. */
  now: string;
};
type Done = { moved: number; woken: number; heads: number };

/**
 * Gives records that were written before their list existed, or before it had all its columns, their place in it; records that wait for
 * their time, and were written before they did, that time; and companies the heads of lists they do not have yet, with what they hold.
 * Safe to run again, and while the product runs.
 */
export const reindex = async (table: Table, upkeep: Upkeep): Promise<Done> => {
  const listed = new Map(upkeep.listed.filter(({ list }) => list).map((def) => [def.name, def]));
  const waiting = new Map(upkeep.waiting.map((one) => [one.def.name, one]));
  const companies = new Set<CompanyId>();
  const known = new Set<string>();
  let moved = 0;
  let woken = 0;
  for await (const item of everyItem(table)) {
    if (item.pk.startsWith('C#')) companies.add(companyOf(item.pk));
    if (item.type === ListHeads.name) known.add(item.pk + item.sk);
    const late = waiting.get(item.type);
    if (late && (await wake(table, item, late, upkeep.now))) woken += 1;
    const def = listed.get(item.type);
    if (!def) continue;
    const wanted = toItem(companyOf(item.pk), def, fromItem(def, item));
    if (standsThere(item, wanted)) continue;
    await move(table, item, wanted);
    moved += 1;
  }
  let heads = 0;
  for (const company of companies) {
    for (const name of LISTS) {
      const { pk, sk } = keyOf(company, ListHeads, { name });
      if (known.has(pk + sk)) continue;
      if (await openHead(table, company, name)) heads += 1;
    }
  }
  return { moved, woken, heads };
};
