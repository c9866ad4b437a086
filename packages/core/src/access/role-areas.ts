import type { Permission } from './permissions';

/** What is seen, edited and deleted under one name; each part of it is a permission of its own. */
type Subject =
  | 'Trips'
  | 'Client Itinerary'
  | 'Reservations'
  | 'Client Profiles'
  | 'Supplier Profiles'
  | 'Invoices'
  | 'Payments'
  | 'Library Reservations'
  | 'Library Events'
  | 'Forms';
export const SUBJECT_VERBS = ['View', 'Edit', 'Delete'] as const;
export const onSubject = (verb: (typeof SUBJECT_VERBS)[number], subject: Subject): Permission => `${verb} ${subject}`;

export type Area = {
  title: string;
  /** The permission that shows the area at all. */
  opens?: Permission;
  subjects: readonly Subject[];
  further: readonly Permission[];
};

/** All permissions as a person reads them: by what they are about. Source: spec 1 §6. */
export const PERMISSION_AREAS: readonly Area[] = [
  {
    title: 'Trips',
    opens: 'Trips',
    subjects: ['Trips'],
    further: [
      'Cancel Trips',
      'Restore Trips',
      'Archive Trips',
      'Unarchive Trips',
      'Share Trips',
      'Preview Trips',
      'Package Builder',
      'Documents',
    ],
  },
  {
    title: 'Client itineraries',
    opens: 'Client Itineraries',
    subjects: ['Client Itinerary'],
    further: ['View Shared Information Client Itinerary'],
  },
  {
    title: 'Reservations',
    opens: 'Reservations',
    subjects: ['Reservations'],
    further: [
      'Add Confirmation On Reservations',
      'Company Reservation Deadlines',
      'Client Reservation Deadlines',
      'Sabre',
    ],
  },
  {
    title: 'Clients and suppliers',
    opens: 'CRM',
    subjects: ['Client Profiles', 'Supplier Profiles'],
    further: ['View Client Credit Card'],
  },
  {
    title: 'Accounting',
    opens: 'Accounting',
    subjects: ['Invoices', 'Payments'],
    further: [
      'Apply Payment On Invoices',
      'Invoice Payments Reminders',
      'Payment Collection',
      'Dashboard Sales',
      'View Commissions',
      'Trip Agent Commission Setup',
      'Reservation Agent Commission Setup',
      'Manage Payroll',
      'View Ledger',
      'Post Ledger Entries',
      'Close Ledger Months',
    ],
  },
  { title: 'Library', opens: 'Library', subjects: ['Library Reservations', 'Library Events'], further: [] },
  { title: 'Forms', opens: 'Forms', subjects: ['Forms'], further: [] },
  {
    title: 'Company and colleagues',
    subjects: [],
    further: [
      'Dashboard',
      'Reminders',
      'My Account',
      'Users',
      'View Users',
      'Manage Users',
      'Sales Target',
      'Settings',
      'Content',
      'Customize your platform',
      'Integrations',
      'Subscription and Payment',
    ],
  },
];

/** The permissions of an area, in the order they are shown. */
export const permissionsIn = ({ opens, subjects, further }: Area): Permission[] => [
  ...(opens ? [opens] : []),
  ...subjects.flatMap((subject) => SUBJECT_VERBS.map((verb) => onSubject(verb, subject))),
  ...further,
];

const FURTHER_NEEDS: Partial<Record<Permission, Permission>> = {
  'Cancel Trips': 'View Trips',
  'Restore Trips': 'View Trips',
  'Archive Trips': 'View Trips',
  'Unarchive Trips': 'View Trips',
  'Share Trips': 'View Trips',
  'Preview Trips': 'View Trips',
  'Package Builder': 'View Trips',
  'View Shared Information Client Itinerary': 'View Client Itinerary',
  'Add Confirmation On Reservations': 'Edit Reservations',
  'View Client Credit Card': 'View Client Profiles',
  'Apply Payment On Invoices': 'View Invoices',
  'Trip Agent Commission Setup': 'View Trips',
  'Reservation Agent Commission Setup': 'View Reservations',
  'Manage Users': 'View Users',
};

/** What a permission is of no use without; undefined for one that stands alone. */
export const neededFor = (permission: Permission): Permission | undefined => {
  for (const { opens, subjects } of PERMISSION_AREAS)
    for (const subject of subjects) {
      if (permission === onSubject('View', subject)) return opens;
      if (permission === onSubject('Edit', subject)) return onSubject('View', subject);
      if (permission === onSubject('Delete', subject)) return onSubject('View', subject);
    }
  return FURTHER_NEEDS[permission];
};

export type Unusable = { permission: Permission; without: Permission };
/** What is held to no use, because something that it builds on is not held. */
export const unusable = (held: readonly Permission[]): Unusable[] =>
  held.flatMap((permission) => {
    const without = neededFor(permission);
    return without && !held.includes(without) ? [{ permission, without }] : [];
  });
