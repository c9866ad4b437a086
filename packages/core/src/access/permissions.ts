/** The names of everything a role can allow, as the session carries them. Source: R-SHELL-217, spec 1 §6 (G-049). */
export const PERMISSIONS = [
  'Dashboard',
  'Reminders',
  'My Account',
  'Users',
  'Settings',
  'Integrations',
  'Trips',
  'Client Itineraries',
  'Reservations',
  'CRM',
  'Accounting',
  'Library',
  'Forms',
  'Dashboard Sales',
  'Company Reservation Deadlines',
  'Client Reservation Deadlines',
  'Invoice Payments Reminders',
  'Subscription and Payment',
  'View Users',
  'Manage Users',
  'Sales Target',
  'Payment Collection',
  'Content',
  'Customize your platform',
  'Sabre',
  'View Trips',
  'Edit Trips',
  'Cancel Trips',
  'Restore Trips',
  'Archive Trips',
  'Unarchive Trips',
  'Delete Trips',
  'Package Builder',
  'Documents',
  'Share Trips',
  'Preview Trips',
  'View Client Itinerary',
  'Edit Client Itinerary',
  'Delete Client Itinerary',
  'View Shared Information Client Itinerary',
  'View Reservations',
  'Edit Reservations',
  'Delete Reservations',
  'Add Confirmation On Reservations',
  'View Client Profiles',
  'Edit Client Profiles',
  'Delete Client Profiles',
  'View Supplier Profiles',
  'Edit Supplier Profiles',
  'Delete Supplier Profiles',
  'View Invoices',
  'Edit Invoices',
  'Delete Invoices',
  'Apply Payment On Invoices',
  'View Payments',
  'Edit Payments',
  'Delete Payments',
  'View Commissions',
  'View Library Reservations',
  'Edit Library Reservations',
  'Delete Library Reservations',
  'View Library Events',
  'Edit Library Events',
  'Delete Library Events',
  'View Forms',
  'Edit Forms',
  'Delete Forms',
  'Manage Payroll',
  'View Ledger',
  'Post Ledger Entries',
  'Close Ledger Months',
  'Trip Agent Commission Setup',
  'Reservation Agent Commission Setup',
  'View Client Credit Card',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const names = new Set<string>(PERMISSIONS);
/** Whether a stored name is a permission that Wayline knows. */
export const isPermission = (name: string): name is Permission => names.has(name);

/** Whether a permission is held. Source: R-SHELL-125. */
export const holds = (held: readonly string[] | ReadonlySet<string>, permission: Permission): boolean =>
  'has' in held ? held.has(permission) : held.includes(permission);

/** How commission is handled by this user: set it, or only look. */
export type CommissionMode = 'set' | 'view';
/** Source: R-SHELL-218, R-SHELL-219. */
export const tripCommissionMode = (held: readonly string[] | ReadonlySet<string>): CommissionMode =>
  holds(held, 'Trip Agent Commission Setup') ? 'set' : 'view';
/** Source: R-SHELL-220, R-SHELL-221. */
export const bookingCommissionMode = (held: readonly string[] | ReadonlySet<string>): CommissionMode =>
  holds(held, 'Reservation Agent Commission Setup') ? 'set' : 'view';
