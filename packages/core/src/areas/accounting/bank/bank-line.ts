import * as z from 'zod';
import { UserId } from '../../../base/ids';
import { CurrencyCode, Day, Instant, Version } from '../../../base/values';
import { ClientId } from '../../clients/public-schemas';
import { AccountCode, ExchangeRate } from '../../ledger/public-schemas';
import { PartDraft, PartDrafts } from '../payments/payment';
import { PaymentId } from '../payments/payment-id';
import { SupplierPartDraft } from '../suppliers/supplier-payment';
import { SupplierPaymentId } from '../suppliers/supplier-payment-id';
import { BankFileId, BankLineId } from './bank-id';

export const BANK_LINE_STATES = ['open', 'matched', 'left_out'] as const;
/**
 * How a line is in the books: what was there already, a payment of a client or to a supplier that was recorded from it, or an entry of its
 * own, such as a fee.
 */
export const MATCHED_AS = ['found', 'received', 'paid', 'posted'] as const;
const LONGEST_REASON = 300;
/** As many entries of the books as one line is for, such as payments that a bank put together. */
export const MOST_ENTRIES = 20;
/** The longest that each text of a line is kept. */
export const LONGEST_BANK_TEXT = 500;

const Text = z.string().max(LONGEST_BANK_TEXT);
/** What a bank says moved on an account, and what it is in the books; `amount` is minor units, below 0 where money left. */
export const BankLine = z.object({
  id: BankLineId,
  /** The number by which lists keep it. */
  serial: z.int().min(1),
  file_id: BankFileId,
  /** The bank account in the books that the file is of. */
  account: AccountCode,
  day: Day,
  value_day: Day.optional(),
  amount: z.int(),
  currency: CurrencyCode,
  /** What the bank itself knows it by. */
  bank_id: Text.optional(),
  /** The other side, and its account. */
  name: Text.optional(),
  iban: z.string().max(100).optional(),
  text: Text.optional(),
  reference: Text.optional(),
  check_number: z.string().max(100).optional(),
  /** A debit or a credit that came back. */
  reversal: z.literal(true).optional(),
  state: z.enum(BANK_LINE_STATES),
  matched: z
    .object({
      as: z.enum(MATCHED_AS),
      /** The sources of the entries of the books that it is; each is one line on an account. */
      sources: z.array(z.string()).max(MOST_ENTRIES),
      /** What it is, in a line: a payment by its amount and client, an entry by its account. */
      words: z.string(),
      payment_id: PaymentId.optional(),
      supplier_payment_id: SupplierPaymentId.optional(),
    })
    .optional(),
  /** Why it isn’t for the books. */
  reason: z.string().max(LONGEST_REASON).optional(),
  decided_by: UserId.optional(),
  decided_by_name: z.string().optional(),
  decided_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type BankLine = z.infer<typeof BankLine>;

/** A line as lists show it. */
export const BankLineRow = BankLine.omit({
  serial: true,
  matched: true,
  decided_by: true,
  decided_at: true,
  updated_at: true,
}).extend({
  matched_as: z.enum(MATCHED_AS).optional(),
  words: z.string().optional(),
  payment_id: PaymentId.optional(),
  supplier_payment_id: SupplierPaymentId.optional(),
});
export type BankLineRow = z.infer<typeof BankLineRow>;
export const toBankLineRow = ({ matched, ...line }: BankLine): BankLineRow =>
  BankLineRow.parse({
    ...line,
    ...(matched && {
      ...{ matched_as: matched.as, words: matched.words },
      ...{ payment_id: matched.payment_id, supplier_payment_id: matched.supplier_payment_id },
    }),
  });

/** An entry of the books that a line is, as a person chooses it. */
const EntryDraft = z.object({ entry_id: z.string().max(60), entry_date: Day });
/** What a person says that a line is. Amounts are those of the line: a payment is never recorded for more or less than moved. */
export const Decision = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('found'),
    entries: z
      .array(EntryDraft)
      .min(1, 'Choose what it is.')
      .max(MOST_ENTRIES, `A line can be up to ${MOST_ENTRIES} entries.`)
      .refine((all) => new Set(all.map(({ entry_id }) => entry_id)).size === all.length, 'An entry is listed twice.'),
  }),
  z.object({
    as: z.literal('received'),
    client_id: ClientId,
    apply: PartDrafts.default([]),
    rate: ExchangeRate.optional(),
  }),
  z.object({ as: z.literal('paid'), parts: z.array(SupplierPartDraft).min(1).max(20), rate: ExchangeRate.optional() }),
  z.object({
    as: z.literal('posted'),
    account: AccountCode,
    memo: z.string().trim().max(200).optional(),
    rate: ExchangeRate.optional(),
  }),
  z.object({
    as: z.literal('left_out'),
    reason: z.string().trim().min(1, 'Say why it isn’t for your books.').max(LONGEST_REASON),
  }),
]);
export type Decision = z.infer<typeof Decision>;

/** Why a suggestion is made, in the order in which they count. */
export const REASONS = [
  'same_amount',
  'same_day',
  'near_day',
  'invoice_number',
  'reference',
  'same_name',
  'like_name',
  'due_now',
  'parts_add_up',
  'looks_like_fee',
] as const;
export type Reason = (typeof REASONS)[number];

/** What a line is most likely, and why; `sure` where nothing else comes near. Nothing is done before a person takes it. */
export const Suggestion = z.object({
  decision: z.discriminatedUnion('as', [
    z.object({ as: z.literal('found'), entries: z.array(EntryDraft) }),
    z.object({ as: z.literal('received'), client_id: ClientId, apply: z.array(PartDraft) }),
    z.object({ as: z.literal('paid'), parts: z.array(SupplierPartDraft.omit({ payer_id: true })) }),
    z.object({ as: z.literal('posted'), account: AccountCode }),
  ]),
  /** What it is, in a line. */
  words: z.string(),
  /** The day that the books have for it. */
  day: Day.optional(),
  score: z.number().min(0).max(100),
  sure: z.boolean(),
  reasons: z.array(z.enum(REASONS)),
});
export type Suggestion = z.infer<typeof Suggestion>;
