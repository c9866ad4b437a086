/** Whom a booking names: by which fields, and of which kinds of institutions its name may be. */
export const SUPPLIER_ROLES = [
  { role: 'supplier', name: 'supplier_name', id: 'supplier_id', kinds: ['supplier'] },
  { role: 'booked_through', name: 'booked_through', id: 'booked_through_id', kinds: ['supplier', 'institution'] },
] as const;
export type SupplierRole = (typeof SUPPLIER_ROLES)[number];
