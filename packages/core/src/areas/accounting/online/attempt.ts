import * as z from 'zod';
import { epochSeconds } from '../../../base/epoch-seconds';
import { daysLater, later } from '../../../base/later';
import { ONLINE_METHODS } from '../../../base/payment-lists';
import { CurrencyCode, Instant, Version } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { ExchangeRate } from '../../ledger/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';
import { InvoiceLinkId } from '../links/invoice-link';

const ATTEMPT_STATES = ['open', 'processing', 'paid', 'failed', 'expired', 'dropped'] as const;
const Minor = z.int().min(0);

/**
 * Somebody who pays online: what they were asked for is frozen before the payment service hears of it, and it is paid once. `dropped` is one
 * whose page nobody was shown. Source: anchors of pay pages; T7, T8.
 */
export const PayAttempt = z.object({
  invoice_id: InvoiceId,
  /** Which of the attempts on this invoice: two that begin at once can’t both be the next. */
  n: z.string().regex(/^\d{4}$/),
  payer_id: z.string(),
  /** Who that was then, and what they were called. */
  client_id: ClientId,
  name: z.string(),
  link_id: InvoiceLinkId,
  /** The account that it goes to. */
  account_id: z.string(),
  by: z.enum(ONLINE_METHODS),
  currency: CurrencyCode,
  /** What of the invoice is paid, and the fee besides; minor units. */
  amount: Minor,
  fee: Minor,
  /** What the invoice counted one unit of it with in the books, where they are in another currency. */
  rate: ExchangeRate.optional(),
  revision: z.int().min(1),
  state: z.enum(ATTEMPT_STATES),
  session_id: z.string().optional(),
  /** The page where it is paid, while it is open. */
  url: z.string().optional(),
  expires_at: Instant,
  /** When the payment service is asked, unless it has told by then. */
  ask_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type PayAttempt = z.infer<typeof PayAttempt>;

/** Attempts of somebody who pays on one invoice: enough for every payment of theirs, changed a few times. */
export const MOST_ATTEMPTS = 100;
const FORGOTTEN_DAYS = 7;
/** How long a page stays open for somebody to pay. */
const PAGE_MINUTES = 60;
const PLACES = 4;
/** The next attempt, after those that are there. */
export const toNextPlace = (before: readonly Pick<PayAttempt, 'n'>[]): string =>
  String(Number(before.at(-1)?.n ?? -1) + 1).padStart(PLACES, '0');

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
const [GRACE_MINUTES, BANK_DAYS] = [10, 5];

export const toExpiry = (now: string): string => later(now, PAGE_MINUTES * MINUTE_MS);

/** Money that left the client and isn’t there yet. */
export const isUnderWay = ({ state }: Pick<PayAttempt, 'state'>): boolean => state === 'processing';
/** What of it people see; `amount` is minor units of `currency`. */
export const UnderWay = PayAttempt.pick({
  ...{ n: true, payer_id: true, name: true, currency: true, amount: true, created_at: true },
});
export type UnderWay = z.infer<typeof UnderWay>;
export const listUnderWay = (attempts: readonly PayAttempt[]): UnderWay[] =>
  attempts.filter(isUnderWay).map((attempt) => UnderWay.parse(attempt));
/** When one of which nothing came may be forgotten, in seconds. */
export const toForgottenAt = ({ state, updated_at }: PayAttempt): number | undefined =>
  state === 'dropped' || state === 'expired' ? epochSeconds(daysLater(updated_at, FORGOTTEN_DAYS)) : undefined;
/** Whether it can still be paid, or is being. */
export const isUndecided = ({ state }: Pick<PayAttempt, 'state'>): boolean =>
  state === 'open' || state === 'processing';

/** When the payment service is asked what became of an attempt in this state, in case its news never come. */
export const toAskAt = (state: PayAttempt['state'], { expires_at }: Pick<PayAttempt, 'expires_at'>, now: string) => {
  if (state === 'open') return later(expires_at > now ? expires_at : now, GRACE_MINUTES * MINUTE_MS);
  return state === 'processing' ? later(now, BANK_DAYS * DAY_MS) : undefined;
};
