import * as z from 'zod';
import { addDays } from '../../../base/days';
import { UserId } from '../../../base/ids';
import type { Issue } from '../../../base/result';
import { CurrencyCode, Day, Instant, MAX_AMOUNT, Version } from '../../../base/values';
import { toInstant } from '../../../base/zoned-time';
import { ClientId } from '../../clients/public-schemas';
import { ExchangeRate } from '../../ledger/public-schemas';
import { ClientOfInvoice } from '../invoices/invoice';
import { PaymentId } from '../payments/payment-id';
import { lessParts, type Worth } from '../worth';
import { CreditId } from './credit-id';

/** Where credit comes from: money that the client paid, or the agency's goodwill. */
export const CREDIT_KINDS = ['converted', 'granted'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];
const CREDIT_STATES = ['available', 'spent', 'expired'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

/** As many payments as one credit pays. */
export const MOST_SPENDINGS = 100;
const LONGEST_REASON = 200;
const LONGEST_REMARK = 1_000;
const YEARS_AHEAD = 10;
const YEAR_DAYS = 366;

const Minor = z.int().min(0);
const Some = z.int().min(1, 'Enter an amount.').max(MAX_AMOUNT);
const Remark = z.string().trim().max(LONGEST_REMARK);
const Part = z.object({ amount: Minor, base: Minor });

/** What of a payment its client keeps as credit; `amount` is minor units of its currency. Source: V12. */
export const ConversionDraft = z.object({ amount: Some, expires_on: Day.optional(), remark: Remark.optional() });
export type ConversionDraft = z.infer<typeof ConversionDraft>;

/** Credit that the agency gives out of goodwill; `amount` is minor units of `currency`. Source: V12. */
export const GrantDraft = ConversionDraft.extend({
  client_id: ClientId,
  currency: CurrencyCode,
  /** What one unit of another currency is worth in that of the books; what isn't said is taken from the day. */
  rate: ExchangeRate.optional(),
  reason: z.string().trim().min(1, 'Say what it is for.').max(LONGEST_REASON),
});
export type GrantDraft = z.infer<typeof GrantDraft>;

/** What can be changed of a credit: null has it never expire. */
export const CreditChange = z.object({ expires_on: Day.nullable(), remark: Remark });
export type CreditChange = Partial<z.infer<typeof CreditChange>>;

/** A part of a credit that a payment was made with; `base` is what it was worth in the books. */
export const Spending = Part.extend({ payment_id: PaymentId, spent_on: Day });
export type Spending = z.infer<typeof Spending>;

/**
 * Money of a client that the agency keeps for them: paid in, or granted. What is neither spent nor expired is left. Source: V12, R-ACC-131.
 */
export const Credit = z.object({
  id: CreditId,
  kind: z.enum(CREDIT_KINDS),
  /** Who has it, as they are now: one who was merged since has another profile than the one on whose account it was entered. */
  client_id: ClientId,
  client: ClientOfInvoice,
  credited_id: ClientId,
  currency: CurrencyCode,
  amount: Minor,
  /** The currency of the books on that day, and what it was worth in it, at the rate of the payment or of the day. */
  books: CurrencyCode,
  base_amount: Minor,
  rate: ExchangeRate.optional(),
  /** The payment that it was part of, and when that came. */
  payment_id: PaymentId.optional(),
  received_on: Day.optional(),
  /** Why it was granted. */
  reason: z.string().optional(),
  remark: z.string().optional(),
  credited_on: Day,
  /** The last day on which it can be spent; none where it never expires. */
  expires_on: Day.optional(),
  /** When what is left is to expire: as that day ends where the company is. */
  expire_at: Instant.optional(),
  /** The last day on which anything was posted of it. What expires late is never posted before that. */
  moved_on: Day,
  spent: z.array(Spending).max(MOST_SPENDINGS).default([]),
  expired: z.array(Part.extend({ expired_on: Day })).default([]),
  /** When it was there again after it had expired: it is spent from then on. */
  revived_on: Day.optional(),
  /** How often it has expired: each time is posted under its own number. */
  expiries: z.int().min(0).default(0),
  created_by: UserId,
  created_by_name: z.string(),
  deleted_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Credit = z.infer<typeof Credit>;

type Parts = Pick<Credit, 'amount' | 'base_amount' | 'spent' | 'expired'>;
/** What of a credit is neither spent nor expired, in its own currency and in that of the books. */
export const toCreditLeft = ({ amount, base_amount, spent, expired }: Parts): Worth =>
  lessParts({ amount, base: base_amount }, [...spent, ...expired]);

type Expiring = Pick<Credit, 'expires_on' | 'expired'>;
/** Whether a credit can't be spent any more on a day, also before what is left of it was posted as expired. */
export const hasExpired = ({ expires_on, expired }: Expiring, today: string): boolean =>
  expired.length > 0 || (expires_on !== undefined && expires_on < today);

/** A credit that says when what is left of it is to expire, in the company's time zone. */
export const withExpireAt = ({ expire_at: _before, ...credit }: Credit, zone: string): Credit => {
  const { expires_on } = credit;
  return expires_on && !credit.deleted_at && toCreditLeft(credit).amount > 0
    ? { ...credit, expire_at: toInstant({ date: addDays(expires_on, 1), time: '00:00', zone }) }
    : credit;
};

/** A day on which something is posted of a credit: that day, or the last one where a clock of another zone was ahead. */
export const toMovedOn = ({ moved_on }: Pick<Credit, 'moved_on'>, day: string): string =>
  day > moved_on ? day : moved_on;

/** What keeps a day from being the last one of a credit. */
export const checkExpiry = (expires_on: string | null | undefined, today: string): Issue[] => {
  if (!expires_on) return [];
  if (expires_on < today) return [{ path: 'expires_on', message: 'That day is over. Choose today or a later day.' }];
  return expires_on > addDays(today, YEARS_AHEAD * YEAR_DAYS)
    ? [
        {
          path: 'expires_on',
          message: 'That’s more than ten years ahead. Choose an earlier day, or let it never expire.',
        },
      ]
    : [];
};

/** A credit as it is answered, with what is left to spend on the day; minor units. */
export const ShownCredit = Credit.omit({ credited_id: true, expire_at: true, moved_on: true, expiries: true }).extend({
  state: z.enum(CREDIT_STATES),
  left_amount: Minor,
});
export type ShownCredit = z.infer<typeof ShownCredit>;

/** A credit as it is on a day. One of which nothing was left before it expired is spent. */
export const toShownCredit = (credit: Credit, today: string): ShownCredit => {
  const { amount } = toCreditLeft(credit);
  const isOver = hasExpired(credit, today);
  const isSpent = amount === 0 && credit.expired.length === 0;
  const state = isSpent ? 'spent' : isOver ? 'expired' : 'available';
  return { ...credit, state, left_amount: isOver ? 0 : amount };
};
