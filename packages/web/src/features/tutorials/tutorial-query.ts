import { queryOptions } from '@tanstack/react-query';
import type { HelpPage } from '@wayline/core/areas/tutorials/pages';
import { call } from '../../lib/api';

/** The help of a screen; it changes with the app and not while it runs. */
export const helpQuery = (page: HelpPage) =>
  queryOptions({
    queryKey: ['help', page],
    queryFn: ({ signal }) => call('misc.tutorials.header', { active_page: page }, { signal, onMissing: 'stay' }),
    staleTime: Number.POSITIVE_INFINITY,
  });
