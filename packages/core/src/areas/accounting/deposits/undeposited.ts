import { sum } from '../../../base/sum';
import type { Payment } from '../payments/payment';

type Held = Pick<Payment, 'transaction_type' | 'amount' | 'deposit' | 'refunds' | 'deleted_at'>;
/**
 * Whether a payment is a check that the agency has and didn’t bring to the bank yet. One that was all given back by check was handed back, and
 * isn’t there any more.
 */
export const isUndeposited = ({ transaction_type, amount, deposit, refunds, deleted_at }: Held): boolean =>
  transaction_type === 'check' &&
  !deposit &&
  !deleted_at &&
  sum(refunds.flatMap((one) => (one.transaction_type === 'check' ? [one.amount] : []))) < amount;
