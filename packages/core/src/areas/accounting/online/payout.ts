import * as z from 'zod';
import { CurrencyCode, Day, Instant, Version } from '../../../base/values';
import { record } from '../../../store/record';
import { AccountCode } from '../../ledger/public-schemas';

const PAYOUT_STATES = ['under_way', 'paid', 'failed'] as const;

/**
 * Money that Stripe sent to the company’s bank; amounts are minor units of its currency. It has what else that Stripe account took too: `ours`
 * is what of it are payments that are here. Source: V03.
 */
export const Payout = z.object({
  /** Stripe’s id of it, and of the account that it is from. */
  id: z.string(),
  account_id: z.string().optional(),
  state: z.enum(PAYOUT_STATES),
  currency: CurrencyCode,
  amount: z.int(),
  ours: z.int(),
  /** What that is worth in the books. */
  ours_base: z.int(),
  arrives_on: Day,
  /** Whether Stripe says what is in it: not of one that was made by hand there. */
  is_listed: z.boolean(),
  /** Why the bank sent it back. */
  failure: z.string().optional(),
  /** The account of the books that it was posted to, and whether that was taken back. */
  account: AccountCode.optional(),
  /** What of it is posted so far, in how many entries: a payment that is heard of later is posted in one more. */
  posted: z.object({ amount: z.int(), base: z.int(), entries: z.int() }).optional(),
  returned_on: Day.optional(),
  /** The later payout that what came back went out with. */
  repaid_in: z.string().optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Payout = z.infer<typeof Payout>;

/** What people see of one beside a payment that went out with it. */
export const ShownPayout = Payout.omit({
  ours_base: true,
  account_id: true,
  posted: true,
  created_at: true,
  updated_at: true,
  version: true,
});
export type ShownPayout = z.infer<typeof ShownPayout>;

/** The same beside that payment. Of other clients’ money those who see only their own work see nothing: its sums are left out. */
export const PayoutOfPayment = ShownPayout.partial({ amount: true, ours: true }).extend({
  /** What of it is that payment. */
  part: z.int(),
});
export type PayoutOfPayment = z.infer<typeof PayoutOfPayment>;

export const PAYOUTS = ['PAYOUTS'] as const;
export const Payouts = record({
  name: 'payout',
  schema: Payout,
  key: ['id'],
  partition: () => PAYOUTS,
  sort: (k) => ['PAYOUT', k.id],
});
