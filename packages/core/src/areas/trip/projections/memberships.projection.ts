import { backfillMemberships, getMembershipPartition, Memberships } from '../../../access/memberships';
import { PEOPLE, Users } from '../../../access/people.records';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { TripId } from '../../../base/ids';
import { wholeList } from '../../../store/full-page';
import type { Projection } from '../../../store/projection';
import { getRecord, listPartition, readPartition } from '../../../store/read';
import { writesFor } from '../../../store/write';
import { DeletedTrips } from '../trips/deleted-trip.records';
import { Trips } from '../trips/trip.records';
import { everyTrip } from './every-trip';

/** Which trips each user works on, for those who see no others. */
export const membershipsProjection: Projection = {
  name: 'memberships',
  about: 'which trips each user works on',
  drift: async function* (table, company) {
    const w = writesFor(table, company);
    for await (const trip of everyTrip(table, company)) {
      const mend = await backfillMemberships(w, TRIP_SCOPE, trip, table);
      if (mend.length > 0)
        yield {
          where: `members of ${trip.id}`,
          kept: TRIP_SCOPE.membersOf(trip).length - mend.length,
          right: TRIP_SCOPE.membersOf(trip).length,
          mend: [w.checkUnchanged(Trips, trip, ['version']), ...mend],
        };
    }
    const { users } = await readPartition(table, company, PEOPLE, { users: Users });
    for (const { id: user } of users) {
      const partition = getMembershipPartition(user);
      const kept = await wholeList((cursor) => listPartition(table, company, Memberships, { partition }, { cursor }));
      for (const membership of kept) {
        const id = TripId.parse(membership.subject_id);
        const [trip, deleted] = await Promise.all([
          getRecord(table, company, Trips, { id }, true),
          getRecord(table, company, DeletedTrips, { id }, true),
        ]);
        const thing = trip ?? deleted?.trip;
        if (thing && TRIP_SCOPE.membersOf(thing).includes(user)) continue;
        yield {
          where: `${user} on ${id}`,
          kept: membership,
          right: undefined,
          mend: [
            ...(trip ? [w.checkUnchanged(Trips, trip, ['version'])] : []),
            w.deleteIfExists(Memberships, membership),
          ],
        };
      }
    }
  },
};
