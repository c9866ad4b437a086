import * as z from 'zod';
import { DEFAULT_OCCASIONS } from '../../lookups/public-schemas';
import { ListEntry, uniqueEntriesSchema } from '../lists/list-entry';
import { section } from '../section';

/** What the company celebrates with its clients. Source: R-SHELL-150, R-SHELL-251 (G-169). */
export const occasions = section({
  name: 'occasions',
  scope: 'company',
  path: '/myaccount/occasions',
  permission: 'Settings',
  schema: z.object({
    entries: uniqueEntriesSchema(ListEntry).default(
      DEFAULT_OCCASIONS.map(({ id, name }) => ({ id: String(id), name })),
    ),
  }),
});
