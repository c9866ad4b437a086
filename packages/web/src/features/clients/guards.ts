/** Who may delete clients, and restore them. Source: R-ACC-124. */
export const REMOVE = { permission: 'Delete Client Profiles', action: 'delete client profiles' } as const;
