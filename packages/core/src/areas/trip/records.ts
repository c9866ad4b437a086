import { backfillMemberships } from '../../access/memberships';
import { TRIP_SCOPE } from '../../access/trip-scope';
import type { AreaRecords } from '../../store/area-records';
import { wholeList } from '../../store/full-page';
import type { Backfill } from '../../store/reindex';
import type { RescheduledRecord } from '../../store/reschedule-record';
import { backfillSearch } from '../../store/search/backfill-search';
import { takeSerial } from '../../store/serial';
import type { TenantDb } from '../../store/tenant-db';
import { BOOKING_INDEX } from './booking-lists/booking-search.index';
import { Bookings } from './bookings/booking.records';
import { BookingDeadlines } from './bookings/booking-deadline.records';
import { backfillDeadlines } from './bookings/booking-writes';
import { SUPPLIER_BACKFILLS } from './bookings/suppliers/migrate-to-supplier-ids';
import { ChecklistTasks } from './checklists/checklist.records';
import { partitionsOfTrip } from './history/trip-partitions';
import { listTripIds } from './projections/every-trip';
import { Reminders } from './reminders/reminder.records';
import { nextCheck } from './trip-check/check-night';
import { DeletedTrips } from './trips/deleted-trip.records';
import { Returns, toReturn } from './trips/journeys/return.records';
import { ImportChunks, TripImports } from './trips/lifecycle/trip-import';
import { UnfinishedCopies } from './trips/lifecycle/unfinished-copy';
import { migrateToTravelerIds } from './trips/people/migrate-to-traveler-ids';
import { backfillFinalPayment, Departures, Trips } from './trips/trip.records';
import { TRIP_INDEX } from './trips/trip-search.index';

/** Departures are checked every night since trips are checked at all; those that were written before wait for their next night. */
const UNCHECKED: RescheduledRecord<typeof Departures> = {
  def: Departures,
  withDueTime: (departure, now) => ({ ...departure, check_at: departure.check_at ?? nextCheck(departure, now) }),
};
const FINAL_PAYMENT: Backfill<typeof Trips> = { def: Trips, writes: backfillFinalPayment };
const DEADLINES: Backfill<typeof Bookings> = { def: Bookings, writes: backfillDeadlines };
const TRAVELER_IDS: Backfill<typeof Bookings> = { def: Bookings, writes: migrateToTravelerIds };
const MEMBERSHIPS: Backfill<typeof Trips> = {
  def: Trips,
  writes: (db, trip) => backfillMemberships(db, TRIP_SCOPE, trip),
};

/** Trips from before their return was kept, whose clients are then known to have traveled. */
const RETURNS: Backfill<typeof Trips> = {
  def: Trips,
  writes: async (db, trip) => {
    const [row] = toReturn(trip);
    return row && !(await db.get(Returns, row)) ? [db.put(Returns, row)] : [];
  },
};

/** Bookings from before their index get the number that it knows them by. */
const BOOKING_SEARCH: Backfill<typeof Bookings> = {
  def: Bookings,
  writes: async (db, booking) =>
    booking.serial === undefined
      ? [
          db.updateIf(Bookings, booking, {
            set: { serial: await takeSerial(db, 'booking') },
            expected: { serial: undefined },
          }),
        ]
      : backfillSearch(db, BOOKING_INDEX, booking),
};
const TRIP_SEARCH: Backfill<typeof Trips> = {
  def: Trips,
  writes: (db, trip) => backfillSearch(db, TRIP_INDEX, trip),
};

const idsIn = <T extends { id: string }>(items: readonly T[]) => items.map(({ id }) => id);
/** Every trip, wherever it is just now: in either list, deleted, or a copy that is being made. */
const tripsOf = async (db: TenantDb): Promise<string[]> => {
  const [ids, { deleted }, { copies }] = await Promise.all([
    listTripIds(db),
    db.readPartition(DeletedTrips.partition({ id: '' }), { deleted: DeletedTrips }),
    db.readPartition(UnfinishedCopies.partition({ trip_id: '' }), { copies: UnfinishedCopies }),
  ]);
  return [...ids, ...idsIn(deleted), ...copies.map(({ trip_id }) => trip_id)];
};

export const TRIP_RECORDS: AreaRecords = {
  listed: [Trips, Bookings, BookingDeadlines, ChecklistTasks, Departures, Reminders],
  rescheduled: [UNCHECKED],
  backfills: [
    FINAL_PAYMENT,
    DEADLINES,
    TRAVELER_IDS,
    ...SUPPLIER_BACKFILLS,
    MEMBERSHIPS,
    TRIP_SEARCH,
    BOOKING_SEARCH,
    RETURNS,
  ],
  partitions: [
    {
      of: async (db) =>
        idsIn(
          await wholeList((cursor) =>
            db.listPartition(TripImports, { partition: TripImports.partition({ id: '' }) }, { cursor }),
          ),
        ),
      partitions: (import_id) => [ImportChunks.partition({ import_id, chunk: '' })],
    },
    { of: tripsOf, partitions: partitionsOfTrip },
  ],
};
