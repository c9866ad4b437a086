import type { Actor } from '@wayline/core/access/actor';
import { betweenDays } from '@wayline/core/areas/trip/booking-lists/booking-row';
import { BOOKING_LIST, BookingRows } from '@wayline/core/areas/trip/bookings/booking.records';
import { Departure } from '@wayline/core/areas/trip/trips/departure';
import { isOwed } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import { Departures } from '@wayline/core/areas/trip/trips/trip.records';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { fullPage, wholeList } from '@wayline/core/store/full-page';
import { tenantDb } from '@wayline/core/store/tenant-db';

const SOON_DAYS = 30;
/** So many trips the dashboard shows, and asks whether they are paid. */
const NEXT = 20;
/** So many departures are read: more than that leave soon in no company yet. */
const MOST = 100;
/** What a departure says, without what the table needs of it: that is about half of its bytes. */
const FIELDS = Departure.keyof().options;

type Reader = Pick<Actor, 'company_id' | 'permissions'>;
type NextDepartures = { upcoming: Departure[]; soon: TripId[]; unpaid: TripId[] };
const NONE: NextDepartures = { upcoming: [], soon: [], unpaid: [] };

/** The trips of those departures that have bookings agreed with the client and not paid in full, within the days of the trips. */
const unpaidOf = async (table: Table, { company_id, permissions }: Reader, trips: readonly Departure[]) => {
  const [first] = trips;
  if (!first || !permissions.has('View Reservations') || !permissions.has('Dashboard Sales')) return [];
  const last = trips.reduce((day, { start_date, end_date = start_date }) => (end_date > day ? end_date : day), '');
  const rows = await wholeList((cursor) =>
    tenantDb(table, company_id).listRows(BOOKING_LIST, BookingRows, {
      ...betweenDays(first.start_date, last),
      cursor,
    }),
  );
  const owed = new Set<string>(rows.filter(isOwed).map(({ trip_id }) => trip_id));
  return trips.filter(({ trip_id }) => owed.has(trip_id)).map(({ trip_id }) => trip_id);
};

/**
 * What departs next, and which of it leaves soon or is not paid: the dashboard counts them, the trip list shows them, and neither tells
 * of anything its reader may not see.
 */
export const nextDepartures = async (table: Table, reader: Reader, today: string): Promise<NextDepartures> => {
  if (!reader.permissions.has('View Trips')) return NONE;
  const after = `${addDays(today, -1)}~`;
  const where = { partition: ['DEPARTURES'], after, fields: FIELDS };
  const { items } = await fullPage({
    size: MOST,
    cursor: undefined,
    next: (cursor) => tenantDb(table, reader.company_id).listPartition(Departures, where, { cursor, limit: MOST }),
    matches: () => true,
  });
  const until = addDays(today, SOON_DAYS);
  const upcoming = items.slice(0, NEXT);
  return {
    upcoming,
    soon: items.filter(({ start_date }) => start_date <= until).map(({ trip_id }) => trip_id),
    unpaid: await unpaidOf(table, reader, upcoming),
  };
};
