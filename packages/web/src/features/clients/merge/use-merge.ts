import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import type { MergePreview, MergeSides } from './merge-queries';
import { toFullName } from './to-full-name';

/** Merges the profiles that are shown; one that somebody saved meanwhile is refused, and shown as it is now. */
export const useMerge = ({ existing, to_merge }: MergePreview) => {
  const client = useQueryClient();
  const undo = useUndoMerge();
  return useMutation({
    mutationFn: (chosen: Pick<CallInput<'crm.merge.create'>, 'choices' | 'keep_all_passports'>) =>
      call(
        'crm.merge.create',
        {
          existing: existing.id,
          to_merge: to_merge.id,
          existing_version: existing.version,
          to_merge_version: to_merge.version,
          ...chosen,
        },
        { onMissing: 'stay' },
      ),
    onSuccess: () =>
      notify({
        kind: 'success',
        title: 'Merged',
        undo: () => undo.mutate({ existing: existing.id, to_merge: to_merge.id }),
      }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['clients'] }),
  });
};

/** Undoes a merge, and names who is back. */
export const useUndoMerge = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sides: MergeSides) => call('crm.merge.undo', sides, { onMissing: 'stay' }),
    onSuccess: ({ restored }) => notify({ kind: 'success', title: `Merge undone. ${toFullName(restored)} is back.` }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: ['clients'] }),
  });
};
