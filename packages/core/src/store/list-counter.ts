import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { CompanyId } from '../base/ids';
import type { Table } from './client';
import { COUNTER_PLACE, countRows, readPartition } from './read';
import { record } from './record';
import type { TenantDb } from './tenant-db';
import { type Write, type Writes, writesFor } from './write';

const HEADS = ['HEADS'] as const;

/** How many rows a list had when its rows were first counted. It stands behind every row of its list and never moves; what came since is in its shares. */
export const ListCounters = record({
  name: 'list_head',
  schema: z.object({ name: z.string(), n: z.int() }),
  key: ['name'],
  partition: () => HEADS,
  sort: (k) => [k.name],
  list: (head) => ({ list: [head.name], order: [COUNTER_PLACE], row: { n: head.n } }),
});

/** So many writers may add to one list at once and seldom meet. */
const SHARES = 16;
/** A share of what came to a list and left it; one alone says nothing, and may be below zero. */
export const ListCounterShares = record({
  name: 'list_share',
  schema: z.object({ name: z.string(), share: z.string(), n: z.int() }),
  key: ['name', 'share'],
  partition: () => HEADS,
  sort: (k) => [k.name, k.share],
});

/** The lists a company has from its first day; in one opened before a list was there, what stands in it is counted by the upkeep. */
export const COUNTED_LISTS = ['TRIPS', 'ARCHIVED_TRIPS', 'BOOKINGS'] as const;

type Place = { table: Table; company: CompanyId };
const readShares = async ({ table, company }: Place, name: string, consistent: boolean) => {
  const kinds = { heads: ListCounters, shares: ListCounterShares };
  const { heads, shares } = await readPartition(table, company, HEADS, kinds, { prefix: name, consistent });
  const own = shares.filter((share) => share.name === name);
  return { head: heads.find((one) => one.name === name), since: own.reduce((sum, { n }) => sum + n, 0) };
};

/** How many rows a list has: one read, and right at every moment, because a row and its share are written together. */
export const readListTotal = async (
  { table, company }: Pick<TenantDb, 'table' | 'company'>,
  name: string,
  consistent = false,
): Promise<number> => {
  const { head, since } = await readShares({ table, company }, name, consistent);
  return (head?.n ?? 0) + since;
};

/** As often as a list may change while its rows are counted. */
const MOST_COUNTS = 8;
/** Gives a list its head, with the rows that stand in it and are in no share; refused where it has one. */
export const initListCounter = async ({ table, company }: Place, name: string): Promise<Write> => {
  for (let attempt = 1; ; attempt++) {
    const before = await readShares({ table, company }, name, true);
    const rows = await countRows(table, company, [name]);
    const after = await readShares({ table, company }, name, true);
    if (before.since === after.since || attempt === MOST_COUNTS)
      return writesFor(table, company).insert(ListCounters, { name, n: rows - after.since });
  }
};

/** So many rows more or less in the total of one of these lists: in any one of its shares, so that those who write at once do not wait for one another. */
export const incrementListCount = (w: Writes, name: string, by: number): Write => ({
  ...w.increment(ListCounterShares, { name, share: String(randomInt(SHARES)), n: by }, 'n'),
  elsewhere: () => incrementListCount(w, name, by),
});
