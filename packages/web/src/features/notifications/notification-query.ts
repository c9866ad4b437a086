import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../lib/api';
import { shellQuery } from '../../lib/shell-query';
import { notifyError } from '../../ui/notify-error';

export type Filter = Pick<CallInput<'misc.notifications.list'>, 'kind' | 'show'>;

/** A user's notifications, page after page. They are read again with the shell's counts, after every live event. */
export const notificationsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...shellQuery().queryKey, 'notifications', filter],
    queryFn: ({ pageParam, signal }) => call('misc.notifications.list', { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

/** Marks a notification as read or unread, or all up to it as read; the bell follows. */
export const useMark = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'misc.notifications.mark'>) =>
      call('misc.notifications.mark', input, { onMissing: 'stay' }),
    onSuccess: () => client.invalidateQueries({ queryKey: shellQuery().queryKey }),
    onError: notifyError,
  });
};
