import * as z from 'zod';
import { ListBranch, type ListEntry, section, uniqueEntriesSchema } from '../../settings/public-schemas';
import { SUPPLIER_GROUPS, TRANSPORTATION } from '../bookings/types/supplier-groups';

/** The groups bookings file their suppliers in, by what the company calls them; a company adds its own beside them. */
const NAMES = {
  Airline: 'Airlines',
  'Ocean Cruise': 'Cruise lines',
  Hotel: 'Hotels',
  transportation: 'Transportation',
  general: 'General',
} as const satisfies Record<(typeof SUPPLIER_GROUPS)[number], string>;

/** Whether bookings file suppliers under this type, so that it may be renamed and hidden and never taken away. */
export const isOwnSupplierType = ({ id }: Pick<ListEntry, 'id'>): boolean =>
  !([...SUPPLIER_GROUPS, ...TRANSPORTATION] as readonly string[]).includes(id);

const first = (): ListBranch[] =>
  SUPPLIER_GROUPS.map((id) => ({
    id,
    name: NAMES[id],
    children: id === 'transportation' ? TRANSPORTATION.map((kind) => ({ id: kind, name: kind })) : [],
  }));
const missing = (entries: readonly ListBranch[]) => {
  const ids = new Set(entries.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
  return [...SUPPLIER_GROUPS, ...TRANSPORTATION].some((id) => !ids.has(id));
};

/** Of whom the company buys: types with their kinds. Source: spec 1 §3 Supplier type, R-SHELL-149, R-SHELL-252. */
export const supplierTypes = section({
  name: 'supplier_types',
  scope: 'company',
  path: '/myaccount/supplier_types',
  permission: 'Settings',
  schema: z.object({
    entries: uniqueEntriesSchema(ListBranch)
      .refine((entries) => !missing(entries), 'Bookings use one of the types that are missing. Hide it instead.')
      .default(first),
  }),
});
