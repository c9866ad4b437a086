import { TaskRow } from '@wayline/core/checklists/checklist';
import { TASK_LISTS } from '@wayline/core/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import { ownerOf } from '@wayline/core/checklists/tasks';
import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { ok } from '@wayline/core/kernel/result';
import { getRecords, listRows, readPartition } from '@wayline/core/store/read';
import type { Trip } from '@wayline/core/trips/trip';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

/** What one page holds; the trips it names are read in one call, which takes as many. */
const PER_PAGE = 100;

/** Names of trips and people are read with each page, so that they are right after either was renamed. Tasks of a trip that is gone are left out. */
export const handler = endpoint(checklistsContracts['trips.checklists.tasks'], async ({ input, actor, deps }) => {
  const { table } = deps;
  const rows: TaskRow[] = [];
  let cursor = input.cursor;
  do {
    const page = await listRows(table, actor.company_id, TASK_LISTS[input.state], (row) => TaskRow.parse(row), {
      cursor,
      limit: PER_PAGE - rows.length,
      newestFirst: input.state === 'done',
    });
    rows.push(...page.items.filter((row) => input.of === 'all' || ownerOf(row) === actor.user_id));
    cursor = page.cursor;
  } while (cursor && rows.length < PER_PAGE);
  const ids = [...new Set(rows.map((row) => row.trip_id))];
  const [trips, { users }] = await Promise.all([
    ids.length > 0
      ? getRecords(
          table,
          actor.company_id,
          ids.map((id) => ({ def: Trips, key: { id } })),
        )
      : [],
    readPartition(table, actor.company_id, PEOPLE, { users: Users }),
  ]);
  const tripOf = new Map((trips as (Trip | undefined)[]).flatMap((trip) => (trip ? [[trip.id, trip] as const] : [])));
  const nameOf = new Map(users.map((u) => [u.id, `${u.first_name} ${u.last_name}`]));
  const tasks = rows.flatMap((row) => {
    const trip = tripOf.get(row.trip_id);
    if (!trip) return [];
    return [{ ...row, trip_name: trip.trip_name, code: trip.code, owner_name: nameOf.get(ownerOf(row)) ?? '' }];
  });
  return ok({ tasks, cursor });
});
