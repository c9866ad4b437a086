import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/myaccount/close': page(() => import('./close-page'), 'ClosePage'),
};
