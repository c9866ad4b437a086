import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { checklistQueries, type TripTask } from './checklist-queries';

export type Tickable = Pick<TripTask, 'id' | 'trip_id' | 'version' | 'strike' | 'title'>;

/** Ticking, unticking and removing a task, wherever it stands. Source: R-TRIP-061, R-TRIP-062. */
export const useTaskActions = () => {
  const client = useQueryClient();
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const refresh = () => client.invalidateQueries({ queryKey: checklistQueries.all() });
  const strike = useMutation({
    mutationFn: ({ id, trip_id, version, strike }: Tickable) =>
      call('trips.checklists.update', { id: trip_id, task: id, version, strike: !strike }),
    onError: notifyError,
    onSettled: refresh,
  });
  const drop = async ({ id, trip_id, title }: Tickable) => {
    if (!(await confirm(QUESTIONS.delete))) return;
    await call('trips.checklists.delete', { id: trip_id, task: id });
    notify({ kind: 'success', title: `${title} removed` });
    await refresh();
  };
  return {
    refresh,
    /** The task on its way to the other state, so that its tick is seen at once. */
    striking: strike.isPending ? strike.variables.id : undefined,
    tick: (task: Tickable) => allowed(() => strike.mutate(task))(),
    remove: (task: Tickable) => allowed(() => void drop(task).catch(notifyError))(),
  };
};
