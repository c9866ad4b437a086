import type { Actor } from '@wayline/core/access/actor';
import type { ChecklistTask } from '@wayline/core/areas/trip/checklists/checklist';
import type { TripId } from '@wayline/core/base/ids';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';

type By = { actor: Actor; db: TenantDb; deps: Deps };
type Draft = Pick<ChecklistTask, 'title'> & Partial<Pick<ChecklistTask, 'due_day' | 'travelers' | 'assigned_to'>>;

/** A task that nobody has done yet. */
export const newTask = ({ actor, deps }: By, trip_id: TripId, draft: Draft): ChecklistTask => {
  const now = deps.now();
  return {
    travelers: [],
    ...draft,
    id: deps.newId('task'),
    trip_id,
    strike: false,
    user_id: actor.user_id,
    created_at: now,
    updated_at: now,
    version: 1,
  };
};
