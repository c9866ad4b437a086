import { ChecklistTasks } from '@wayline/core/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import { refuse } from '@wayline/core/kernel/result';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { readTask } from './read-checklist';
import { taskEvent } from './task-event';

export const handler = endpoint(
  checklistsContracts['trips.checklists.delete'],
  async ({ input: { id, task }, actor, deps, commit }) => {
    const before = await readTask(deps.table, actor.company_id, id, task);
    if (!before) return refuse('record.missing');
    return commit({
      writes: [writesFor(deps.table, actor.company_id).remove(ChecklistTasks, { trip_id: id, id: task })],
      audit: { subject: id, action: 'checklist.task_removed', changes: { task, title: before.title } },
      event: taskEvent(actor, id, `removed the task ${before.title}`),
      answer: { status: 'success' as const },
    });
  },
);
