import * as z from 'zod';
import { FileId, TravelerId, TripId, UserId } from '../../../base/ids';
import { defineAnnounced, type Fact, type Said } from '../../live/public';
import { inTripEvent, toTrip, tripEvent } from '../trip-announcements';
import { Trip } from './trip';

const Name = z.string();
const DATES = { start_date: Trip.shape.start_date, end_date: Trip.shape.end_date };
const changed = ({ actor, trip_name }: { actor: string; trip_name: string }) => `${actor} changed ${trip_name}`;

export const tripCreated = tripEvent('trip.created', DATES, (f) => `${f.actor} created ${f.trip_name}`);
export const tripCopied = tripEvent('trip.copied', { source_name: Name }, (f) => `${f.actor} copied ${f.source_name}`);
export const tripsImported = tripEvent(
  'trip.imported',
  { file_name: Name },
  (f) => `${f.actor} imported trips from ${f.file_name}`,
);
export const tripDatesSet = tripEvent('trip.dates_set', DATES, (f) => `${f.actor} set the dates of ${f.trip_name}`);
export const tripDatesMoved = tripEvent(
  'trip.dates_moved',
  DATES,
  (f) => `${f.actor} changed the dates of ${f.trip_name}`,
);
export const tripCancelled = tripEvent('trip.cancelled', {}, (f) => `${f.actor} cancelled ${f.trip_name}`);
export const tripRestored = tripEvent('trip.restored', {}, (f) => `${f.actor} restored ${f.trip_name}`);
export const tripBroughtBack = tripEvent('trip.brought_back', {}, (f) => `${f.actor} brought ${f.trip_name} back`);
export const tripChanged = tripEvent('trip.changed', {}, changed);
export const tripTagAdded = tripEvent('trip.tag_added', {}, changed);
export const tripTagRemoved = tripEvent('trip.tag_removed', {}, changed);
export const tripNoteWritten = tripEvent('trip.note_written', {}, changed);
export const tripCollaboratorsSet = tripEvent('trip.collaborators_set', {}, changed);
export const tripDepositsSet = tripEvent('trip.deposits_set', {}, changed);
export const tripFinalPaymentSet = tripEvent('trip.final_payment_set', {}, changed);

const File = { id: FileId, name: Name };
export const tripFileAdded = inTripEvent('trip.file_added', File, (f) => `${f.actor} attached a file`);
export const tripFileRemoved = inTripEvent('trip.file_removed', File, (f) => `${f.actor} removed a file`);

const Traveler = { id: TravelerId };
const Named = { ...Traveler, full_name: Name };
export const travelerAdded = inTripEvent('traveler.added', Traveler, (f) => `${f.actor} added a traveler`);
export const travelerRemoved = inTripEvent('traveler.removed', Traveler, (f) => `${f.actor} removed a traveler`);
export const travelerChanged = inTripEvent('traveler.changed', Named, (f) => `${f.actor} changed ${f.full_name}`);
export const travelerCancelled = inTripEvent('traveler.cancelled', Named, (f) => `${f.actor} cancelled ${f.full_name}`);
export const travelerRestored = inTripEvent(
  'traveler.restored',
  Named,
  (f) => `${f.actor} brought back ${f.full_name}`,
);

const Which = z.object({ id: TripId, trip_name: Name });
const TRIPS = { trips: z.tuple([Which], Which) };
type Several = Fact<typeof TRIPS>;
const listed = (trips: Several['trips']) => (trips.length > 1 ? `${trips.length} trips` : trips[0].trip_name);
/** One announcement for all of the trips; `to` is who is told behind their bell. */
const toTrips = ({ trips, company_id }: Several, title: string, to: readonly UserId[] = []): Said => ({
  ...toTrip({ trip_id: trips[0].id, company_id }, title),
  channels: [...to.map((id) => `user.${id}`), ...trips.map(({ id }) => `trip.${id}`), `company.${company_id}`],
  notify: [...to],
  ...(trips.length === 1 && { link: `/trips/${trips[0].id}/planner` }),
});

export const tripsArchived = defineAnnounced('trip.archived', TRIPS, (f) =>
  toTrips(f, `${f.actor} archived ${listed(f.trips)}`),
);
export const tripsUnarchived = defineAnnounced('trip.unarchived', TRIPS, (f) =>
  toTrips(f, `${f.actor} took back ${listed(f.trips)}`),
);
export const tripsDeleted = defineAnnounced('trip.deleted', TRIPS, (f) =>
  toTrips(f, `${f.actor} deleted ${listed(f.trips)}`),
);
export const tripsImportUndone = defineAnnounced('trip.import_undone', TRIPS, (f) =>
  toTrips(f, `${f.actor} took back the import of ${listed(f.trips)}`),
);
export const tripsTagged = defineAnnounced('trip.tagged', { ...TRIPS, tag: Name }, (f) =>
  toTrips(f, `${f.actor} put “${f.tag}” on ${listed(f.trips)}`),
);
export const tripsUntagged = defineAnnounced('trip.untagged', { ...TRIPS, tag: Name }, (f) =>
  toTrips(f, `${f.actor} took “${f.tag}” off ${listed(f.trips)}`),
);
/** The new advisor is told, unless they did it themselves. */
export const tripsAssigned = defineAnnounced(
  'trip.assigned',
  { ...TRIPS, advisor_id: UserId, advisor_name: Name },
  (f) =>
    toTrips(
      f,
      `${f.actor} gave ${f.advisor_name} ${listed(f.trips)}`,
      f.advisor_id === f.actor_id ? [] : [f.advisor_id],
    ),
);
