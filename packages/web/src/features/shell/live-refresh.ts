import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent, NotificationKind } from '@wayline/core/areas/live/live-event';
import { BOOKINGS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import { refetchIndexedLists } from './refetch-indexed-lists';

type Key = readonly string[];
const TRIPS: readonly Key[] = [
  ['trips'],
  ['trip-money'],
  ['table', 'trips'],
  ['itineraries'],
  ['itinerary-templates'],
  ['dashboard'],
];
/** What stands in the lists of what is due. */
const DUE: readonly Key[] = [['checklists', 'tasks']];

/** Suppliers as bookings are filled in from them, and names on bookings that none of them has. */
const SUPPLIERS: readonly Key[] = [['suppliers'], ['supplier-names']];

/** Invoices, what was paid on them, and what banks say of it. */
const ACCOUNTING: readonly Key[] = [
  ['invoices'],
  ['table', 'invoices'],
  ['payments'],
  ['table', 'payments'],
  ['trip-money'],
  ['table', 'trip-invoices'],
  // What travelers and clients owe follows from them.
  ['trips'],
  ['table', 'clients'],
  ['dashboard', 'money'],
  ['bank'],
  ['table', 'bank-lines'],
];

/** Everything that lists bookings, in trips or not yet, and what they are made from. */
const BOOKINGS: readonly Key[] = [
  ['table', 'bookings'],
  ['table', 'unclaimed-bookings'],
  ['table', 'claim-requests'],
  ['table', 'library'],
  ['bookings'],
  ['library'],
  ['places'],
  ...SUPPLIERS,
  ['cloud'],
];

/** What each kind of notification makes old; the counts are always read again. Source: R-SHELL-181..192, R-TRIP-198. */
const MADE_OLD: Partial<Record<NotificationKind, readonly Key[]>> = {
  subscription_payment_succeeded: [['subscription']],
  confirm_payment: [['payments']],
  trip_data_updated: [...TRIPS, ...DUE],
  booking_data_updated: [...TRIPS, ...BOOKINGS, ...DUE],
  received_form: [['forms'], ['table', 'forms']],
  invoice_added_or_updated: ACCOUNTING,
  task_added_or_updated: [['checklists']],
  flight_reservation_system_update: TRIPS,
  profile_import_or_export: [['profiles']],
  reminder_update: [['reminders'], ['trips'], ...DUE],
  booking_email_process: TRIPS,
  message_received: [['messages']],
  itinerary_viewed: [['itineraries']],
  itinerary_answered: [...TRIPS, ...BOOKINGS],
  client_data_updated: [
    ['clients'],
    ['table', 'clients'],
    ['table', 'deleted-clients'],
    ['ledger', 'entries'],
    ['payments', 'statement'],
  ],
  institution_data_updated: [
    ['institutions'],
    ...SUPPLIERS,
    ['table', 'suppliers'],
    ['table', 'institutions'],
    ['table', 'deleted-suppliers'],
    ['table', 'deleted-institutions'],
  ],
  ledger_updated: [['ledger']],
  settings_updated: [['settings'], ['agencies'], ['subscription'], ['users'], ['table', 'users'], ['lookups']],
};

type Heard = Pick<LiveEvent, 'kind'> & Partial<Pick<LiveEvent, 'channel'>>;
/** Whoever is at the bookings hears of trips that are not open here: only the list is older for it. */
const madeOld = ({ kind, channel }: Heard): readonly Key[] =>
  channel === BOOKINGS_CHANNEL ? [['table', 'bookings']] : [['shell'], ...(MADE_OLD[kind] ?? [])];

/** Reads again what an event has made old, if it is on screen. */
export const refreshAfter = async (client: QueryClient, event: Heard): Promise<void> => {
  const old = madeOld(event);
  refetchIndexedLists(client, old);
  await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })));
};
