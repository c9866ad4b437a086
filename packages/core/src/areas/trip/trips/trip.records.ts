import { fullName } from '../../../base/full-name';
import { listRow } from '../../../store/list-row';
import { countsOn, record, toItem, view } from '../../../store/record';
import type { Write, Writes } from '../../../store/write';
import { nextCheck } from '../trip-check/check-night';
import { DEADLINE_COLUMNS, DEADLINE_LIST, Departure, PaymentRow } from './departure';
import { Returns, toReturn } from './journeys/return.records';
import { getTripAdvisor } from './lifecycle/trip-life';
import { Traveler } from './traveler';
import { activeAmong, travelersAmong } from './traveler-counts';
import { Trip, TripRow } from './trip';
import { tripEvents } from './trip.events';
import { inTrip } from './trip.partition';

export const TRIP_LIST = ['TRIPS'] as const;
/** Archived trips stand in a list of their own, so that what an advisor works with costs the same however much is put away. */
export const ARCHIVED_TRIP_LIST = ['ARCHIVED_TRIPS'] as const;
export const getTripList = (trip: Pick<Trip, 'archived_at'>) => (trip.archived_at ? ARCHIVED_TRIP_LIST : TRIP_LIST);

/** How the trip list is kept: the figures and the lead beside the text, because bookings and travelers move them. */
export const TripRows = listRow(TripRow, {
  columns: [
    'code',
    'trip_name',
    'start_date',
    'end_date',
    'trip_status',
    'user_id',
    'advisor_name',
    'created_at',
    'organization_name',
    'trip_destinations',
    'creator_name',
    'tags',
    'trip_sub_type',
    'trip_group_kind',
    'advisor_id',
    'custom_code',
    'collaborators',
    'archived_at',
    'is_example',
  ],
  beside: ['trip_pax', 'trip_reservations', 'lead_traveler'],
  keyed: { id: ({ order: [id = ''] }) => id },
  usual: {
    creator_name: '',
    organization_name: '',
    trip_destinations: [],
    tags: [],
    collaborators: [],
    trip_sub_type: 'Customized',
    trip_group_kind: 'Individual',
  },
});

export const PaymentRows = listRow(PaymentRow, { columns: DEADLINE_COLUMNS });

/**
 * Trips by the day they leave, for whoever asks what departs soon; before that, each waits for its nightly check. Their final payments stand in
 * the list of deadlines.
 */
export const Departures = record({
  name: 'departure',
  schema: Departure,
  key: ['start_date', 'trip_id'],
  partition: () => ['DEPARTURES'],
  sort: (k) => [k.start_date, k.trip_id],
  due: (departure) => departure.check_at,
  list: ({ trip_id, final_payment: due }) =>
    due && {
      list: DEADLINE_LIST,
      order: [due.day, trip_id],
      row: PaymentRows.pack({ kind: 'final_payment', trip_id, ...due }),
    },
});

const finalPaymentOf = ({ trip_data_mapper: mapper, ...trip }: Trip): Departure['final_payment'] =>
  mapper.final_payment_date
    ? { day: mapper.final_payment_date, amount: mapper.final_total_amount, advisor_id: getTripAdvisor(trip) }
    : undefined;

/** A cancelled or archived trip does not depart, and neither does an example. */
export const departureOf = (trip: Trip): Departure | undefined =>
  trip.start_date && trip.trip_status !== 'CANCELLED' && !trip.archived_at && !trip.is_example
    ? {
        trip_id: trip.id,
        code: trip.code,
        trip_name: trip.trip_name,
        start_date: trip.start_date,
        trip_status: trip.trip_status,
        ...(trip.end_date && { end_date: trip.end_date }),
        final_payment: finalPaymentOf(trip),
        check_at: nextCheck({ trip_id: trip.id, start_date: trip.start_date }, trip.updated_at),
      }
    : undefined;

/** What others see of a departure; when it is checked is its own business. */
const shownOf = (departure: Departure) => ({ ...departure, check_at: undefined });

/** The trip itself; its list row carries the columns of the trip list and stands newest first. */
export const Trips = record({
  name: 'trip',
  schema: Trip,
  key: ['id'],
  partition: (k) => inTrip(k.id),
  sort: () => ['TRIP'],
  list: (trip) => ({ list: getTripList(trip), order: [trip.id], row: TripRows.pack(trip) }),
  counted: true,
  label: ({ trip_name }) => trip_name,
  facts: { created: tripEvents.created, changed: tripEvents.changed, restored: tripEvents.brought_back },
  unaudited: ['lead_traveler_id'],
  views: [
    view(Departures, (trip: Trip) => departureOf(trip) ?? [], shownOf),
    view(Returns, toReturn, ({ trip_id, end_date }) => ({ trip_id, end_date })),
  ],
});

/** Neither a contact nor who has cancelled counts among the travelers of a trip. Source: R-TRIP-058. */
export const Travelers = record({
  name: 'traveler',
  schema: Traveler,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['TRAVELER', k.id],
  counts: [
    countsOn(
      Trips,
      ({ trip_id: id }: Traveler) => ({ id }),
      (traveler) => TripRows.withRow({ trip_pax: activeAmong(travelersAmong([traveler])).length }),
    ),
  ],
  label: fullName,
  unaudited: ['trip_id', 'client_id'],
});

/** The final payment of a trip joins its departure, which was written before departures knew of it; nothing where there is none. */
export const backfillFinalPayment = (db: Writes, trip: Trip): Write[] => {
  const departure = departureOf(trip);
  if (!departure?.final_payment) return [];
  const { list_pk, list_sk, row, final_payment } = toItem(db.company, Departures, departure);
  const expected = { list_pk: undefined };
  return [db.updateIf(Departures, departure, { set: { list_pk, list_sk, row, final_payment }, expected })];
};

/** What moves on a trip when somebody works on it, with and without a version. */
export const TRIP_AS_READ = [
  'version',
  'trip_pax',
  'trip_reservations',
  'issued_invoices',
  'supplier_payments',
  'lead_traveler_id',
] as const;

/** For what is added to a trip without changing it: a write that refuses when the trip is deleted in the meantime. */
export const requireTripExists = (db: Writes, id: Trip['id'], now: string): Write =>
  db.updateIf(Trips, { id }, { set: { updated_at: now } });
