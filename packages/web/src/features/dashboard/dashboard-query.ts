import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** What an advisor should see first. */
export const dashboardQuery = () =>
  queryOptions({ queryKey: ['dashboard'], queryFn: ({ signal }) => call('misc.dashboard.get', {}, { signal }) });

/** What a company that has just begun has done so far; read again with the dashboard. */
export const firstStepsQuery = () =>
  queryOptions({
    queryKey: [...dashboardQuery().queryKey, 'first-steps'],
    queryFn: ({ signal }) => call('misc.first-steps.get', {}, { signal, onMissing: 'stay' }),
  });

/** What is due and came, for those who see invoices; read again with the dashboard. */
export const dashboardMoneyQuery = () =>
  queryOptions({
    queryKey: [...dashboardQuery().queryKey, 'money'],
    queryFn: ({ signal }) => call('book.dashboard-money.get', {}, { signal, onMissing: 'stay' }),
  });
