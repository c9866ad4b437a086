import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { type CallInput, type CallOutput, call } from '../../../lib/api';

export type TasksOf = NonNullable<CallInput<'trips.checklists.tasks'>['of']>;
export type TaskState = NonNullable<CallInput<'trips.checklists.tasks'>['state']>;
export type TripTask = CallOutput<'trips.checklists.list'>['tasks'][number];
export type ListedTask = CallOutput<'trips.checklists.tasks'>['tasks'][number];
export type DueThing = CallOutput<'trips.checklists.tasks'>['also_due'][number];
export type Template = CallOutput<'trips.checklist-templates.list'>['templates'][number];

/** Keys and fetchers of checklists; an event of a task makes all of them old. Source: R-SHELL-187. */
export const checklistQueries = {
  all: () => ['checklists'] as const,
  ofTrip: (id: TripId) =>
    queryOptions({
      queryKey: [...checklistQueries.all(), 'trip', id] as const,
      queryFn: ({ signal }) => call('trips.checklists.list', { id }, { signal }),
    }),
  tasks: (of: TasksOf, state: TaskState) =>
    infiniteQueryOptions({
      queryKey: [...checklistQueries.all(), 'tasks', of, state] as const,
      queryFn: ({ signal, pageParam }) => call('trips.checklists.tasks', { of, state, cursor: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.cursor,
    }),
  templates: () =>
    queryOptions({
      queryKey: [...checklistQueries.all(), 'templates'] as const,
      queryFn: ({ signal }) => call('trips.checklist-templates.list', {}, { signal }),
    }),
};
