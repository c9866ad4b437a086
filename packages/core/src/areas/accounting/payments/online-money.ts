import * as z from 'zod';
import { CurrencyCode, Day } from '../../../base/values';
import type { Worth } from '../worth';

const Minor = z.int().min(0);

/** Why a payment moved the balance of the Stripe account that it came into. */
const MOVE_KINDS = ['charge', 'refund', 'refund_failed', 'withdrawn', 'reinstated'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/**
 * A movement of Stripe’s balance by a payment: `amount` and `fee` are Stripe’s own figures in minor units of the currency that the account is
 * kept in, and `net_base` is what both together were worth in the books. Source: V03.
 */
export const OnlineMove = z.object({
  /** Stripe’s id of it, and that of the charge, refund or dispute that it is of. */
  id: z.string(),
  kind: z.enum(MOVE_KINDS),
  of: z.string(),
  day: Day,
  currency: CurrencyCode,
  amount: z.int(),
  fee: z.int(),
  net_base: z.int(),
  /** The payout that it went to the bank with. */
  payout_id: z.string().optional(),
});
export type OnlineMove = z.infer<typeof OnlineMove>;

/** How a dispute stands: an inquiry takes no money yet, and a closed one never will. */
const DISPUTE_STATES = ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Parts of what was lost: of the payment, of its fee, and what the client had kept or got back in another way already. */
const LostParts = z.object({
  on: Day,
  amount: Minor,
  base: z.int(),
  fee: Minor,
  fee_base: z.int(),
  over: Minor,
  over_base: z.int(),
});
export type LostParts = z.infer<typeof LostParts>;

/** A charge that its client contests at their bank; `amount` is minor units of the payment’s currency, its fee included. Source: V11. */
export const PaymentDispute = z.object({
  /** Stripe’s id of it. */
  id: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** Why, as Stripe says it. */
  reason: z.string(),
  amount: Minor,
  /** What it is worth in the books while Stripe holds it. */
  base: Minor,
  opened_on: Day,
  /** The last day on which the agency can answer. */
  evidence_due_on: Day.optional(),
  /** When Stripe took the money, and gave it back. */
  withdrawn_on: Day.optional(),
  reinstated_on: Day.optional(),
  closed_on: Day.optional(),
  /** What the client got for good. */
  lost: LostParts.optional(),
});
export type PaymentDispute = z.infer<typeof PaymentDispute>;

/** Whether Stripe holds the money of a dispute that isn’t decided yet. */
export const isHeld = ({ withdrawn_on, reinstated_on, lost }: PaymentDispute): boolean =>
  withdrawn_on !== undefined && reinstated_on === undefined && lost === undefined;
const OPEN: ReadonlySet<DisputeState> = new Set(['inquiry', 'needs_response', 'under_review']);
/** Whether the bank hasn’t decided yet. */
export const isOpenDispute = ({ state }: Pick<PaymentDispute, 'state'>): boolean => OPEN.has(state);

type Disputed = { disputes: readonly PaymentDispute[] };
/** What was lost in disputes, of a payment and of its fee. Source: law 10, V11. */
export const toLost = ({ disputes }: Disputed): Worth[] => disputes.flatMap(({ lost }) => lost ?? []);
export const toLostFee = ({ disputes }: Disputed): Worth[] =>
  disputes.flatMap(({ lost }) => (lost ? [{ amount: lost.fee, base: lost.fee_base }] : []));
