import { backfillMemberships } from './access/memberships';
import { TRIP_SCOPE } from './access/trip-scope';
import { AccountClosures, DataExports, Offboardings } from './areas/closure/account-closure.records';
import { LibraryItems } from './areas/library/library.records';
import { SENT_MAIL_BACKFILL } from './areas/messaging/sent-mail-backfill';
import { Bookings } from './areas/trip/bookings/booking.records';
import { BookingDeadlines } from './areas/trip/bookings/booking-deadline.records';
import { backfillDeadlines } from './areas/trip/bookings/booking-writes';
import { ChecklistTasks } from './areas/trip/checklists/checklist.records';
import { Reminders } from './areas/trip/reminders/reminder.records';
import { nextCheck } from './areas/trip/trip-check/check-night';
import { migrateToTravelerIds } from './areas/trip/trips/people/migrate-to-traveler-ids';
import type { Trip } from './areas/trip/trips/trip';
import { backfillFinalPayment, Departures, Trips } from './areas/trip/trips/trip.records';
import type { Table } from './store/client';
import type { RecordDef } from './store/record';
import type { Backfill } from './store/reindex';
import type { RescheduledRecord } from './store/reschedule-record';
import type { Writes } from './store/write';

/** Every record that stands in a list, for the upkeep that gives older data its place. */
export const LISTED_RECORDS: readonly RecordDef[] = [
  Trips,
  Bookings,
  BookingDeadlines,
  ChecklistTasks,
  LibraryItems,
  Departures,
  Reminders,
] as unknown as readonly RecordDef[];

/** Departures are checked every night since trips are checked at all; those that were written before wait for their next night. */
const UNCHECKED: RescheduledRecord<typeof Departures> = {
  def: Departures,
  withDueTime: (departure, now) => ({ ...departure, check_at: departure.check_at ?? nextCheck(departure, now) }),
};
/** What takes long and comes seldom waits apart since it has a job of its own. */
const APART = [AccountClosures, DataExports, Offboardings].map((def) => ({
  def,
  withDueTime: (value: unknown) => value,
}));
/** Every record that earlier versions wrote without the time it waits for, or to wait elsewhere, for the same upkeep. */
export const RESCHEDULED_RECORDS: readonly RescheduledRecord[] = [
  UNCHECKED,
  ...APART,
] as unknown as readonly RescheduledRecord[];

/** What earlier versions did not write beside a record, or left in one, for the same upkeep. */
export const BACKFILLS: readonly Backfill[] = [
  { def: Trips, writes: backfillFinalPayment },
  { def: Bookings, writes: backfillDeadlines },
  { def: Bookings, writes: migrateToTravelerIds },
  { def: Trips, writes: (w: Writes, trip: Trip, table: Table) => backfillMemberships(w, TRIP_SCOPE, trip, table) },
  SENT_MAIL_BACKFILL,
] as unknown as readonly Backfill[];
