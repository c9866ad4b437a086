import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/crm/clients/:client_id/statement': page(() => import('./statement/client-statement-page'), 'ClientStatementPage'),
  '/invoices': page(() => import('./pages/invoices-page'), 'InvoicesPage'),
  '/invoices/bank': page(() => import('./bank/bank-page'), 'BankPage'),
  '/invoices/suppliers': page(() => import('./suppliers/suppliers-page'), 'SuppliersPage'),
  '/trips/:trip_id/money': page(() => import('./pages/trip-money-page'), 'TripMoneyPage'),
};
