import { taskEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTasks } from '@wayline/core/areas/trip/checklists/checklist.records';
import { namesOwn } from '@wayline/core/areas/trip/checklists/checklist-tasks';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { changedTask, getTaskOwner } from '@wayline/core/areas/trip/checklists/tasks';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../../kernel/endpoint';

/** Ticking strikes a task, unticking brings it back. Source: R-TRIP-061, R-TRIP-062. */
export const handler = endpoint(
  checklistsContracts['trips.checklists.update'],
  async ({ input: { id, task, version, ...changes }, db, commit }) => {
    const read = await readInTrip(db, ChecklistTasks, { trip_id: id, id: task });
    if (!read) return refuse('record.missing');
    const before = read.found;
    const newly = {
      assigned_to: changes.assigned_to === before.assigned_to ? undefined : changes.assigned_to,
      travelers: changes.travelers?.filter((traveler) => !before.travelers.includes(traveler)),
    };
    if (!(await namesOwn(db, id, newly))) return refuse('record.missing');
    const seen = checkSeen(before, version);
    if (!seen.ok) return seen;
    const fact = changes.strike ? taskEvents.task_completed : taskEvents.task_changed;
    const saved = db.save(ChecklistTasks, before, changedTask(before, changes), {
      as: (after) => fact({ ...after, owners: [before, after].map(getTaskOwner) }),
      action: 'checklist.task_changed',
    });
    return commit({ writes: [saved], answer: { task: saved.after } });
  },
);
