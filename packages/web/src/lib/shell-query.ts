import { queryOptions } from '@tanstack/react-query';
import { call } from './api';
import { storeUser } from './session';

const EVERY_MS = 5 * 60_000;

/**
 * The one call after sign-in: user, counts, notifications. Live events keep it fresh; the interval is for when there are none. What else is
 * shared has its own place: known traveler types and time format options are lists in core, planner layout and planner tab are kept on this
 * machine, edit-mode flag and edit id are the entry that is open in its editor. Source: R-SHELL-159, enum shared_state (G-064).
 */
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
