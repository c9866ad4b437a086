import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/crm/clients': page(() => import('./pages/client-list-page'), 'ClientListPage'),
  '/crm/clients/deleted': page(() => import('./pages/deleted-clients-page'), 'DeletedClientsPage'),
  '/crm/clients/:client_id': page(() => import('./pages/client-page'), 'ClientPage'),
};
