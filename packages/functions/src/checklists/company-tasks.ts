import { TaskRow } from '@wayline/core/checklists/checklist';
import { TASK_LISTS } from '@wayline/core/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import { ownerOf } from '@wayline/core/checklists/tasks';
import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { fullName } from '@wayline/core/kernel/full-name';
import { ok } from '@wayline/core/kernel/result';
import { dueBesideTasks } from '@wayline/core/notifications/deadlines';
import { fullPage } from '@wayline/core/store/full-page';
import { listRows, readPartition } from '@wayline/core/store/read';
import { tripsOf } from '@wayline/core/trips/trips-of';
import { endpoint } from '../kernel/endpoint';
import { dueOf } from '../notifications/due-of';
import { alsoDue } from './also-due';

/** What one page holds. */
const PER_PAGE = 100;
const NOTHING: Awaited<ReturnType<typeof dueBesideTasks>> = { deadlines: [], reminders: [] };

/** Names of trips and people are read with each page, so that they are right after either was renamed. Tasks of a trip that is gone are left out. */
export const handler = endpoint(checklistsContracts['trips.checklists.tasks'], async ({ input, actor, deps }) => {
  const { table } = deps;
  const list = TASK_LISTS[input.state];
  const newestFirst = input.state === 'done';
  const own = input.of === 'own' && input.state === 'open' && !input.cursor;
  const now = deps.now();
  const [{ items: rows, cursor }, beside, { users }] = await Promise.all([
    fullPage({
      size: PER_PAGE,
      cursor: input.cursor,
      next: (cursor, limit) =>
        listRows(table, actor.company_id, list, (row) => TaskRow.parse(row), { cursor, limit, newestFirst }),
      matches: (row) => input.of === 'all' || ownerOf(row) === actor.user_id,
    }),
    own ? dueBesideTasks(table, dueOf(actor, now)) : NOTHING,
    readPartition(table, actor.company_id, PEOPLE, { users: Users }),
  ]);
  const trips = await tripsOf(table, actor.company_id, [...rows, ...beside.deadlines, ...beside.reminders]);
  const nameOf = new Map(users.map((u) => [u.id, fullName(u)]));
  const tasks = rows.flatMap((row) => {
    const trip = trips.get(row.trip_id);
    const owner_name = nameOf.get(ownerOf(row)) ?? '';
    return trip ? [{ ...row, trip_name: trip.trip_name, code: trip.code, owner_name }] : [];
  });
  return ok({ tasks, also_due: alsoDue(actor, now, beside, trips), cursor });
});
