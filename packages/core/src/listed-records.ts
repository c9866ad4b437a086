import { Bookings } from './bookings/booking.records';
import { ChecklistTasks } from './checklists/checklist.records';
import { LibraryItems } from './library/library.records';
import type { RecordDef } from './store/record';
import type { Waiting } from './store/wake';
import { nextCheck } from './trip-check/check-night';
import { Departures, Trips } from './trips/trip.records';

/** Every record that stands in a list, for the upkeep that gives older data its place. */
export const LISTED: readonly RecordDef[] = [
  Trips,
  Bookings,
  ChecklistTasks,
  LibraryItems,
] as unknown as readonly RecordDef[];

/** Departures are checked every night since trips are checked at all; those that were written before wait for their next night. */
const UNCHECKED: Waiting<typeof Departures> = {
  def: Departures,
  timed: (departure, now) => ({ ...departure, check_at: departure.check_at ?? nextCheck(departure, now) }),
};
/** Every record that earlier versions wrote without the time it waits for, for the same upkeep. */
export const WAITING: readonly Waiting[] = [UNCHECKED] as unknown as readonly Waiting[];
