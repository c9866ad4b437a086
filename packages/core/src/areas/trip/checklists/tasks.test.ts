import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChecklistTask } from './checklist';
import { changedTask, getTaskOwner, inOrder, isOverdue, notCompleteCount, tasksOfTemplate } from './tasks';

const task = (differs: object = {}) =>
  ChecklistTask.parse({
    id: 'tsk_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    title: 'Check the passports',
    user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });

describe('tasks', () => {
  it('R-TRIP-064 have strike and travelers', () => expect(task()).toMatchObject({ strike: false, travelers: [] }));
  it('R-TRIP-063 that are not complete are those without strike', () => {
    expect(notCompleteCount([{ strike: true }, { strike: false }, { strike: false }])).toBe(2);
    fc.assert(
      fc.property(fc.array(fc.record({ strike: fc.boolean() })), (tasks) => {
        expect(notCompleteCount(tasks) + tasks.filter((t) => t.strike).length).toBe(tasks.length);
      }),
    );
  });
  it('R-TRIP-061 R-TRIP-062 are struck and unstruck', () => {
    const struck = changedTask(task(), { strike: true });
    expect(struck.strike).toBe(true);
    expect(changedTask(struck, { strike: false }).strike).toBe(false);
  });
  it('keep their day unless another is named, and lose it with null', () => {
    const dated = task({ due_day: '2027-01-05' });
    expect(changedTask(dated, { title: 'Other' }).due_day).toBe('2027-01-05');
    expect('due_day' in changedTask(dated, { due_day: null })).toBe(false);
  });
  it('stand open ones first, by their day, those without a day last', () => {
    const [done, none, late, soon] = [
      task({ id: 'tsk_01ARZ3NDEKTSV4RRFFQ69G5FA1', strike: true, due_day: '2026-01-01' }),
      task({ id: 'tsk_01ARZ3NDEKTSV4RRFFQ69G5FA2' }),
      task({ id: 'tsk_01ARZ3NDEKTSV4RRFFQ69G5FA3', due_day: '2027-02-01' }),
      task({ id: 'tsk_01ARZ3NDEKTSV4RRFFQ69G5FA4', due_day: '2027-01-01' }),
    ];
    expect(inOrder([done, none, late, soon] as ChecklistTask[])).toEqual([soon, late, none, done]);
  });
  it('are overdue from the day after, until they are done', () => {
    const due = { strike: false, due_day: '2027-01-05' };
    expect(isOverdue(due, '2027-01-05')).toBe(false);
    expect(isOverdue(due, '2027-01-06')).toBe(true);
    expect(isOverdue({ ...due, strike: true }, '2027-01-06')).toBe(false);
  });
  it('belong to whom they were given, otherwise to who wrote them', () => {
    const other = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAW';
    expect(getTaskOwner(task({ assigned_to: other }))).toBe(other);
    expect(getTaskOwner(task())).toBe(task().user_id);
  });
});

describe('the tasks of a template', () => {
  const template = {
    tasks: [{ title: 'Passports', days_before: 90 }, { title: 'Thanks', days_before: -3 }, { title: 'File' }],
  };
  it('are due by the first day of the trip', () =>
    expect(tasksOfTemplate(template, '2027-05-01')).toEqual([
      { title: 'Passports', due_day: '2027-01-31' },
      { title: 'Thanks', due_day: '2027-05-04' },
      { title: 'File' },
    ]));
  it('have no day while the trip has none, or beyond the calendar', () => {
    const titles = [{ title: 'Passports' }, { title: 'Thanks' }, { title: 'File' }];
    expect(tasksOfTemplate(template, undefined)).toEqual(titles);
    expect(
      tasksOfTemplate({ tasks: [template.tasks[0] as { title: string; days_before: number }] }, '1900-01-02'),
    ).toEqual([{ title: 'Passports' }]);
  });
});
