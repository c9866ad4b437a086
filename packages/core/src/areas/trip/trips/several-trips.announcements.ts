import type { UserId } from '../../../base/ids';
import { type AnnouncementContent, type Announcer, announce, announceAll, type Fact } from '../../live/public';
import { toTrip } from '../announce-in-trip';
import { advisorNamed, tripsAssigned, tripsEvents, tripTagEvents } from './several-trips.events';

type Several = Fact<typeof tripsEvents.archived>;
const listed = (trips: Several['trips']) => (trips.length > 1 ? `${trips.length} trips` : trips[0].trip_name);
/** One announcement for all of the trips; `to` is who is told behind their bell. */
const toTrips = (f: Several, title: string, to: UserId[] = []): AnnouncementContent => ({
  ...toTrip(f, f.trips[0].id, title),
  channels: [...to.map((id) => `user.${id}`), ...f.trips.map(({ id }) => `trip.${id}`), `company.${f.company_id}`],
  notify: to,
  ...(f.trips.length === 1 && { link: `/trips/${f.trips[0].id}/planner` }),
});

export const severalTripsAnnouncers: readonly Announcer[] = [
  ...announceAll(tripsEvents, toTrips, {
    archived: (f) => `${f.actor} archived ${listed(f.trips)}`,
    unarchived: (f) => `${f.actor} unarchived ${listed(f.trips)}`,
    deleted: (f) => `${f.actor} deleted ${listed(f.trips)}`,
    import_undone: (f) => `${f.actor} undid the import of ${listed(f.trips)}`,
  }),
  ...announceAll(tripTagEvents, toTrips, {
    tagged: (f) => `${f.actor} added the tag “${f.tag}” to ${listed(f.trips)}`,
    untagged: (f) => `${f.actor} removed the tag “${f.tag}” from ${listed(f.trips)}`,
  }),
  // It says of no single trip, so that whoever has any of them open reads it again.
  announce(advisorNamed, (f) => ({
    kind: 'trip_data_updated',
    channels: [...f.trips.map(({ id }) => `trip.${id}`), `company.${f.company_id}`],
  })),
  // The new advisor is told, unless they did it themselves.
  announce(tripsAssigned, ({ advisor_id, ...f }) => {
    const title = `${f.actor} assigned ${listed(f.trips)} to ${f.advisor_name}`;
    return toTrips(f, title, advisor_id === f.actor_id ? [] : [advisor_id]);
  }),
];
