import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../client';
import { listCompanies } from '../list-companies';
import { type Projection, rebuildProjection } from '../projection';
import type { Item } from '../record';
import { compareTables, type Differing, type Tables } from './compare-tables';

/** That an item is still what was compared: its version where it has one, else that it is there, or not. */
const unchanged = (found: Item | undefined) => {
  if (!found) return { ConditionExpression: 'attribute_not_exists(pk)' };
  if (found.version === undefined) return { ConditionExpression: 'attribute_exists(pk)' };
  return {
    ConditionExpression: '#version = :seen',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':seen': found.version },
  };
};

/** A version that nobody has read: an open page saves against what it shows, never over what was restored. */
const withNewVersion = (wanted: Item, found: Item | undefined): Item =>
  typeof wanted.version === 'number' && typeof found?.version === 'number'
    ? { ...wanted, version: Math.max(wanted.version, found.version) + 1 }
    : wanted;

/** Writes one item as the backup has it; false where somebody has changed it since it was compared. */
const write = async (live: Table, { wanted, found }: Differing): Promise<boolean> => {
  const { pk, sk } = (wanted ?? found) as Item;
  try {
    const on = { TableName: live.name, ...unchanged(found) };
    if (wanted) await live.db.send(new PutCommand({ ...on, Item: withNewVersion(wanted, found) }));
    else await live.db.send(new DeleteCommand({ ...on, Key: { pk, sk } }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
};

export type Copied = { written: number; removed: number; skipped: number; recounted: number };
/**
 * Makes the live table what the backup was: what is missing or was changed is written back, what came later stays, unless `exact` asks to
 * remove it. Then the counters of lists are counted afresh. Safe to repeat, wherever it broke off.
 */
export const copyBack = async (
  tables: Tables,
  { counters, exact = false }: { counters: Projection; exact?: boolean },
): Promise<Copied> => {
  const copied: Copied = { written: 0, removed: 0, skipped: 0, recounted: 0 };
  for await (const page of compareTables(tables))
    for (const differing of page) {
      if (!differing.wanted && (!exact || differing.found?.type === 'mail')) continue;
      if (!(await write(tables.live, differing))) copied.skipped += 1;
      else if (differing.wanted) copied.written += 1;
      else copied.removed += 1;
    }
  const companies = tables.company ? [tables.company] : await listCompanies(tables.live);
  copied.recounted = (await rebuildProjection(tables.live, counters, companies)).wrong;
  return copied;
};
