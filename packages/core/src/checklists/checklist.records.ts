import { record } from '../store/record';
import { ChecklistTask, ChecklistTemplate, TaskRow } from './checklist';

/** The tasks of a company by the day they are due: open ones, and apart from them what is done. */
export const TASK_LISTS = { open: ['TASKS', 'OPEN'], done: ['TASKS', 'DONE'] } as const;
const LAST = '9999-12-31';

export const checklistOf = (trip: string) => ['CHECKLIST', trip] as const;

/** A task stands with its trip's checklist, and in the list of the company's tasks. */
export const ChecklistTasks = record({
  name: 'checklist_task',
  schema: ChecklistTask,
  key: ['trip_id', 'id'],
  partition: (k) => checklistOf(k.trip_id),
  sort: (k) => [k.id],
  list: (task) => ({
    list: task.strike ? TASK_LISTS.done : TASK_LISTS.open,
    order: [task.due_day ?? LAST, task.id],
    row: TaskRow.parse(task),
  }),
});

export const CHECKLIST_TEMPLATES = ['CHECKLISTTEMPLATES'] as const;
export const ChecklistTemplates = record({
  name: 'checklist_template',
  schema: ChecklistTemplate,
  key: ['id'],
  partition: () => CHECKLIST_TEMPLATES,
  sort: (k) => [k.id],
});
