import type { Actor } from '../../../access/actor';
import { addDays } from '../../../base/days';
import type { TripId } from '../../../base/ids';
import { fullPage, wholeList } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import { betweenDays } from '../booking-lists/booking-row';
import { BOOKING_LIST, BookingRows } from '../bookings/booking.records';
import { Departure } from './departure';
import { isOwed } from './people/accounting-summary';
import { Departures } from './trip.records';

const SOON_DAYS = 30;
/** So many trips the dashboard shows, and asks whether they are paid. */
const NEXT = 20;
/** So many departures are read: more than that leave soon in no company yet. */
const MOST = 100;
/** What a departure says, without what the table needs of it: that is about half of its bytes. */
const FIELDS = Departure.keyof().options;

type Reader = Pick<Actor, 'permissions'>;
type NextDepartures = { upcoming: Departure[]; soon: TripId[]; unpaid: TripId[] };
const NONE: NextDepartures = { upcoming: [], soon: [], unpaid: [] };

/** The trips of those departures that have bookings agreed with the client, due by that day and not paid in full, within the days of the trips. */
const unpaidOf = async (db: TenantDb, { permissions }: Reader, trips: readonly Departure[], by: string) => {
  const [first] = trips;
  if (!first || !permissions.has('View Reservations') || !permissions.has('Dashboard Sales')) return [];
  const last = trips.reduce((day, { start_date, end_date = start_date }) => (end_date > day ? end_date : day), '');
  const rows = await wholeList((cursor) =>
    db.listRows(BOOKING_LIST, BookingRows, { ...betweenDays(first.start_date, last), cursor }),
  );
  const owed = new Set<string>(rows.filter((row) => isOwed(row, by)).map(({ trip_id }) => trip_id));
  return trips.filter(({ trip_id }) => owed.has(trip_id)).map(({ trip_id }) => trip_id);
};

/**
 * What departs next, and which of it leaves soon or is not paid: the dashboard counts them, the trip list shows them, and neither tells
 * of anything its reader may not see.
 */
export const nextDepartures = async (db: TenantDb, reader: Reader, today: string): Promise<NextDepartures> => {
  if (!reader.permissions.has('View Trips')) return NONE;
  const after = `${addDays(today, -1)}~`;
  const where = { partition: ['DEPARTURES'], after, fields: FIELDS };
  const { items } = await fullPage({
    size: MOST,
    cursor: undefined,
    next: (cursor) => db.listPartition(Departures, where, { cursor, limit: MOST }),
    matches: () => true,
  });
  const until = addDays(today, SOON_DAYS);
  const upcoming = items.slice(0, NEXT);
  return {
    upcoming,
    soon: items.filter(({ start_date }) => start_date <= until).map(({ trip_id }) => trip_id),
    unpaid: await unpaidOf(db, reader, upcoming, until),
  };
};
