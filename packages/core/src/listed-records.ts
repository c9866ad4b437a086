import { Bookings } from './bookings/booking.records';
import { BookingDeadlines } from './bookings/booking-deadline.records';
import { deadlinesJoin } from './bookings/booking-writes';
import { ChecklistTasks } from './checklists/checklist.records';
import { Closings, DataExports, Leavings } from './closing/closing.records';
import { LibraryItems } from './library/library.records';
import { Reminders } from './messaging/reminder.records';
import { SPENT_MAILS } from './messaging/spent-mail';
import type { RecordDef } from './store/record';
import type { Mended } from './store/reindex';
import type { Waiting } from './store/wake';
import { nextCheck } from './trip-check/check-night';
import { Departures, paymentJoins, Trips } from './trips/trip.records';

/** Every record that stands in a list, for the upkeep that gives older data its place. */
export const LISTED: readonly RecordDef[] = [
  Trips,
  Bookings,
  BookingDeadlines,
  ChecklistTasks,
  LibraryItems,
  Departures,
  Reminders,
] as unknown as readonly RecordDef[];

/** Departures are checked every night since trips are checked at all; those that were written before wait for their next night. */
const UNCHECKED: Waiting<typeof Departures> = {
  def: Departures,
  timed: (departure, now) => ({ ...departure, check_at: departure.check_at ?? nextCheck(departure, now) }),
};
/** What takes long and comes seldom waits apart since it has a job of its own. */
const APART = [Closings, DataExports, Leavings].map((def) => ({ def, timed: (value: unknown) => value }));
/** Every record that earlier versions wrote without the time it waits for, or to wait elsewhere, for the same upkeep. */
export const WAITING: readonly Waiting[] = [UNCHECKED, ...APART] as unknown as readonly Waiting[];

/** What earlier versions did not write beside a record, or left in one, for the same upkeep. */
export const MENDED: readonly Mended[] = [
  { def: Trips, writes: paymentJoins },
  { def: Bookings, writes: deadlinesJoin },
  SPENT_MAILS,
] as unknown as readonly Mended[];
