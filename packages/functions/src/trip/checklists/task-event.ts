import type { Actor } from '@wayline/core/access/actor';
import type { ChecklistTask } from '@wayline/core/areas/trip/checklists/checklist';
import { getTaskOwner } from '@wayline/core/areas/trip/checklists/tasks';
import type { TripId } from '@wayline/core/base/ids';

type Owned = Pick<ChecklistTask, 'assigned_to' | 'user_id'>;

/** What open pages hear when a checklist changes; whose task it was and is hears of it too, unless they did it themselves. Source: R-SHELL-187. */
export const taskEvent = (actor: Actor, trip: TripId, title: string, ...tasks: readonly Owned[]) => {
  const notify = [...new Set(tasks.map(getTaskOwner))].filter((id) => id !== actor.user_id);
  return {
    kind: 'task_added_or_updated' as const,
    channels: [...notify.map((id) => `user.${id}`), `trip.${trip}`, `company.${actor.company_id}`],
    notify,
    title: `${actor.name} ${title}`,
    link: `/trips/${trip}/planner`,
    trip_id: trip,
  };
};
