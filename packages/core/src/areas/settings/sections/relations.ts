import * as z from 'zod';
import { DEFAULT_RELATIONS } from '../../lookups/public-schemas';
import { ListEntry, uniqueEntriesSchema } from '../lists/list-entry';
import { section } from '../section';

/** How people belong together. Source: R-SHELL-154, R-SHELL-267 (G-170). */
export const relations = section({
  name: 'relations',
  scope: 'company',
  path: '/myaccount/relations',
  permission: 'Settings',
  schema: z.object({
    entries: uniqueEntriesSchema(ListEntry).default(
      DEFAULT_RELATIONS.map(({ id, name }) => ({ id: String(id), name })),
    ),
  }),
});
