import * as z from 'zod';
import { record, type SumPart } from '../../../store/record';
import type { Payment } from './payment';

/** Types know the field that each has; the sums are read by `toReceived`. */
type WithSums = z.ZodObject<{ month: z.ZodString }>;
export const PAYMENT_TOTALS = ['PAYMENT_TOTALS'] as const;
/** What came from clients in one month, in minor units: `received|<currency>`. Refunds aren’t taken off: the list of payments shows them beside. */
export const PaymentTotals = record({
  name: 'payment_total',
  schema: z.looseObject({ month: z.string() }) as unknown as WithSums,
  key: ['month'],
  partition: () => PAYMENT_TOTALS,
  sort: (k) => [k.month],
});

const MONTH = 'YYYY-MM'.length;
const RECEIVED = 'received|';
/** What a payment counts in its month; one that was deleted, and one of credit, which is no money, count nothing. */
export const toPaymentTotalParts = ({
  deleted_at,
  transaction_type,
  received_on,
  currency,
  amount,
}: Payment): SumPart[] =>
  deleted_at || transaction_type === 'credit_point'
    ? []
    : [{ place: { month: received_on.slice(0, MONTH) }, figures: { [`${RECEIVED}${currency}`]: amount } }];

/** What came in a month by currency, of its sums. */
export const toReceived = (
  sums: Readonly<Record<string, unknown>> | undefined,
): { currency: string; amount: number }[] =>
  Object.entries(sums ?? {}).flatMap(([name, amount]) =>
    name.startsWith(RECEIVED) && amount !== 0
      ? [{ currency: name.slice(RECEIVED.length), amount: Number(amount) }]
      : [],
  );
