import * as z from 'zod';
import { Name } from '../../base/values';
import { MAX_VIEWS } from './limits';

const Hidden = z.array(z.string().max(60)).max(100);
/** A table as somebody likes to see it: under a name, with what it is narrowed to, its order and the columns left out. */
export const SavedView = z.object({
  id: z.string().min(1).max(60),
  name: Name,
  search: z.string().max(120).optional(),
  filters: z.record(z.string().max(40), z.string().max(255)),
  hidden: Hidden,
  /** The column it is sorted by, with a minus before it where the order is descending. */
  sort: z.string().max(61).optional(),
});
export type SavedView = z.infer<typeof SavedView>;

/** What a user has chosen for a table: columns left out, and saved views. Source: R-TRIP-037 (G-127). */
export const TableChoice = z.object({
  /** Undefined while the usual columns are shown. */
  hidden: Hidden.optional(),
  views: z.array(SavedView).max(MAX_VIEWS).default([]),
});
export type TableChoice = z.infer<typeof TableChoice>;

export const TableName = z.string().regex(/^[a-z][a-z0-9._-]{0,39}$/, 'That isn’t a table name.');
