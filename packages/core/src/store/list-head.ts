import * as z from 'zod';
import type { CompanyId } from '../kernel/ids';
import type { Table } from './client';
import { countRows } from './read';
import { record } from './record';
import { transact } from './transact';
import { type Write, type Writes, writesFor } from './write';

/** How many rows a list has. It stands behind every row of its list, so that the first page, read backwards, begins with it. */
export const ListHeads = record({
  name: 'list_head',
  schema: z.object({ name: z.string(), n: z.int() }),
  key: ['name'],
  partition: () => ['HEADS'],
  sort: (k) => [k.name],
  list: (head) => ({ list: [head.name], order: ['~'], row: { n: head.n } }),
});

/** The lists a company has from its first day; one opened before a list was there has its head from the first row that is counted. */
export const LISTS = ['TRIPS', 'ARCHIVED_TRIPS', 'BOOKINGS'] as const;
export type ListName = (typeof LISTS)[number];

/**
 * Gives a list its head, with the rows that stand in it already; false when it had one. Nothing is lost between counting and writing:
 * while there is no head, nobody's row is counted.
 */
export const openHead = async (table: Table, company: CompanyId, name: ListName): Promise<boolean> => {
  const n = await countRows(table, company, [name]);
  const { ok } = await transact(table, [writesFor(table, company).insert(ListHeads, { name, n })]);
  return ok;
};

/** So many rows more or less in the total of one of these lists. */
export const rowsCounted = (w: Writes, name: ListName, by: number): Write => ({
  ...w.adjust(ListHeads, { name }, { add: { n: by, 'row.n': by } }),
  mend: (table) => openHead(table, w.company, name),
});
