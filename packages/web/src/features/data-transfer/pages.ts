import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/crm/clients/import': page(() => import('./pages/imports-page'), 'ImportsPage'),
  '/crm/clients/import/:import_id': page(() => import('./pages/import-page'), 'ImportPage'),
};
