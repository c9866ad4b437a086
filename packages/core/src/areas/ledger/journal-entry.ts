import * as z from 'zod';
import { idOf } from '../../base/ids';
import { CurrencyCode, Day, Instant } from '../../base/values';
import { AccountCode } from './account';
import { Dimensions } from './dimensions';

export const JournalEntryId = idOf('journal_entry').brand<'JournalEntryId'>();
export type JournalEntryId = z.infer<typeof JournalEntryId>;

declare module '../../base/ids' {
  interface IdOf {
    journal_entry: JournalEntryId;
  }
}

export const TOO_LARGE = 'This amount is too large for one line. Check the zeros.';
/** As many lines as one entry holds, and as many as a person enters: what follows from an invoice may name hundreds of bookings. */
export const [MAX_LINES, MAX_LINES_BY_HAND] = [1000, 200];
/** How much of the company's currency one unit of another is worth, as a decimal: `1.0853`. */
export const ExchangeRate = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,12})?$/, 'Enter a rate such as 1.0853.')
  .refine((rate) => /[1-9]/.test(rate), 'A rate is more than 0.');

/**
 * One line of an entry. Amounts are whole minor units, debits positive and credits negative; `base_amount` is the same in the company's
 * currency, at `rate` where that is another one.
 */
export const Posting = z.object({
  account: AccountCode,
  currency: CurrencyCode,
  amount: z.int(),
  base_amount: z.int(),
  rate: ExchangeRate.optional(),
  dimensions: Dimensions.default({}),
});
export type Posting = z.infer<typeof Posting>;

/** `event` follows from something that happened; the others are entered by a person or made at the end of a year. */
export const ENTRY_KINDS = ['event', 'manual', 'opening', 'closing', 'reversal'] as const;

/** A journal entry. It never changes and is never deleted: a mistake is reversed. `source` names what it follows from and posts once. */
export const JournalEntry = z.object({
  id: JournalEntryId,
  source: z.string().min(1).max(200),
  kind: z.enum(ENTRY_KINDS),
  /** The accounting day, which decides month and period. */
  entry_date: Day,
  posted_at: Instant,
  posted_by: z.string(),
  memo: z.string().max(500).default(''),
  /** The entry that this one takes back, and the day of that entry. */
  reverses: z.object({ id: JournalEntryId, entry_date: Day }).optional(),
  lines: z.array(Posting).min(2).max(MAX_LINES),
});
export type JournalEntry = z.infer<typeof JournalEntry>;
