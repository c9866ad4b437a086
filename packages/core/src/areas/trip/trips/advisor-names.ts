import { isDeepStrictEqual } from 'node:util';
import { listMemberships } from '../../../access/memberships';
import { Users } from '../../../access/people.records';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { fullName } from '../../../base/full-name';
import type { TripId, UserId } from '../../../base/ids';
import { ok } from '../../../base/result';
import { committer } from '../../../store/commit';
import { commitContext } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { on, type Subscriber } from '../../live/public';
import { userRenamed } from '../../people/public';
import { DeletedTrips } from './deleted-trip.records';
import { TRIPS_AT_ONCE } from './lifecycle/limits';
import { getTripAdvisor } from './lifecycle/trip-life';
import { advisorNamed } from './several-trips.events';
import type { Trip } from './trip';
import { Trips } from './trip.records';

type Colleague = { user_id: UserId; name: string };

/** A trip that calls a colleague who works on it by their name. */
const withName = (trip: Trip, { user_id: id, name }: Colleague): Trip => {
  const named = <C extends Colleague>(colleagues: readonly C[]) =>
    colleagues.map((one) => (one.user_id === id ? { ...one, name } : one));
  return {
    ...trip,
    ...(getTripAdvisor(trip) === id && { advisor_name: name }),
    ...(trip.user_id === id && { creator_name: name }),
    collaborators: named(trip.collaborators),
    ...(trip.working_advisors && { working_advisors: named(trip.working_advisors) }),
  };
};

/** What names a colleague otherwise by now among these trips, in use or in the trash, with the step that has it follow. */
const planNames = async (db: TenantDb, id: UserId, trips: readonly TripId[]) => {
  const [user, inUse, deleted] = await Promise.all([
    db.get(Users, { id }, true),
    db.getMany(
      trips.map((trip) => ({ def: Trips, key: { id: trip } })),
      true,
    ),
    db.getMany(
      trips.map((trip) => ({ def: DeletedTrips, key: { id: trip } })),
      true,
    ),
  ]);
  if (!user) return [];
  const colleague = { user_id: id, name: fullName(user) };
  const followed = (before: Trip) => {
    const trip = withName(before, colleague);
    return isDeepStrictEqual(trip, before) ? undefined : trip;
  };
  return [
    ...inUse.flatMap((before) => {
      const trip = before && followed(before);
      return trip ? [{ trip, write: db.change(Trips, before, trip) }] : [];
    }),
    ...deleted.flatMap((before) => {
      const trip = before && followed(before.trip);
      return trip ? [{ trip, write: db.change(DeletedTrips, before, { ...before, trip }) }] : [];
    }),
  ];
};

/** Trips call those who work on them by their names, so that lists show and find them: they follow where somebody is called otherwise. */
export const advisorNames: Subscriber = on(
  [userRenamed],
  'advisor_names',
  async (tools, { id, company_id: company, actor_id = id, actor: actor_name }, { id: request_id }) => {
    const db = tenantDb(tools.table, company);
    const commit = committer(commitContext(tools, { company, actor_id, actor_name, request_id }));
    const trips = [...(await listMemberships(db, [id]))].filter((one) => one.startsWith(`${TRIP_SCOPE.prefix}_`));
    for (let from = 0; from < trips.length; from += TRIPS_AT_ONCE) {
      const some = trips.slice(from, from + TRIPS_AT_ONCE) as TripId[];
      const done = await retryOnConflict(async () => {
        const [first, ...rest] = await planNames(db, id, some);
        if (!first) return ok(undefined);
        return commit({
          writes: [first, ...rest].map(({ write }) => write),
          events: [advisorNamed({ trips: [first.trip, ...rest.map(({ trip }) => trip)], advisor_id: id })],
          answer: undefined,
        });
      });
      if (!done.ok) throw new Error(`Trips could not follow the name of a colleague: ${done.code}.`);
    }
  },
  { later: true },
);
