import { PAYABLE_INDEX } from '@wayline/core/areas/accounting/suppliers/payable-search.index';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(suppliersContracts['book.payables.list'], async ({ input, db }) => {
  const { rows, ...page } = await searchList(db, PAYABLE_INDEX, input);
  return ok({ payables: rows, ...page });
});
