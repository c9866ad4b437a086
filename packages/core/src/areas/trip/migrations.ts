import { backfillMemberships } from '../../access/memberships';
import { TRIP_SCOPE } from '../../access/trip-scope';
import type { Backfill, Migrations } from '../../store/reindex';
import type { RescheduledRecord } from '../../store/reschedule-record';
import { Bookings } from './bookings/booking.records';
import { BookingDeadlines } from './bookings/booking-deadline.records';
import { backfillDeadlines } from './bookings/booking-writes';
import { ChecklistTasks } from './checklists/checklist.records';
import { Reminders } from './reminders/reminder.records';
import { nextCheck } from './trip-check/check-night';
import { migrateToTravelerIds } from './trips/people/migrate-to-traveler-ids';
import { backfillFinalPayment, Departures, Trips } from './trips/trip.records';

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
  writes: (w, trip, table) => backfillMemberships(w, TRIP_SCOPE, trip, table),
};

export const TRIP_MIGRATIONS: Migrations = {
  listed: [Trips, Bookings, BookingDeadlines, ChecklistTasks, Departures, Reminders],
  rescheduled: [UNCHECKED],
  backfills: [FINAL_PAYMENT, DEADLINES, TRAVELER_IDS, MEMBERSHIPS],
};
