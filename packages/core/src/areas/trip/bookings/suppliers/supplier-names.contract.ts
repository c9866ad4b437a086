import * as z from 'zod';
import { byId, contract } from '../../../../contract/contract';
import { InstitutionId } from '../../../institutions/public-schemas';

/** A name that waits, as most bookings write it, and whom it may mean: those of the same name first. */
export const WaitingName = z.object({
  name_key: z.string(),
  name: z.string(),
  bookings: z.int(),
  /** The type of supplier that most of these bookings are bought from. Source: R-TRIP-075. */
  default_type: z.string(),
  candidates: z.array(z.object({ id: InstitutionId, acct: z.string(), name: z.string(), same_name: z.boolean() })),
});
export type WaitingName = z.infer<typeof WaitingName>;

const list = contract({
  id: 'book.supplier-names.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/supplier_names',
  handler: 'trip/bookings/list-supplier-names',
  summary: 'The names on bookings that mean none of the company’s suppliers, or several, those on most bookings first.',
  access: {
    kind: 'signed_in',
    permissions: ['View Reservations', 'View Supplier Profiles'],
    action: 'view supplier profiles',
  },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({
    names: z.array(WaitingName),
    /** Whether there are more than were looked at. */
    more: z.boolean(),
  }),
});
const link = contract({
  id: 'book.supplier-names.link',
  service: 'book',
  method: 'POST',
  path: '/api/v1/supplier_names',
  handler: 'trip/bookings/link-supplier-name',
  summary: 'Say which supplier a name on bookings means. Some bookings at a time: ask again while any are left.',
  access: {
    kind: 'signed_in',
    permissions: ['Edit Reservations', 'View Supplier Profiles'],
    action: 'edit reservations',
  },
  keyScope: 'book:write',
  input: z.object({ name_key: z.string().min(1).max(80), supplier_id: InstitutionId }),
  output: z.object({ linked: z.int(), left: z.int() }),
  errors: ['record.missing', 'record.stale'],
});

export const supplierNamesContracts = byId(list, link);
