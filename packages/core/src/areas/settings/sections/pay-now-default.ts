import * as z from 'zod';
import { section } from '../section';

/** The payment plan that a new invoice begins with: whether it asks for payment at once, for how much of it, and when the rest is due. */
export const payNowDefault = section({
  name: 'pay_now_default',
  scope: 'company',
  path: '/myaccount/pay_now_default',
  permission: 'Settings',
  schema: z.object({
    /** Whether the first payment is due at once, and not a week later. */
    pay_now: z.boolean().default(false),
    asks_for: z.enum(['all', 'deposit']).default('all'),
    /** Of the whole sum, in whole percent. */
    deposit_percent: z.int().min(1, 'At least 1 percent.').max(99, 'At most 99 percent.').default(20),
    /** Days before departure by which the rest is paid. */
    balance_days: z.int().min(0).max(365, 'At most a year before.').default(45),
  }),
});
