import { listMemberships } from '../../../access/memberships';
import { Users } from '../../../access/people.records';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { fullName } from '../../../base/full-name';
import type { TripId, UserId } from '../../../base/ids';
import { ok } from '../../../base/result';
import { committer } from '../../../store/commit';
import { commitContext } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { tenantDb } from '../../../store/tenant-db';
import { on, type Subscriber } from '../../live/public';
import { profileSaved, userChanged } from '../../people/public';
import { TRIPS_AT_ONCE } from './lifecycle/limits';
import { getTripAdvisor } from './lifecycle/trip-life';
import { advisorNamed } from './several-trips.events';
import type { Trip } from './trip';
import { Trips } from './trip.records';

type Colleague = { user_id: UserId; name: string };

/** What a trip calls a colleague who works on it. */
const listNamesOn = (trip: Trip, id: UserId): string[] => [
  ...(getTripAdvisor(trip) === id ? [trip.advisor_name] : []),
  ...(trip.user_id === id ? [trip.creator_name] : []),
  ...[...trip.collaborators, ...(trip.working_advisors ?? [])].flatMap((one) => (one.user_id === id ? [one.name] : [])),
];

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

/** Trips call those who work on them by their names, so that lists show and find them: they follow where somebody is called otherwise. */
export const advisorNames: Subscriber = on(
  [userChanged, profileSaved],
  'advisor_names',
  async (tools, { id, renamed, company_id, actor_id = id, actor }, { id: request_id }) => {
    if (!renamed) return;
    const db = tenantDb(tools.table, company_id);
    const user = await db.get(Users, { id }, true);
    if (!user) return;
    const colleague = { user_id: id, name: fullName(user) };
    const commit = committer(commitContext(tools, { company: company_id, actor_id, actor_name: actor, request_id }));
    const trips = [...(await listMemberships(db, [id]))].filter((one) => one.startsWith(`${TRIP_SCOPE.prefix}_`));
    for (let from = 0; from < trips.length; from += TRIPS_AT_ONCE) {
      const wanted = trips
        .slice(from, from + TRIPS_AT_ONCE)
        .map((trip) => ({ def: Trips, key: { id: trip as TripId } }));
      const done = await retryOnConflict(async () => {
        const [first, ...rest] = (await db.getMany(wanted, true)).flatMap((trip) =>
          trip && listNamesOn(trip, id).some((name) => name !== colleague.name) ? [trip] : [],
        );
        if (!first) return ok(undefined);
        return commit({
          writes: [first, ...rest].map((trip) => db.change(Trips, trip, withName(trip, colleague))),
          events: [advisorNamed({ trips: [first, ...rest], advisor_id: id })],
          answer: undefined,
        });
      });
      if (!done.ok) throw new Error(`The trips of a colleague could not be written: ${done.code}.`);
    }
  },
  { later: true },
);
