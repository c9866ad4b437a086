import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { newestTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** The list is for companies with hardly any trips; more than these are not looked into. */
const NEWEST = 5;

/** Each step is read from what there is, so that it is done however somebody did it. The example trip does none of them. */
export const handler = endpoint(notificationsContracts['misc.first-steps.get'], async ({ actor, db }) => {
  const { company, permissions } = actor;
  const [{ items: rows }, { users }] = await Promise.all([
    permissions.has('View Trips') ? newestTrips(db, NEWEST) : { items: [] },
    db.readPartition(PEOPLE, { users: Users }),
  ]);
  const own = rows.filter(({ is_example }) => !is_example);
  const trips = await Promise.all(own.map(({ id }) => readTrip(db, id)));
  return ok({
    done: {
      brand: company.logo_file !== undefined,
      trip: own.length > 0,
      import: trips.some((trip) => trip?.bookings.some(({ source }) => source === 'by_import')),
      share: trips.some((trip) => trip?.itineraries.some(({ shares }) => shares.length > 0)),
      colleague: users.length > 1,
    },
    example: rows.find(({ is_example }) => is_example)?.id,
  });
});
