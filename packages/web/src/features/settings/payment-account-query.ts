import { queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../lib/api';

export type PaymentAccount = NonNullable<CallOutput<'book.payment-account.get'>['account']>;

/** The account that clients pay into online, if one is connected. */
export const paymentAccountQuery = queryOptions({
  queryKey: ['payment-account'] as const,
  queryFn: ({ signal }) => call('book.payment-account.get', {}, { signal }),
});
