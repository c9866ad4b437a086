import { TaskRow } from '@wayline/core/checklists/checklist';
import { TASK_LISTS } from '@wayline/core/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import { ownerOf } from '@wayline/core/checklists/tasks';
import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { fullName } from '@wayline/core/kernel/full-name';
import { ok } from '@wayline/core/kernel/result';
import { fullPage } from '@wayline/core/store/full-page';
import { listRows, readPartition } from '@wayline/core/store/read';
import { tripsOf } from '../booking-lists/trips-of';
import { endpoint } from '../kernel/endpoint';
import { alsoDue } from './also-due';

/** What one page holds. */
const PER_PAGE = 100;

/** Names of trips and people are read with each page, so that they are right after either was renamed. Tasks of a trip that is gone are left out. */
export const handler = endpoint(checklistsContracts['trips.checklists.tasks'], async ({ input, actor, deps }) => {
  const { table } = deps;
  const list = TASK_LISTS[input.state];
  const newestFirst = input.state === 'done';
  const { items: rows, cursor } = await fullPage({
    size: PER_PAGE,
    cursor: input.cursor,
    next: (cursor, limit) =>
      listRows(table, actor.company_id, list, (row) => TaskRow.parse(row), { cursor, limit, newestFirst }),
    matches: (row) => input.of === 'all' || ownerOf(row) === actor.user_id,
  });
  const own = input.of === 'own' && input.state === 'open' && !input.cursor;
  const [trips, { users }, also_due] = await Promise.all([
    tripsOf(
      table,
      actor.company_id,
      rows.map((row) => row.trip_id),
    ),
    readPartition(table, actor.company_id, PEOPLE, { users: Users }),
    own ? alsoDue(deps, actor) : [],
  ]);
  const nameOf = new Map(users.map((u) => [u.id, fullName(u)]));
  const tasks = rows.flatMap((row) => {
    const trip = trips.get(row.trip_id);
    if (!trip) return [];
    return [{ ...row, trip_name: trip.trip_name, code: trip.code, owner_name: nameOf.get(ownerOf(row)) ?? '' }];
  });
  return ok({ tasks, also_due, cursor });
});
