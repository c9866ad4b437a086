import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';

/** What the CRM has to say today; what changes a client makes it old. */
export const crmDashboardQuery = () =>
  queryOptions({
    queryKey: ['clients', 'dashboard'] as const,
    queryFn: ({ signal }) => call('crm.dashboard.get', {}, { signal }),
  });
