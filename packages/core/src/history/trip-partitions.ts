import { importsOf } from '../bookings/booking.records';
import { checklistOf } from '../checklists/checklist.records';
import { auditOf } from '../store/commit';
import { tripFiles } from '../trips/people/trip-file.records';
import { inTrip } from '../trips/trip.partition';
import { trashOf } from './deleted-booking.records';

/** Every partition of a trip: what goes when the trip goes for good, and what an export of the company reads of it. */
export const partitionsOfTrip = (trip: string): readonly (readonly string[])[] =>
  [inTrip, importsOf, tripFiles, checklistOf, trashOf, auditOf].map((partition) => partition(trip));
