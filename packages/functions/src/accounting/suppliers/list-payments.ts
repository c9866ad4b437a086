import { SUPPLIER_PAYMENT_INDEX } from '@wayline/core/areas/accounting/suppliers/supplier-payment-search.index';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['book.supplier-payments.list'], async ({ input, db }) => {
  const { rows, ...page } = await searchList(db, SUPPLIER_PAYMENT_INDEX, input);
  return ok({ payments: rows, ...page });
});
