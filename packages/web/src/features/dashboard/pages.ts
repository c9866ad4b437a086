import { queryClient } from '../../lib/query-client';
import { type Pages, page } from '../../navigation/page';
import { dashboardQuery } from './dashboard-query';

export const PAGES: Pages = {
  '/dashboard': page(
    () => import('./pages/dashboard-page'),
    'DashboardPage',
    () => queryClient.prefetchQuery(dashboardQuery()),
  ),
};
