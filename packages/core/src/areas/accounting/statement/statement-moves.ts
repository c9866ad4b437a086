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

const knownIds = <T>(texts: readonly (string | undefined)[], parse: (text: string) => { data?: T | undefined }): T[] =>
  [...new Set(texts)].flatMap((text) => (text === undefined ? [] : (parse(text).data ?? [])));

/** What an entry does to the account of whoever goes by these ids: a move for each currency of its lines about them. */
export const toMoves = (entry: JournalEntry, ids: readonly string[]): Move[] => {
  const { id: entry_id, entry_date: day, source, memo, lines } = entry;
  const isOn = (accounts: readonly string[]) => (line: JournalEntry['lines'][number]) =>
    accounts.includes(line.account) && ids.includes(line.dimensions.client ?? '');
  const mine = lines.filter(isOn([...OWED, ...HELD]));
  return [...groupBy(mine, ({ currency }) => currency)].map(([currency, those]) => ({
    ...{ entry_id, day, source, memo, currency },
    owed: sum(those.filter(isOn(OWED)).map(({ amount }) => amount)),
    held: 0 - sum(those.filter(isOn(HELD)).map(({ amount }) => amount)),
    // Texts of old name no record.
    invoice_ids: knownIds(
      those.map(({ dimensions }) => dimensions.invoice),
      (text) => InvoiceId.safeParse(text),
    ),
    payment_ids: knownIds(
      those.map(({ dimensions }) => dimensions.payment),
      (text) => PaymentId.safeParse(text),
    ),
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
  'credit.granted': 'credit_granted',
  'credit.taken_back': 'credit_taken_back',
  'credit.expired': 'credit_expired',
  'credit.revived': 'credit_revived',
};

/** What happened, by the source of its entry; what nothing here names is an adjustment. */
export const toStatementKind = (source: string): StatementKind => {
  if (source.startsWith('stripe:') && source.endsWith(':succeeded')) return 'payment';
  const [what = ''] = source.split(':');
  return Object.hasOwn(KINDS, what) ? (KINDS[what] ?? 'adjustment') : 'adjustment';
};
