import { getAuditPartition } from '../../../store/audits';
import { getImportSourcesPartition } from '../bookings/booking.records';
import { getChecklistPartition } from '../checklists/checklist.records';
import { tripFiles } from '../trips/people/trip-file.records';
import { inTrip } from '../trips/trip.partition';
import { getDeletedBookingsPartition } from './deleted-booking.records';

/** Every partition of a trip: what goes when the trip goes for good, and what an export of the company reads of it. */
export const partitionsOfTrip = (trip: string): readonly (readonly string[])[] =>
  [
    inTrip,
    getImportSourcesPartition,
    tripFiles,
    getChecklistPartition,
    getDeletedBookingsPartition,
    getAuditPartition,
  ].map((partition) => partition(trip));
