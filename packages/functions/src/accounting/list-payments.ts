import { PAYMENT_INDEX } from '@wayline/core/areas/accounting/payments/payment-search.index';
import { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-028. */
export const handler = endpoint(paymentsContracts['book.payments.list'], async ({ input, db }) => {
  const { rows, ...page } = await searchList(db, PAYMENT_INDEX, input);
  return ok({ payments: rows, ...page });
});
