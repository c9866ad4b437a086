import type { PaymentRow } from './payment-queries';

/** How a payment came in, or went back. */
export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentRow['payment_method'], string>> = {
  bank_transfer: 'Bank transfer',
  check: 'Check',
  credit_card: 'Credit card',
  strip_online_payment: 'Online payment',
  pay_pal: 'PayPal',
  payment_portal: 'Payment portal',
  other: 'Other',
  credit_point: 'Client credit',
};
/** The ways of paying that a list can be narrowed to, or a payment made by. */
export const PAYMENT_METHODS = Object.entries(PAYMENT_METHOD_WORDS).map(([value, label]) => ({ value, label }));
/** The ways in which money moves: credit of a client is none. Source: R-ACC-051. */
export const MONEY_METHODS = PAYMENT_METHODS.filter(({ value }) => value !== 'credit_point');
