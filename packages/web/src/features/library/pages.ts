import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/library': page(() => import('./pages/library-page'), 'LibraryPage'),
};
