import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { alsoDue } from '@wayline/core/areas/trip/checklists/also-due';
import { TASK_LISTS, TaskRows } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { getTaskOwner } from '@wayline/core/areas/trip/checklists/tasks';
import { dueBesideTasks, toDeadlineQuery } from '@wayline/core/areas/trip/deadlines/deadlines';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import { fullName } from '@wayline/core/base/full-name';
import { ok } from '@wayline/core/base/result';
import { fullPage } from '@wayline/core/store/full-page';
import { endpoint } from '../../kernel/endpoint';

/** What one page holds. */
const PER_PAGE = 100;
const NOTHING: Awaited<ReturnType<typeof dueBesideTasks>> = { deadlines: [], reminders: [] };

/** Names of trips and people are read with each page, so that they are right after either was renamed. Tasks of a trip that is gone are left out. */
export const handler = endpoint(checklistsContracts['trips.checklists.tasks'], async ({ input, actor, db, deps }) => {
  const list = TASK_LISTS[input.state];
  const newestFirst = input.state === 'done';
  const own = input.of === 'own' && input.state === 'open' && !input.cursor;
  const now = deps.now();
  const [{ items: rows, cursor }, beside, { users }] = await Promise.all([
    fullPage({
      size: PER_PAGE,
      cursor: input.cursor,
      next: (cursor, limit) => db.listRows(list, TaskRows, { cursor, limit, newestFirst }),
      matches: (row) => input.of === 'all' || getTaskOwner(row) === actor.user_id,
    }),
    own ? dueBesideTasks(db, toDeadlineQuery(actor, now)) : NOTHING,
    db.readPartition(PEOPLE, { users: Users }),
  ]);
  const trips = await readTripsById(db, [...rows, ...beside.deadlines, ...beside.reminders]);
  const nameOf = new Map(users.map((u) => [u.id, fullName(u)]));
  const tasks = rows.flatMap((row) => {
    const trip = trips.get(row.trip_id);
    const owner_name = nameOf.get(getTaskOwner(row)) ?? '';
    return trip ? [{ ...row, trip_name: trip.trip_name, code: trip.code, owner_name }] : [];
  });
  return ok({ tasks, also_due: alsoDue(actor, now, beside, trips), cursor });
});
