import { queryOptions } from '@tanstack/react-query';
import { isBankAccount } from '@wayline/core/areas/accounting/payments/bank-account';
import { call } from '../../lib/api';

/** The bank accounts of the books, for who sees those; kept as the ledger keeps them. */
export const bankAccountsQuery = queryOptions({
  queryKey: ['ledger', 'accounts'] as const,
  queryFn: ({ signal }) => call('ledger.accounts.list', {}, { signal }),
  select: ({ accounts }) => accounts.filter(({ code }) => isBankAccount(code)),
});
