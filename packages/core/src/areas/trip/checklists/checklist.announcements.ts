import type { TripId, UserId } from '../../../base/ids';
import {
  type AnnouncementContent,
  type Announcer,
  announce,
  announceAll,
  type Cause,
  toCompany,
} from '../../live/public';
import { checklistApplied, checklistEvents, checklistRemoved, taskEvents } from './checklist.events';

/** What open pages hear when a checklist changes; whose task it is hears of it too, unless they did it themselves. Source: R-SHELL-187. */
const toOwners = (f: Cause & { trip_id: TripId; owners?: UserId[] }, title: string): AnnouncementContent => {
  const notify = [...new Set(f.owners)].filter((id) => id !== f.actor_id);
  return {
    kind: 'task_added_or_updated',
    channels: [...notify.map((id) => `user.${id}`), `trip.${f.trip_id}`, `company.${f.company_id}`],
    notify,
    title,
    link: `/trips/${f.trip_id}/planner`,
    trip_id: f.trip_id,
  };
};
const toLists = (f: Cause, title: string) => toCompany('task_added_or_updated', f, title);

export const checklistAnnouncers: readonly Announcer[] = [
  ...announceAll(taskEvents, toOwners, {
    task_added: (f) => `${f.actor} added the task ${f.title}`,
    task_changed: (f) => `${f.actor} changed the task ${f.title}`,
    task_completed: (f) => `${f.actor} completed the task ${f.title}`,
    task_removed: (f) => `${f.actor} removed the task ${f.title}`,
  }),
  announce(checklistApplied, (f) => toOwners(f, `${f.actor} added the checklist ${f.name}`)),
  ...announceAll(checklistEvents, toLists, {
    template_created: (f) => `${f.actor} created the checklist ${f.name}`,
    template_changed: (f) => `${f.actor} changed the checklist ${f.name}`,
  }),
  announce(checklistRemoved, (f) => toLists(f, `${f.actor} removed a checklist`)),
];
