import * as z from 'zod';
import { fullName } from '../../../base/full-name';
import { FileId, TravelerId, TripId, TripImportId } from '../../../base/ids';
import { defineAnnounced, defineEvents, type Fact } from '../../live/public';
import { inTrip, toTrip } from '../trip-announcements';
import { Trip } from './trip';

const TRIP = Trip.pick({ id: true, trip_name: true, start_date: true, end_date: true }).shape;
type TripFact = Fact<typeof TRIP>;
const ofTrip = (f: TripFact, title: string) => toTrip(f, f.id, title);
const changed = (f: TripFact) => `${f.actor} changed ${f.trip_name}`;

export const tripEvents = defineEvents('trip', TRIP, ofTrip, {
  created: (f) => `${f.actor} created ${f.trip_name}`,
  dates_set: (f) => `${f.actor} set the dates of ${f.trip_name}`,
  dates_moved: (f) => `${f.actor} changed the dates of ${f.trip_name}`,
  cancelled: (f) => `${f.actor} canceled ${f.trip_name}`,
  restored: (f) => `${f.actor} restored ${f.trip_name}`,
  brought_back: (f) => `${f.actor} restored ${f.trip_name}`,
  commission_split_set: (f) => `${f.actor} set the commission split for ${f.trip_name}`,
  changed,
  tag_added: changed,
  tag_removed: changed,
  note_written: changed,
  collaborators_set: changed,
  deposits_set: changed,
  final_payment_set: changed,
});
const SOURCE = { ...TRIP, source: z.string() };
/** `source` is the trip that was copied. */
export const tripSourceEvents = defineEvents('trip', SOURCE, ofTrip, {
  copied: (f) => `${f.actor} copied ${f.source}`,
});
/**
 * Rows of an import became trips together: `source` is its file, `trips` are all of them, and the fields beside it are of the first. Open pages
 * hear of an import once, with its last rows.
 */
export const tripsImported = defineAnnounced(
  'trip.imported',
  {
    ...SOURCE,
    /** Earlier facts name no import and the first trip alone, and were written with the last rows only. */
    import_id: TripImportId.optional(),
    trips: z.array(z.object(TRIP)).optional(),
    more_follow: z.boolean().optional(),
  },
  (f) => {
    const content = ofTrip(f, `${f.actor} imported trips from ${f.source}`);
    return f.more_follow ? { ...content, channels: [] } : content;
  },
);
export const tripFileEvents = defineEvents('trip', { trip_id: TripId, id: FileId, name: z.string() }, inTrip, {
  file_added: (f) => `${f.actor} attached a file`,
  file_removed: (f) => `${f.actor} removed a file`,
});
const TRAVELER = { trip_id: TripId, id: TravelerId, first_name: z.string(), last_name: z.string() };
export const travelerEvents = defineEvents('traveler', TRAVELER, inTrip, {
  added: (f) => `${f.actor} added a traveler`,
  removed: (f) => `${f.actor} removed a traveler`,
  changed: (f) => `${f.actor} changed ${fullName(f)}`,
  cancelled: (f) => `${f.actor} canceled ${fullName(f)}`,
  restored: (f) => `${f.actor} restored ${fullName(f)}`,
  linked: (f) => `${f.actor} linked ${fullName(f)} to a client profile`,
  unlinked: (f) => `${f.actor} unlinked ${fullName(f)} from a client profile`,
});
