import * as z from 'zod';
import { record } from './record';

/** How many rows a list has. It stands behind every row of its list, so that the first page, read backwards, begins with it. */
export const ListHeads = record({
  name: 'list_head',
  schema: z.object({ name: z.string(), n: z.int() }),
  key: ['name'],
  partition: () => ['HEADS'],
  sort: (k) => [k.name],
  list: (head) => ({ list: [head.name], order: ['~'], row: { n: head.n } }),
});

/** The lists a company has from its first day. */
export const LISTS = ['TRIPS', 'ARCHIVED_TRIPS', 'BOOKINGS'] as const;
