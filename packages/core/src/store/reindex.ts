import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../kernel/ids';
import type { Table } from './client';
import { difference } from './difference';
import { companyOf } from './keys';
import { LISTS, ListHeads } from './list-head';
import { fromItem, type Item, type RecordDef, toItem } from './record';
import { transact } from './transact';
import { writesFor } from './write';

/** What of an item is its place in a list. */
const placeOf = ({ pk, sk, type, list_pk, list_sk, row }: Item): Item => ({ pk, sk, type, list_pk, list_sk, row });
const standsThere = (item: Item, wanted: Item): boolean => {
  const { set, remove } = difference(placeOf(item), placeOf(wanted));
  return Object.keys(set).length === 0 && remove.length === 0;
};

/** Puts a record where its list wants it, unless it has changed since it was read: that write has put it there itself. */
const move = async (table: Table, item: Item, { list_pk, list_sk, row }: Item) => {
  const unmoved = item.row === undefined ? 'attribute_not_exists(#row)' : '#row = :seen';
  await table.db
    .send(
      new UpdateCommand({
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
      }),
    )
    .catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error;
    });
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

/**
 * Gives records that were written before their list existed, or before it had all its columns, their place in it; and companies the
 * heads of lists they do not have yet, with what they hold. Safe to run again, and while the product runs.
 */
export const reindex = async (table: Table, defs: readonly RecordDef[]): Promise<{ moved: number; heads: number }> => {
  const listed = new Map(defs.filter(({ list }) => list).map((def) => [def.name, def]));
  const counts = new Map<string, number>();
  const companies = new Set<CompanyId>();
  const known = new Set<string>();
  let moved = 0;
  for await (const item of everyItem(table)) {
    if (item.pk.startsWith('C#')) companies.add(companyOf(item.pk));
    if (item.type === ListHeads.name) known.add(item.pk + item.sk);
    const def = listed.get(item.type);
    if (!def) continue;
    const wanted = toItem(companyOf(item.pk), def, fromItem(def, item));
    counts.set(String(wanted.list_pk), (counts.get(String(wanted.list_pk)) ?? 0) + 1);
    if (standsThere(item, wanted)) continue;
    await move(table, item, wanted);
    moved += 1;
  }
  let heads = 0;
  for (const company of companies) {
    for (const name of LISTS) {
      const head = toItem(company, ListHeads, { name, n: 0 });
      if (known.has(head.pk + head.sk)) continue;
      const n = counts.get(String(head.list_pk)) ?? 0;
      // Somebody else who runs this at once may have been first: the head is there, which is all that is wanted.
      await transact(table, [writesFor(table, company).insert(ListHeads, { name, n })]);
      heads += 1;
    }
  }
  return { moved, heads };
};
