import * as z from 'zod';
import type { Table } from './client';
import { COUNTER_PLACE, countRows } from './read';
import { record } from './record';
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

/** The lists a company has from its first day; one opened before a list was there has its counter from the first row that is counted. */
export const COUNTED_LISTS = ['TRIPS', 'ARCHIVED_TRIPS', 'BOOKINGS'] as const;

/**
 * Gives a list its counter, with the rows that stand in it already; refused where it has one. Nothing is lost between counting and writing:
 * while there is no counter, nobody's row is counted.
 */
export const initListCounter = async (db: Writes & { table: Table }, name: string): Promise<Write> =>
  db.insert(ListCounters, { name, n: await countRows(db.table, db.company, [name]) });

/** So many rows more or less in the total of one of these lists. */
export const incrementListCount = (w: Writes, name: string, by: number): Write => ({
  ...w.updateIf(ListCounters, { name }, { add: { n: by, 'row.n': by } }),
  backfill: (table) => initListCounter({ ...writesFor(table, w.company), table }, name),
});
