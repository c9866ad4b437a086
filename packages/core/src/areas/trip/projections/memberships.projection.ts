import { backfillMemberships, listMemberships, Memberships } from '../../../access/memberships';
import { PEOPLE, Users } from '../../../access/people.records';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { TripId } from '../../../base/ids';
import type { Projection } from '../../../store/projection';
import { DeletedTrips } from '../trips/deleted-trip.records';
import { Trips } from '../trips/trip.records';
import { everyTrip } from './every-trip';

/** Which trips each user works on, for those who see no others. */
export const membershipsProjection: Projection = {
  name: 'memberships',
  about: 'which trips each user works on',
  drift: async function* (db) {
    for await (const trips of everyTrip(db))
      for (const trip of trips) {
        const mend = await backfillMemberships(db, TRIP_SCOPE, trip);
        if (mend.length > 0)
          yield {
            where: `members of ${trip.id}`,
            kept: TRIP_SCOPE.membersOf(trip).length - mend.length,
            right: TRIP_SCOPE.membersOf(trip).length,
            mend: [db.checkUnchanged(Trips, trip, ['version']), ...mend],
          };
      }
    const { users } = await db.readPartition(PEOPLE, { users: Users });
    for (const { id: user } of users) {
      for (const subject_id of await listMemberships(db, [user])) {
        const id = TripId.parse(subject_id);
        const membership = { user_id: user, subject_id };
        const places = [
          { def: Trips, key: { id } },
          { def: DeletedTrips, key: { id } },
        ] as const;
        const [trip, deleted] = await db.getMany(places, true);
        const thing = trip ?? deleted?.trip;
        if (thing && TRIP_SCOPE.membersOf(thing).includes(user)) continue;
        yield {
          where: `${user} on ${id}`,
          kept: membership,
          right: undefined,
          mend: [
            ...(trip ? [db.checkUnchanged(Trips, trip, ['version'])] : []),
            db.deleteIfExists(Memberships, membership),
          ],
        };
      }
    }
  },
};
