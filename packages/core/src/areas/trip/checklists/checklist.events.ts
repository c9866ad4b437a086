import * as z from 'zod';
import { ChecklistTemplateId, TaskId, TripId, UserId } from '../../../base/ids';
import { defineAnnounced, type Fact } from '../../live/public';

/** `owners` is whose task it was and is. */
const TASK = { trip_id: TripId, id: TaskId, title: z.string(), owners: z.array(UserId) };
/** What open pages hear when a checklist changes; whose task it is hears of it too, unless they did it themselves. Source: R-SHELL-187. */
const toOwners = (
  f: Pick<Fact<typeof TASK>, 'trip_id' | 'company_id' | 'actor_id'> & { owners?: readonly UserId[] },
  title: string,
) => {
  const notify = [...new Set(f.owners)].filter((id) => id !== f.actor_id);
  return {
    kind: 'task_added_or_updated' as const,
    channels: [...notify.map((id) => `user.${id}`), `trip.${f.trip_id}`, `company.${f.company_id}`],
    notify,
    title,
    link: `/trips/${f.trip_id}/planner`,
    trip_id: f.trip_id,
  };
};
export const taskAdded = defineAnnounced('checklist.task_added', TASK, (f) =>
  toOwners(f, `${f.actor} added the task ${f.title}`),
);
export const taskChanged = defineAnnounced('checklist.task_changed', TASK, (f) =>
  toOwners(f, `${f.actor} changed the task ${f.title}`),
);
export const taskCompleted = defineAnnounced('checklist.task_completed', TASK, (f) =>
  toOwners(f, `${f.actor} completed the task ${f.title}`),
);
export const taskRemoved = defineAnnounced('checklist.task_removed', TASK, (f) =>
  toOwners(f, `${f.actor} removed the task ${f.title}`),
);
const TEMPLATE = { id: ChecklistTemplateId, name: z.string() };
export const checklistApplied = defineAnnounced('checklist.template_applied', { ...TEMPLATE, trip_id: TripId }, (f) =>
  toOwners(f, `${f.actor} added the checklist ${f.name}`),
);

/** What open pages of the company hear when one of its templates changes. */
const toCompany = ({ company_id }: { company_id: string }, title: string) => ({
  kind: 'task_added_or_updated' as const,
  channels: [`company.${company_id}`],
  title,
});
export const templateCreated = defineAnnounced('checklist.template_created', TEMPLATE, (f) =>
  toCompany(f, `${f.actor} made the checklist ${f.name}`),
);
export const templateChanged = defineAnnounced('checklist.template_changed', TEMPLATE, (f) =>
  toCompany(f, `${f.actor} changed the checklist ${f.name}`),
);
export const templateRemoved = defineAnnounced('checklist.template_removed', { id: ChecklistTemplateId }, (f) =>
  toCompany(f, `${f.actor} removed a checklist`),
);
