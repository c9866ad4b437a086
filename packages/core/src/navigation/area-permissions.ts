import type { Permission } from '../access/permissions';

/** The areas that a role opens as a whole, by where their addresses begin. */
const AREAS: readonly (readonly [string, Permission])[] = [
  ['/crm', 'CRM'],
  ['/forms', 'Forms'],
  ['/dynamic_forms', 'Forms'],
  ['/invoices', 'Accounting'],
  ['/ledger', 'Accounting'],
  ['/myaccount/integrations', 'Integrations'],
  ['/myaccount/users', 'Users'],
  ['/myaccount/sales_target', 'Sales Target'],
  ['/myaccount/paymentcollection', 'Payment Collection'],
];

/** The permission that opens the area of an address; undefined where the address is in none. Source: R-ACC-123 (G-047). */
export const findAreaPermission = (path: string): Permission | undefined =>
  AREAS.find(([begin]) => path === begin || path.startsWith(`${begin}/`))?.[1];
