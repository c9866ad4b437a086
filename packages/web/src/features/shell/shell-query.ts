import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { storeUser } from '../../lib/session';

const EVERY_MS = 5 * 60_000;

/** The one call after sign-in: user, counts, notifications. Live events keep it fresh; the interval is for when there are none. */
export const shellQuery = () =>
  queryOptions({
    queryKey: ['shell'],
    queryFn: async ({ signal }) => {
      const shell = await call('misc.shell.get', {}, { signal, onMissing: 'stay' });
      storeUser(shell.user);
      return shell;
    },
    refetchInterval: EVERY_MS,
  });
