import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import type { Payment } from '../payment-queries';

/** Whether an amount can be taken of what isn’t applied of a payment, and what to enter where it can’t; `missing` where none is typed. */
export const validateUnapplied =
  ({ unapplied_amount: most, currency }: Pick<Payment, 'unapplied_amount' | 'currency'>, missing: string) =>
  (amount: unknown): true | string => {
    const { minor = 0 } = (amount as Money | undefined) ?? {};
    if (minor <= 0) return missing;
    return minor <= most || `Only ${formatMoney({ minor: most, currency })} isn’t applied. Enter up to that much.`;
  };
