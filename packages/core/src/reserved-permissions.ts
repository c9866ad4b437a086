import type { Permission } from './access/permissions';
import { ALL_CONTRACTS } from './contracts';

/** Permissions that no access names and a handler or a section of the settings decides by, with a call that does. */
export const DECIDED_BY_HANDLERS: Readonly<Partial<Record<Permission, string>>> = Object.fromEntries(
  ALL_CONTRACTS.flatMap(({ id, decidesBy = [] }) => decidesBy.map((permission) => [permission, id])),
);

const AREA = 'An area of the role editor. Calls ask for the permissions in it, which build on it.';
const INVOICES = 'Accounting: invoices are to come.';
const EVENTS = 'Library: events kept for reuse are to come.';

/** Permissions that no operation asks for, with the reason. A test fails when a permission is neither asked for nor here. Source: spec 1 §6. */
export const RESERVED_PERMISSIONS: Readonly<Partial<Record<Permission, string>>> = {
  'My Account': 'An entry of the menu. Nobody is kept from their own profile, password and sign-in.',
  Trips: AREA,
  Users: AREA,
  'Client Itineraries': AREA,
  Reservations: AREA,
  CRM: AREA,
  Forms: AREA,
  Accounting: AREA,
  'Invoice Payments Reminders': INVOICES,
  'View Library Events': EVENTS,
  'Edit Library Events': EVENTS,
  'Delete Library Events': EVENTS,
  'Manage Payroll': 'Accounting: payroll is to come; the addresses of its pages ask for it.',
};
