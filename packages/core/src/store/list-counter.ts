import * as z from 'zod';
import type { CompanyId } from '../base/ids';
import type { Table } from './client';
import { COUNTER_PLACE, countRows } from './read';
import { record } from './record';
import { transact } from './transact';
import { type Write, type Writes, writesFor } from './write';

/** How many rows a list has. It stands behind every row of its list, so that the first page, read backwards, begins with it. */
export const ListCounters = record({
  name: 'list_head',
  schema: z.object({ name: z.string(), n: z.int() }),
  key: ['name'],
  partition: () => ['HEADS'],
  sort: (k) => [k.name],
  list: (head) => ({ list: [head.name], order: [COUNTER_PLACE], row: { n: head.n } }),
});

/** The lists a company has from its first day; one opened before a list was there has its head from the first row that is counted. */
export const COUNTED_LISTS = ['TRIPS', 'ARCHIVED_TRIPS', 'BOOKINGS'] as const;
export type CountedListName = (typeof COUNTED_LISTS)[number];

/**
 * Gives a list its head, with the rows that stand in it already; false when it had one. Nothing is lost between counting and writing:
 * while there is no head, nobody's row is counted.
 */
export const initListCounter = async (table: Table, company: CompanyId, name: CountedListName): Promise<boolean> => {
  const n = await countRows(table, company, [name]);
  const { ok } = await transact(table, [writesFor(table, company).insert(ListCounters, { name, n })]);
  return ok;
};

/** So many rows more or less in the total of one of these lists. */
export const incrementListCount = (w: Writes, name: CountedListName, by: number): Write => ({
  ...w.updateIf(ListCounters, { name }, { add: { n: by, 'row.n': by } }),
  backfill: (table) => initListCounter(table, w.company, name),
});
