import { taskEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTasks } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { getTaskOwner } from '@wayline/core/areas/trip/checklists/tasks';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklists.delete'],
  async ({ input: { id, task }, db, commit }) => {
    const read = await readInTrip(db, ChecklistTasks, { trip_id: id, id: task });
    if (!read) return refuse('record.missing');
    const { title } = read.found;
    return commit({
      writes: [db.remove(ChecklistTasks, { trip_id: id, id: task })],
      audit: { subject: id, changes: { task, title } },
      events: [taskEvents.task_removed({ ...read.found, owners: [getTaskOwner(read.found)] })],
      answer: { status: 'success' as const },
    });
  },
);
