import { queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../lib/api';

export type PaymentAccount = NonNullable<CallOutput<'book.payment-account.get'>['account']>;

/** A payout that somebody made by hand at Stripe. */
export type UnlistedPayout = CallOutput<'book.payment-account.get'>['unlisted_payouts'][number];

/** The account that clients pay into online, if one is connected. */
export const paymentAccountQuery = queryOptions({
  queryKey: ['payment-account'] as const,
  queryFn: ({ signal }) => call('book.payment-account.get', {}, { signal }),
});
