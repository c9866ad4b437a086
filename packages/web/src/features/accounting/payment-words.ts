import type { PaymentRow } from './payment-queries';

export const PAYMENT_METHOD_WORDS: Readonly<Record<PaymentRow['payment_method'], string>> = {
  bank_transfer: 'Bank transfer',
  check: 'Check',
  credit_card: 'Credit card',
  strip_online_payment: 'Online payment',
  pay_pal: 'PayPal',
  payment_portal: 'Payment portal',
  other: 'Other',
};
export const PAYMENT_METHODS = Object.entries(PAYMENT_METHOD_WORDS).map(([value, label]) => ({ value, label }));
