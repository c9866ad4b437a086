import * as z from 'zod';
import { fullName } from '../../../base/full-name';
import { FileId, TripId, UserId } from '../../../base/ids';
import { defineAnnounced, defineEvents, type Fact, type Said } from '../../live/public';
import { inTrip, toTrip } from '../trip-announcements';
import { Traveler } from './traveler';
import { Trip } from './trip';

const TRIP = Trip.pick({ id: true, trip_name: true, start_date: true, end_date: true }).shape;
type TripFact = Fact<typeof TRIP>;
const ofTrip = (f: TripFact, title: string) => toTrip(f, f.id, title);
const changed = (f: TripFact) => `${f.actor} changed ${f.trip_name}`;

export const tripEvents = defineEvents('trip', TRIP, ofTrip, {
  created: (f) => `${f.actor} created ${f.trip_name}`,
  dates_set: (f) => `${f.actor} set the dates of ${f.trip_name}`,
  dates_moved: (f) => `${f.actor} changed the dates of ${f.trip_name}`,
  cancelled: (f) => `${f.actor} cancelled ${f.trip_name}`,
  restored: (f) => `${f.actor} restored ${f.trip_name}`,
  brought_back: (f) => `${f.actor} brought ${f.trip_name} back`,
  commission_split_set: (f) => `${f.actor} set the commission split of ${f.trip_name}`,
  changed,
  tag_added: changed,
  tag_removed: changed,
  note_written: changed,
  collaborators_set: changed,
  deposits_set: changed,
  final_payment_set: changed,
});
const SOURCE = { ...TRIP, source: z.string() };
/** `source` is the trip that was copied, or the file that several were imported from: then it is the first of them. */
export const tripSourceEvents = defineEvents('trip', SOURCE, ofTrip, {
  copied: (f) => `${f.actor} copied ${f.source}`,
  imported: (f) => `${f.actor} imported trips from ${f.source}`,
});
export const tripFileEvents = defineEvents('trip', { trip_id: TripId, id: FileId, name: z.string() }, inTrip, {
  file_added: (f) => `${f.actor} attached a file`,
  file_removed: (f) => `${f.actor} removed a file`,
});
const TRAVELER = Traveler.pick({ trip_id: true, id: true, first_name: true, last_name: true }).shape;
export const travelerEvents = defineEvents('traveler', TRAVELER, inTrip, {
  added: (f) => `${f.actor} added a traveler`,
  removed: (f) => `${f.actor} removed a traveler`,
  changed: (f) => `${f.actor} changed ${fullName(f)}`,
  cancelled: (f) => `${f.actor} cancelled ${fullName(f)}`,
  restored: (f) => `${f.actor} brought back ${fullName(f)}`,
});

const Which = z.object({ id: TripId, trip_name: z.string() });
const TRIPS = { trips: z.tuple([Which], Which) };
type Several = Fact<typeof TRIPS>;
const listed = (trips: Several['trips']) => (trips.length > 1 ? `${trips.length} trips` : trips[0].trip_name);
/** One announcement for all of the trips; `to` is who is told behind their bell. */
const toTrips = (f: Several, title: string, to: UserId[] = []): Said => ({
  ...toTrip(f, f.trips[0].id, title),
  channels: [...to.map((id) => `user.${id}`), ...f.trips.map(({ id }) => `trip.${id}`), `company.${f.company_id}`],
  notify: to,
  ...(f.trips.length === 1 && { link: `/trips/${f.trips[0].id}/planner` }),
});
const ofTrips = (f: Several, title: string) => toTrips(f, title);
export const tripsEvents = defineEvents('trip', TRIPS, ofTrips, {
  archived: (f) => `${f.actor} archived ${listed(f.trips)}`,
  unarchived: (f) => `${f.actor} took back ${listed(f.trips)}`,
  deleted: (f) => `${f.actor} deleted ${listed(f.trips)}`,
  import_undone: (f) => `${f.actor} took back the import of ${listed(f.trips)}`,
});
export const tripTagEvents = defineEvents('trip', { ...TRIPS, tag: z.string() }, ofTrips, {
  tagged: (f) => `${f.actor} put “${f.tag}” on ${listed(f.trips)}`,
  untagged: (f) => `${f.actor} took “${f.tag}” off ${listed(f.trips)}`,
});
/** The new advisor is told, unless they did it themselves. */
export const tripsAssigned = defineAnnounced(
  'trip.assigned',
  { ...TRIPS, advisor_id: UserId, advisor_name: z.string() },
  ({ advisor_id, ...f }) => {
    const title = `${f.actor} gave ${f.advisor_name} ${listed(f.trips)}`;
    return toTrips(f, title, advisor_id === f.actor_id ? [] : [advisor_id]);
  },
);
