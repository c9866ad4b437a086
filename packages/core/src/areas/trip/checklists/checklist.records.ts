import { listRow } from '../../../store/list-row';
import { record } from '../../../store/record';
import { ChecklistTask, ChecklistTemplate, TaskRow } from './checklist';
import { checklistEvents, taskEvents } from './checklist.events';
import { getTaskOwner } from './tasks';

/** The tasks of a company by the day they are due: open ones, and apart from them what is done. */
export const TASK_LISTS = { open: ['TASKS', 'OPEN'], done: ['TASKS', 'DONE'] } as const;
const LAST = '9999-12-31';

export const getChecklistPartition = (trip: string) => ['CHECKLIST', trip] as const;

/** How the lists of tasks are kept. */
export const TaskRows = listRow(TaskRow, {
  columns: ['title', 'due_day', 'user_id', 'version', 'assigned_to', 'strike'],
  keyed: { trip_id: ({ partition: [, trip = ''] }) => trip, id: ({ order }) => order.at(-1) ?? '' },
  usual: { strike: false },
});

const withOwner = (task: ChecklistTask) => ({ ...task, owners: [getTaskOwner(task)] });

/** A task stands with its trip's checklist, and in the list of the company's tasks. */
export const ChecklistTasks = record({
  name: 'checklist_task',
  schema: ChecklistTask,
  key: ['trip_id', 'id'],
  partition: (k) => getChecklistPartition(k.trip_id),
  sort: (k) => [k.id],
  list: (task) => ({
    list: task.strike ? TASK_LISTS.done : TASK_LISTS.open,
    order: [task.due_day ?? LAST, task.id],
    row: TaskRows.pack(task),
  }),
  label: ({ title }) => title,
  facts: {
    created: (task) => taskEvents.task_added(withOwner(task)),
    deleted: (task) => taskEvents.task_removed(withOwner(task)),
  },
  unaudited: ['trip_id', 'user_id'],
});

export const CHECKLIST_TEMPLATES = ['CHECKLISTTEMPLATES'] as const;
export const ChecklistTemplates = record({
  name: 'checklist_template',
  schema: ChecklistTemplate,
  key: ['id'],
  partition: () => CHECKLIST_TEMPLATES,
  sort: (k) => [k.id],
  facts: { created: checklistEvents.template_created, changed: checklistEvents.template_changed },
});
