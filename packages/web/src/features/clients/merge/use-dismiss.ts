import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import type { DuplicatePair } from './merge-queries';

const send = ({ kept, other }: DuplicatePair, on: boolean) =>
  call('crm.duplicates.dismiss', { client_id: kept.id, other_id: other.id, on }, { onMissing: 'stay' });

/** Says of two profiles that they are two people, with a way to take it back. */
export const useDismiss = () => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['clients', 'duplicates'] });
  const takeBack = (pair: DuplicatePair) => void send(pair, false).catch(notifyError).finally(refresh);
  return useMutation({
    mutationFn: (pair: DuplicatePair) => send(pair, true),
    onSuccess: (_done, pair) => notify({ kind: 'success', title: 'Marked as two people', undo: () => takeBack(pair) }),
    onError: notifyError,
    onSettled: refresh,
  });
};
