import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/footer_sidebar': page(() => import('./all-places-page'), 'AllPlacesPage'),
};
