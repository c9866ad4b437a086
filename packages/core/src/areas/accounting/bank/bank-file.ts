import * as z from 'zod';
import { UserId } from '../../../base/ids';
import { CurrencyCode, Day, Instant, Version } from '../../../base/values';
import { AccountCode } from '../../ledger/public-schemas';
import { BankFileId } from './bank-id';

export const BANK_FILE_FORMATS = ['csv', 'ofx', 'camt'] as const;
/** `loading` until all of its lines are there, `taken_back` once they are gone again. */
export const BANK_FILE_STATES = ['loading', 'loaded', 'taken_back'] as const;
/** As large as a file is, and as many lines as it has: what one request takes. */
export const [LARGEST_BANK_FILE, MOST_BANK_LINES] = [4_000_000, 5_000];
export const MOST_PROBLEMS = 20;

/** A file of a bank that was loaded; balances are minor units of `currency`. */
export const BankFile = z.object({
  id: BankFileId,
  account: AccountCode,
  currency: CurrencyCode,
  name: z.string(),
  format: z.enum(BANK_FILE_FORMATS),
  /** What its bytes hash to, by which the same file is known. */
  hash: z.string(),
  /** The account as the bank writes it. */
  number: z.string().max(100).optional(),
  from: Day,
  until: Day,
  opening: z.int().optional(),
  closing: z.int().optional(),
  closing_on: Day.optional(),
  /** The lines that came with it, and those that were there already. */
  lines: z.int().min(0),
  known: z.int().min(0),
  /** What wasn’t read, or doesn’t add up, in sentences. */
  problems: z.array(z.string()).max(MOST_PROBLEMS),
  state: z.enum(BANK_FILE_STATES),
  loaded_by: UserId,
  loaded_by_name: z.string(),
  taken_back_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type BankFile = z.infer<typeof BankFile>;
export const ShownBankFile = BankFile.omit({ hash: true, loaded_by: true });
export type ShownBankFile = z.infer<typeof ShownBankFile>;

/**
 * A bank account, and on the last day of which the bank said what is on it: what the bank says, what the books say, and what of the bank’s lines
 * nobody has decided. What the bank has beside books and undecided lines together hasn’t reached the bank yet, or was there before the first file.
 */
export const BankAccountState = z.object({
  code: AccountCode,
  name: z.string(),
  standing: z.object({ on: Day, currency: CurrencyCode, bank: z.int(), books: z.int(), undecided: z.int() }).optional(),
});
export type BankAccountState = z.infer<typeof BankAccountState>;
