import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './api-error';

const MOST_RETRIES = 2;
const mayRetry = (status: number) => status === 0 || status >= 500;

/** What the app has read: fresh for half a minute, and live events say earlier when something changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < MOST_RETRIES && mayRetry(asApiError(error).status),
    },
  },
});
