/** Who may change suppliers and institutions. Source: R-ACC-124. */
export const EDIT = { permission: 'Edit Supplier Profiles', action: 'edit supplier profiles' } as const;
export const REMOVE = { permission: 'Delete Supplier Profiles', action: 'delete supplier profiles' } as const;
