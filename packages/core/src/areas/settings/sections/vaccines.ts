import * as z from 'zod';
import { DEFAULT_VACCINES } from '../../lookups/public-schemas';
import { ListEntry, uniqueEntriesSchema } from '../lists/list-entry';
import { section } from '../section';

/** The vaccines that profiles offer. A profile keeps the name itself, so an entry that is renamed or removed changes none. Source: R-ACC-151 (G-166). */
export const vaccines = section({
  name: 'vaccines',
  scope: 'company',
  path: '/myaccount/vaccines',
  permission: 'Settings',
  schema: z.object({
    entries: uniqueEntriesSchema(ListEntry).default(DEFAULT_VACCINES.map(({ id, name }) => ({ id: String(id), name }))),
  }),
});
