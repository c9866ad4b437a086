import { groupBy } from '../../../base/group-by';
import { sum } from '../../../base/sum';
import type { JournalEntry } from '../../ledger/public';
import { InvoiceId } from '../invoices/invoice-id';
import { PaymentId } from '../payments/payment-id';
import type { StatementKind } from './statement';

/** What clients owe, and what they have with the agency: payments that aren’t applied, and credit. */
const [OWED, HELD] = [['1100'], ['2100', '2110']] as const;

/**
 * What an entry of the books does to the account of a client in one currency, in minor units: so much more is owed, and so much less is held.
 * One that moves money between the two, such as a payment that is applied, comes to nothing.
 */
export type Move = Pick<JournalEntry, 'source' | 'memo'> & {
  entry_id: JournalEntry['id'];
  day: string;
  currency: string;
  owed: number;
  held: number;
  /** The invoices and payments that its lines name. */
  invoice_ids: InvoiceId[];
  payment_ids: PaymentId[];
};

/** What a client owes more by a move, or less where it is below 0. */
export const toAmount = ({ owed, held }: Pick<Move, 'owed' | 'held'>): number => owed - held;

type Line = JournalEntry['lines'][number];
/** Whether a line is on one of some accounts, or on one that was opened below it, such as `1100.1`. */
const isOn = ({ account }: Line, accounts: readonly string[]): boolean =>
  accounts.includes(account.split('.')[0] ?? '');

const knownIds = <T>(texts: readonly (string | undefined)[], parse: (text: string) => { data?: T | undefined }): T[] =>
  [...new Set(texts)].flatMap((text) => (text === undefined ? [] : (parse(text).data ?? [])));

/** The lines of an entry that are about the account of whoever goes by these ids. */
export const listAccountLines = ({ lines }: Pick<JournalEntry, 'lines'>, ids: readonly string[]): Line[] =>
  lines.filter((line) => isOn(line, [...OWED, ...HELD]) && ids.includes(line.dimensions.client ?? ''));

/** The invoices and payments that lines name. Texts of old name no record. */
export const listNamed = (lines: readonly Line[]): Pick<Move, 'invoice_ids' | 'payment_ids'> => ({
  invoice_ids: knownIds(
    lines.map(({ dimensions }) => dimensions.invoice),
    (text) => InvoiceId.safeParse(text),
  ),
  payment_ids: knownIds(
    lines.map(({ dimensions }) => dimensions.payment),
    (text) => PaymentId.safeParse(text),
  ),
});

/** What lines of an entry do to the account that they are about: a move for each of their currencies. */
export const toMoves = (entry: Omit<JournalEntry, 'lines'>, lines: readonly Line[]): Move[] => {
  const { id: entry_id, entry_date: day, source, memo } = entry;
  return [...groupBy(lines, ({ currency }) => currency)].map(([currency, those]) => ({
    ...{ entry_id, day, source, memo, currency },
    owed: sum(those.filter((line) => isOn(line, OWED)).map(({ amount }) => amount)),
    held: 0 - sum(those.filter((line) => isOn(line, HELD)).map(({ amount }) => amount)),
    ...listNamed(those),
  }));
};

const KINDS: Readonly<Record<string, StatementKind>> = {
  'invoice.issued': 'invoice',
  'invoice.revised': 'change',
  'invoice.canceled': 'cancellation',
  'invoice.credited': 'credit_note',
  'payment.received': 'payment',
  'payment.deleted': 'payment_deleted',
  'payment.refunded': 'refund',
  'payment.refund_deleted': 'refund_deleted',
  // Between the two of one client these come to nothing: what is left is where one client pays for another.
  'payment.applied': 'transfer',
  'payment.detached': 'transfer',
  'credit.released': 'transfer',
  'receivable.written_off': 'written_off',
  'receivable.recovered': 'recovered',
  'credit.granted': 'credit_granted',
  'credit.taken_back': 'credit_taken_back',
  'credit.expired': 'credit_expired',
  'credit.revived': 'credit_revived',
};

/** What Stripe did, by the end of a source such as `stripe:<refund>:refunded`. */
const ONLINE_KINDS: Readonly<Record<string, StatementKind>> = {
  succeeded: 'payment',
  refunded: 'refund',
  refund_failed: 'refund_deleted',
  detached: 'transfer',
  lost: 'dispute_lost',
  regained: 'dispute_won',
};

/** What happened, by the source of its entry; what nothing here names is an adjustment. */
export const toStatementKind = (source: string): StatementKind => {
  const [what = '', , online = ''] = source.split(':');
  if (what === 'stripe')
    return Object.hasOwn(ONLINE_KINDS, online) ? (ONLINE_KINDS[online] ?? 'adjustment') : 'adjustment';
  return Object.hasOwn(KINDS, what) ? (KINDS[what] ?? 'adjustment') : 'adjustment';
};
