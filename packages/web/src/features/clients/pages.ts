import { queryClient } from '../../lib/query-client';
import { type Pages, page } from '../../navigation/page';
import { crmDashboardQuery } from './dashboard/crm-dashboard-query';

export const PAGES: Pages = {
  '/crm/dashboard': page(
    () => import('./dashboard/crm-dashboard-page'),
    'CrmDashboardPage',
    () => queryClient.prefetchQuery(crmDashboardQuery()),
  ),
  '/crm/clients': page(() => import('./pages/client-list-page'), 'ClientListPage'),
  '/crm/clients/deleted': page(() => import('./pages/deleted-clients-page'), 'DeletedClientsPage'),
  '/myaccount/entry-rules': page(() => import('./entry-rules/entry-rules-page'), 'EntryRulesPage'),
  '/crm/clients/:client_id': page(() => import('./pages/client-page'), 'ClientPage'),
};
