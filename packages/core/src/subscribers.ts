import { followMemberships } from './access/memberships';
import { SCOPED_KINDS } from './access/scoped-kinds';
import { readAnnouncement } from './announcers';
import { freeTakenBack } from './areas/accounting/bank/reopen-line';
import { Credits } from './areas/accounting/credits/credit.records';
import { followRenames } from './areas/accounting/follow-names';
import { Invoices, TripMoney } from './areas/accounting/invoices/invoice.records';
import { Payments } from './areas/accounting/payments/payment.records';
import { followClientBalances } from './areas/accounting/statuses/follow-client-balances';
import { followTravelerStatuses } from './areas/accounting/statuses/follow-traveler-statuses';
import { registeredByForm } from './areas/accounting/statuses/registered-by-form';
import { billedPaymentStatus, bookingPaymentStatus } from './areas/accounting/suppliers/booking-payment-status';
import { followPayables } from './areas/accounting/suppliers/follow-payables';
import { Clients } from './areas/clients/client.records';
import { JournalEntries } from './areas/ledger/ledger.records';
import { keepStatements } from './areas/ledger/statements';
import { type Follower, onChanges, type Subscriber } from './areas/live/public';
import { notifyPresences } from './areas/notifications/notify-presence';
import { TripPresences } from './areas/notifications/presence.records';
import { notificationSubscribers } from './areas/notifications/subscribers';
import { Bookings } from './areas/trip/bookings/booking.records';
import { advisorNames } from './areas/trip/trips/advisor-names';
import { Travelers, Trips } from './areas/trip/trips/trip.records';
import { SEARCH_INDEXES } from './search-indexes';
import { updateSearchIndex } from './store/search/update-search';

/** Who follows records, in the order they are served. */
export const FOLLOWERS: readonly Follower[] = [
  ...SCOPED_KINDS.map((kind) =>
    onChanges([kind], `memberships of ${kind.name}`, ({ table }, changes) =>
      followMemberships(table, kind, changes(kind.name)),
    ),
  ),
  ...SEARCH_INDEXES.map((index) =>
    onChanges([index.def, ...(index.parent ? [index.parent.def] : [])], index.name, ({ table }, changes) =>
      updateSearchIndex(table, index, changes),
    ),
  ),
  onChanges([Trips, Clients], 'names on invoices', ({ table }, changes) =>
    followRenames(table, { trips: changes(Trips.name), clients: changes(Clients.name) }),
  ),
  onChanges([TripMoney, Bookings, Trips], 'payables', ({ table }, changes) =>
    followPayables(table, {
      money: changes(TripMoney.name),
      bookings: changes(Bookings.name),
      trips: changes(Trips.name),
    }),
  ),
  onChanges([Invoices, Payments, Credits], 'client balances', ({ table }, changes) =>
    followClientBalances(table, {
      invoices: changes(Invoices.name),
      payments: changes(Payments.name),
      credits: changes(Credits.name),
    }),
  ),
  onChanges([Invoices, Travelers, Bookings, Clients], 'traveler statuses', ({ table }, changes) =>
    followTravelerStatuses(table, {
      invoices: changes(Invoices.name),
      travelers: changes(Travelers.name),
      clients: changes(Clients.name),
      bookings: changes(Bookings.name),
    }),
  ),
  onChanges([JournalEntries], 'statements', ({ table }, changes) =>
    keepStatements(table, changes(JournalEntries.name)),
  ),
  onChanges([JournalEntries], 'bank lines', ({ table }, changes) => freeTakenBack(table, changes(JournalEntries.name))),
  onChanges(
    [TripPresences],
    'presence',
    (tools, changes) => notifyPresences(tools, changes(TripPresences.name)),
    'forgotten',
  ),
];

/** Who does something about facts, in the order they are served. */
export const SUBSCRIBERS: readonly Subscriber[] = [
  ...notificationSubscribers(readAnnouncement),
  advisorNames,
  bookingPaymentStatus,
  billedPaymentStatus,
  registeredByForm,
];
