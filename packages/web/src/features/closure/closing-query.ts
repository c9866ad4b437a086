import { queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../lib/api';

export type ClosingView = CallOutput<'users.closing.get'>;
export type ExportView = ClosingView['exports'][number];

const WHILE_RUNNING_MS = 3000;

/** How the account stands; looked at again while an export is being written. */
export const closingQuery = () =>
  queryOptions({
    queryKey: ['settings', 'closing'],
    queryFn: ({ signal }) => call('users.closing.get', {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.exports.some((one) => one.state === 'running') ? WHILE_RUNNING_MS : false,
  });
