import * as z from 'zod';
import { CurrencyCode, Day, Instant, Version } from '../../../base/values';
import { AccountCode, ExchangeRate } from '../../ledger/public-schemas';
import { PaymentId } from '../payments/payment-id';
import { DepositSlipId } from './deposit-slip-id';

/** As many checks as one deposit slip has: each is marked in the transaction that makes it. */
export const MOST_CHECKS = 60;

const Minor = z.int().min(0);

/** A check on a deposit slip, as it was when it was brought to the bank; `base` is what it was worth in the books when it came. */
export const DepositedCheck = z.object({
  payment_id: PaymentId,
  paid_by_name: z.string(),
  received_on: Day,
  /** Its number. */
  confirmation_code: z.string().optional(),
  amount: Minor,
  base: Minor,
  rate: ExchangeRate.optional(),
  /** When the bank sent it back. */
  bounced_on: Day.optional(),
});
export type DepositedCheck = z.infer<typeof DepositedCheck>;

/** What a person says of checks that they bring to the bank: which, to which account, and when. */
export const DepositDraft = z.object({
  account: AccountCode.optional(),
  /** Today where it isn’t said. */
  day: Day.optional(),
  payment_ids: z
    .array(PaymentId)
    .min(1, 'Choose the checks that you deposit.')
    .max(MOST_CHECKS, `A deposit slip can have up to ${MOST_CHECKS} checks. Make several.`)
    .refine((ids) => new Set(ids).size === ids.length, 'A check is listed twice.'),
});
export type DepositDraft = z.infer<typeof DepositDraft>;

/**
 * Checks that were brought to the bank at once, in one currency: `amount` is what the bank was given, in minor units, also where one of them
 * bounced since. One that was taken back stays: what it posted stays too. Source: V02.
 */
export const DepositSlip = z.object({
  id: DepositSlipId,
  /** By what people call it: slip 12. */
  number: z.int().min(1),
  account: AccountCode,
  day: Day,
  currency: CurrencyCode,
  amount: Minor,
  /** The currency of the books when it was made, and what the checks were worth in it when they came. */
  books: CurrencyCode,
  base: Minor,
  checks: z.array(DepositedCheck).max(MOST_CHECKS),
  made_by: z.string(),
  made_by_name: z.string(),
  taken_back_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type DepositSlip = z.infer<typeof DepositSlip>;

/** A check that wasn’t brought to the bank yet, as it is offered; `amount` is minor units of `currency`. */
export const UndepositedCheck = z.object({
  payment_id: PaymentId,
  paid_by_name: z.string(),
  received_on: Day,
  confirmation_code: z.string().optional(),
  currency: CurrencyCode,
  amount: Minor,
});
export type UndepositedCheck = z.infer<typeof UndepositedCheck>;
