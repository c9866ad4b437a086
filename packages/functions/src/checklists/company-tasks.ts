import { TaskRow } from '@wayline/core/checklists/checklist';
import { TASK_LISTS } from '@wayline/core/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import { ownerOf } from '@wayline/core/checklists/tasks';
import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { fullName } from '@wayline/core/kernel/full-name';
import type { TripId } from '@wayline/core/kernel/ids';
import { ok } from '@wayline/core/kernel/result';
import { fullPage } from '@wayline/core/store/full-page';
import { listRows, readPartition } from '@wayline/core/store/read';
import { tripsOf } from '@wayline/core/trips/trips-of';
import { endpoint } from '../kernel/endpoint';
import { alsoDue } from './also-due';

/** What one page holds. */
const PER_PAGE = 100;

/** Names of trips and people are read with each page, so that they are right after either was renamed. Tasks of a trip that is gone are left out. */
export const handler = endpoint(checklistsContracts['trips.checklists.tasks'], async ({ input, actor, deps }) => {
  const { table } = deps;
  const list = TASK_LISTS[input.state];
  const newestFirst = input.state === 'done';
  const own = input.of === 'own' && input.state === 'open' && !input.cursor;
  const [{ items: rows, cursor }, due, { users }] = await Promise.all([
    fullPage({
      size: PER_PAGE,
      cursor: input.cursor,
      next: (cursor, limit) =>
        listRows(table, actor.company_id, list, (row) => TaskRow.parse(row), { cursor, limit, newestFirst }),
      matches: (row) => input.of === 'all' || ownerOf(row) === actor.user_id,
    }),
    own ? alsoDue(deps, actor) : [],
    readPartition(table, actor.company_id, PEOPLE, { users: Users }),
  ]);
  const trips = await tripsOf(table, actor.company_id, [...rows, ...due]);
  const withTrip = <R extends { trip_id: TripId }>(of: readonly R[]) =>
    of.flatMap((row) => {
      const trip = trips.get(row.trip_id);
      return trip ? [{ ...row, trip_name: trip.trip_name, code: trip.code }] : [];
    });
  const nameOf = new Map(users.map((u) => [u.id, fullName(u)]));
  const tasks = withTrip(rows).map((row) => ({ ...row, owner_name: nameOf.get(ownerOf(row)) ?? '' }));
  return ok({ tasks, also_due: withTrip(due), cursor });
});
