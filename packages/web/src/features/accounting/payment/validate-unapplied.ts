import { toFree } from '@wayline/core/areas/accounting/payments/payment';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import type { Payment } from '../payment-queries';

/** Whether an amount can be taken of what isn’t applied of a payment, and what to enter where it can’t; `missing` where none is typed. */
export const validateUnapplied =
  (payment: Payment, missing: string) =>
  (amount: unknown): true | string => {
    const { unapplied_amount, currency } = payment;
    const most = toFree(payment);
    const { minor = 0 } = (amount as Money | undefined) ?? {};
    if (minor <= 0) return missing;
    if (minor > most && most < unapplied_amount)
      return `The rest is disputed until the bank has decided. Enter up to ${formatMoney({ minor: most, currency })}.`;
    return minor <= most || `Only ${formatMoney({ minor: most, currency })} isn’t applied. Enter up to that much.`;
  };
