import * as z from 'zod';
import { ChecklistTemplateId, TaskId, TripId, UserId } from '../../../base/ids';
import { type Cause, defineAnnounced, defineEvents, toCompany } from '../../live/public';

/** What open pages hear when a checklist changes; whose task it is hears of it too, unless they did it themselves. Source: R-SHELL-187. */
const toOwners = (f: Cause & { trip_id: TripId; owners?: UserId[] }, title: string) => {
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
/** `owners` is whose task it was and is. */
const TASK = { trip_id: TripId, id: TaskId, title: z.string(), owners: z.array(UserId) };
export const taskEvents = defineEvents('checklist', TASK, toOwners, {
  task_added: (f) => `${f.actor} added the task ${f.title}`,
  task_changed: (f) => `${f.actor} changed the task ${f.title}`,
  task_completed: (f) => `${f.actor} completed the task ${f.title}`,
  task_removed: (f) => `${f.actor} removed the task ${f.title}`,
});
const TEMPLATE = { id: ChecklistTemplateId, name: z.string() };
export const checklistApplied = defineAnnounced('checklist.template_applied', { ...TEMPLATE, trip_id: TripId }, (f) =>
  toOwners(f, `${f.actor} added the checklist ${f.name}`),
);
const toLists = (f: Cause, title: string) => toCompany('task_added_or_updated', f, title);
export const checklistEvents = defineEvents('checklist', TEMPLATE, toLists, {
  template_created: (f) => `${f.actor} created the checklist ${f.name}`,
  template_changed: (f) => `${f.actor} changed the checklist ${f.name}`,
});
export const checklistRemoved = defineAnnounced('checklist.template_removed', { id: ChecklistTemplateId }, (f) =>
  toLists(f, `${f.actor} removed a checklist`),
);
