/** Who sees and who manages the users of a company; the Standard role never. Source: spec 1 §6, R-SHELL-100..103. */
const deniedRoles = ['Standard'];
export const VIEW_USERS = {
  kind: 'signed_in',
  permissions: ['View Users'],
  deniedRoles,
  action: 'view users',
} as const;
export const MANAGE_USERS = {
  kind: 'signed_in',
  permissions: ['Manage Users'],
  deniedRoles,
  action: 'manage users',
} as const;
/** What a plan has to open; keeping somebody out and removing them is never a matter of the plan. */
export const ADMINISTER_USERS = { ...MANAGE_USERS, tier: 'Basic' } as const;
