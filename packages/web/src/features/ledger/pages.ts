import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/ledger': page(() => import('./pages/ledger-page'), 'LedgerPage'),
};
