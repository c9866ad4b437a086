import { isPermission, PERMISSIONS, type Permission } from './permissions';
import type { StoredRole } from './stored-role';

/** The roles a company starts with; it may name others. Source: spec 1 §1 and §6. */
export const ROLES = [
  'Master Admin',
  'Advisor',
  'Planner',
  'Accounting',
  'Manager',
  'Independent Contractor',
  'Standard',
] as const;
export type Role = (typeof ROLES)[number];

/** The role of a user: the first role name, and Standard for a user without any. Source: R-SHELL-124 (G-048). */
export const getRole = (roles: readonly string[]): string => roles[0]?.trim() || 'Standard';

const LOOK: readonly Permission[] = [
  'Dashboard',
  'My Account',
  'Trips',
  'Client Itineraries',
  'Reservations',
  'CRM',
  'Library',
  'Forms',
  'View Trips',
  'Preview Trips',
  'View Client Itinerary',
  'View Shared Information Client Itinerary',
  'View Reservations',
  'View Client Profiles',
  'View Supplier Profiles',
  'View Library Reservations',
  'View Library Events',
  'View Forms',
];
const PLAN: readonly Permission[] = [
  ...LOOK,
  'Reminders',
  'Client Reservation Deadlines',
  'Edit Trips',
  'Cancel Trips',
  'Restore Trips',
  'Archive Trips',
  'Unarchive Trips',
  'Package Builder',
  'Documents',
  'Share Trips',
  'Edit Client Itinerary',
  'Delete Client Itinerary',
  'Edit Reservations',
  'Delete Reservations',
  'Add Confirmation On Reservations',
  'Edit Client Profiles',
  'Edit Library Reservations',
  'Edit Library Events',
  'Edit Forms',
];
const SELL: readonly Permission[] = [
  ...PLAN,
  'Accounting',
  'Dashboard Sales',
  'Invoice Payments Reminders',
  'Edit Supplier Profiles',
  'View Invoices',
  'Edit Invoices',
  'Apply Payment On Invoices',
  'View Payments',
  'View Commissions',
  'Sabre',
];
const COUNT: readonly Permission[] = [
  ...LOOK,
  'Reminders',
  'Accounting',
  'Dashboard Sales',
  'Company Reservation Deadlines',
  'Client Reservation Deadlines',
  'Invoice Payments Reminders',
  'Payment Collection',
  'Documents',
  'View Invoices',
  'Edit Invoices',
  'Delete Invoices',
  'Apply Payment On Invoices',
  'View Payments',
  'Edit Payments',
  'Delete Payments',
  'View Commissions',
  'Manage Payroll',
  'View Ledger',
  'Post Ledger Entries',
  'Close Ledger Months',
  'Trip Agent Commission Setup',
  'Reservation Agent Commission Setup',
];
/** What a manager of people and trips leaves to the Master Admin. */
const ADMIN_ONLY: readonly Permission[] = [
  'Subscription and Payment',
  'Customize your platform',
  'Integrations',
  'Manage Payroll',
  'Post Ledger Entries',
  'Close Ledger Months',
  'View Client Credit Card',
];

/** In the order of all permissions. */
const inOrder = (held: readonly Permission[]): readonly Permission[] =>
  PERMISSIONS.filter((permission) => held.includes(permission));

/** What each role holds until a company edits it; Standard only looks. Source: G-047, G-204. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  'Master Admin': PERMISSIONS,
  Advisor: inOrder([
    ...SELL,
    'Delete Trips',
    'Delete Client Profiles',
    'Delete Library Reservations',
    'Delete Library Events',
    'Delete Forms',
  ]),
  Planner: inOrder(PLAN),
  Accounting: inOrder(COUNT),
  Manager: PERMISSIONS.filter((permission) => !ADMIN_ONLY.includes(permission)),
  'Independent Contractor': inOrder(SELL),
  Standard: inOrder(LOOK),
};

/** Whether a role is one that every company starts with. */
export const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);

/**
 * What a role holds in a company that keeps these roles: as the company has edited it, else what the role starts with. A role that nobody
 * knows holds what Standard does. Source: G-047.
 */
export const getRolePermissions = (role: string, kept: readonly StoredRole[] = []): readonly Permission[] => {
  const edited = kept.find(({ name }) => name === role);
  if (edited) return edited.permissions.filter(isPermission);
  return isRole(role) ? ROLE_PERMISSIONS[role] : getRolePermissions('Standard', kept);
};
