import * as z from 'zod';
import { FileId, TravelerId, TripId, TripImportId } from '../../../base/ids';
import { defineEvent, defineEvents } from '../../../store/domain-event';
import { Trip } from './trip';

const TRIP = Trip.pick({ id: true, trip_name: true, start_date: true, end_date: true }).shape;
export const tripEvents = defineEvents('trip', TRIP, [
  'created',
  'dates_set',
  'dates_moved',
  'cancelled',
  'restored',
  'brought_back',
  'commission_split_set',
  'changed',
  'tag_added',
  'tag_removed',
  'note_written',
  'collaborators_set',
  'deposits_set',
  'final_payment_set',
]);
const SOURCE = { ...TRIP, source: z.string() };
/** `source` is the trip that was copied. */
export const tripSourceEvents = defineEvents('trip', SOURCE, ['copied']);
/** Rows of an import became trips together: `source` is its file, `trips` are all of them, and the fields beside it are of the first. */
export const tripsImported = defineEvent(
  'trip.imported',
  {
    ...SOURCE,
    /** Earlier facts name no import and the first trip alone, and were written with the last rows only. */
    import_id: TripImportId.optional(),
    trips: z.array(z.object(TRIP)).optional(),
    more_follow: z.boolean().optional(),
  },
  ({ trips, ...first }) => (trips ?? [first]).map(({ id }) => id),
);
export const tripFileEvents = defineEvents('trip', { trip_id: TripId, id: FileId, name: z.string() }, [
  'file_added',
  'file_removed',
]);
const TRAVELER = { trip_id: TripId, id: TravelerId, first_name: z.string(), last_name: z.string() };
export const travelerEvents = defineEvents('traveler', TRAVELER, [
  'added',
  'removed',
  'changed',
  'cancelled',
  'restored',
  'linked',
  'unlinked',
]);
