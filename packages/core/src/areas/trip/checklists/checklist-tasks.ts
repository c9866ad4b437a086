import { Users } from '../../../access/people.records';
import type { SignedCall } from '../../../access/signed-call';
import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import type { Draft } from '../../../store/write';
import { Travelers, Trips } from '../trips/trip.records';
import type { ChecklistTask } from './checklist';
import { ChecklistTasks, getChecklistPartition } from './checklist.records';

/** A trip and its tasks; undefined when this company has no such trip. */
export const readChecklist = async (db: TenantDb, id: TripId, consistent = false) => {
  const [trip, { tasks }] = await Promise.all([
    db.get(Trips, { id }),
    db.readPartition(getChecklistPartition(id), { tasks: ChecklistTasks }, { consistent }),
  ]);
  return trip && { trip, tasks };
};

type Named = { [N in 'assigned_to' | 'travelers']?: ChecklistTask[N] | null | undefined };

/** Whether whom a task names is there: the user in this company, the travelers on this trip. */
export const namesOwn = async (db: TenantDb, trip_id: TripId, { assigned_to, travelers }: Named): Promise<boolean> => {
  const named = [
    ...(assigned_to ? [{ def: Users, key: { id: assigned_to } }] : []),
    ...(travelers ?? []).map((id) => ({ def: Travelers, key: { trip_id, id } })),
  ];
  return !(await db.getMany(named)).includes(undefined);
};

type TaskDraft = Pick<ChecklistTask, 'title'> & Partial<Pick<ChecklistTask, 'due_day' | 'travelers' | 'assigned_to'>>;

/** A task that nobody has done yet. */
export const newTask = (
  { actor, deps }: Pick<SignedCall, 'actor' | 'deps'>,
  trip_id: TripId,
  draft: TaskDraft,
): Draft<typeof ChecklistTasks> => ({
  travelers: [],
  ...draft,
  id: deps.newId('task'),
  trip_id,
  strike: false,
  user_id: actor.user_id,
});
