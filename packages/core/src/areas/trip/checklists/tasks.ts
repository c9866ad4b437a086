import { addDays, isDay } from '../../../base/days';
import { Day } from '../../../base/values';
import type { ChecklistTask, ChecklistTemplate, TaskRow } from './checklist';

/** How many tasks are still to be done. Source: R-TRIP-063. */
export const notCompleteCount = (tasks: readonly Pick<ChecklistTask, 'strike'>[]): number =>
  tasks.filter(({ strike }) => !strike).length;

type Kept = Pick<ChecklistTask, 'due_day' | 'assigned_to'>;
type TaskChanges = Partial<Pick<ChecklistTask, 'title' | 'travelers' | 'strike'>> & {
  [K in keyof Kept]: Kept[K] | null;
};
type Ordered = Pick<ChecklistTask, 'strike' | 'due_day' | 'id'>;
const place = ({ strike, due_day, id }: Ordered) => `${strike ? 1 : 0}${due_day ?? '9999'}${id}`;
/** Open tasks first, by the day they are due, those without a day last; then what is done. */
export const inOrder = <T extends Ordered>(tasks: readonly T[]): T[] =>
  tasks
    .map((task) => ({ task, at: place(task) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ task }) => task);

/** Whether a task should have been done before `today`, a day. */
export const isOverdue = ({ strike, due_day }: Pick<ChecklistTask, 'strike' | 'due_day'>, today: string): boolean =>
  !strike && due_day !== undefined && due_day < today;

/** Whose task it is: the one it was given to, otherwise the one who wrote it. Source: G-198. */
export const getTaskOwner = ({ assigned_to, user_id }: Pick<TaskRow, 'assigned_to' | 'user_id'>) =>
  assigned_to ?? user_id;

/** The tasks of a template for a trip that starts on `starts`; without a start, or beyond the calendar, they have no day. */
export const tasksOfTemplate = ({ tasks }: Pick<ChecklistTemplate, 'tasks'>, starts: string | undefined) =>
  tasks.map(({ title, days_before }) => {
    if (days_before === undefined || !isDay(starts)) return { title };
    const due = Day.safeParse(addDays(starts, -days_before));
    return due.success ? { title, due_day: due.data } : { title };
  });

/** A task after a change; null empties its day or takes it back from whom it was given to. */
export const changedTask = (
  before: ChecklistTask,
  { due_day, assigned_to, ...changes }: TaskChanges,
): ChecklistTask => {
  const { due_day: day, assigned_to: given, ...rest } = { ...before, ...changes };
  const [due, owner] = [due_day === undefined ? day : due_day, assigned_to === undefined ? given : assigned_to];
  return { ...rest, ...(due && { due_day: due }), ...(owner && { assigned_to: owner }) };
};
