import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './api-error';
import { connection, onConnectionChange } from './connection';

const MOST_RETRIES = 2;
/** Where the browser is offline, another attempt is as vain as the first, and its reader waits to be told so. */
const mayRetry = (status: number) => connection() !== 'offline' && (status === 0 || status >= 500);

/**
 * What the app has read: fresh for half a minute, and live events say earlier when something changed. A question asked offline fails at
 * once, so that the screen can say so, instead of waiting in silence; what failed is asked again when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < MOST_RETRIES && mayRetry(asApiError(error).status),
    },
    mutations: { networkMode: 'always' },
  },
});

const hasFailed = { predicate: ({ state }: { state: { status: string } }) => state.status === 'error' };
onConnectionChange(() => {
  if (connection() === 'online') void queryClient.refetchQueries({ type: 'active', ...hasFailed });
});
