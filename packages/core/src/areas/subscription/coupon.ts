import * as z from 'zod';
import { Money } from '../../base/values';

/** A discount somebody may use: its id at the payment service, and what it takes off each payment, once, for some months or always. */
export const Coupon = z.object({
  id: z.string(),
  code: z.string(),
  percent_off: z.number().min(0).max(100).optional(),
  amount_off: Money.optional(),
  duration: z.enum(['once', 'repeating', 'forever']),
  months: z.int().min(1).optional(),
});
export type Coupon = z.infer<typeof Coupon>;

/** An amount with a coupon taken off, rounded half up as the payment service does; never below zero. */
export const applyDiscount = (cost: Money, coupon: Pick<Coupon, 'percent_off' | 'amount_off'> | undefined): Money => {
  const off = coupon?.percent_off
    ? Math.round((cost.minor * coupon.percent_off) / 100)
    : coupon?.amount_off?.currency === cost.currency
      ? coupon.amount_off.minor
      : 0;
  return { ...cost, minor: Math.max(0, cost.minor - off) };
};
