import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** What an advisor should see first. */
export const dashboardQuery = () =>
  queryOptions({ queryKey: ['dashboard'], queryFn: ({ signal }) => call('misc.dashboard.get', {}, { signal }) });
