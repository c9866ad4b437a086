import { type Pages, page } from '../../../navigation/page';

export const PAGES: Pages = {
  '/crm/clients/duplicates': page(() => import('./pages/duplicates-page'), 'DuplicatesPage'),
  '/crm/clients/merge/:kept/:other': page(() => import('./pages/merge-page'), 'MergePage'),
};
