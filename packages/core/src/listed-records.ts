import { Bookings } from './bookings/booking.records';
import { ChecklistTasks } from './checklists/checklist.records';
import { LibraryItems } from './library/library.records';
import type { RecordDef } from './store/record';
import { Trips } from './trips/trip.records';

/** Every record that stands in a list, for the upkeep that gives older data its place. */
export const LISTED: readonly RecordDef[] = [
  Trips,
  Bookings,
  ChecklistTasks,
  LibraryItems,
] as unknown as readonly RecordDef[];
