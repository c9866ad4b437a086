import { groupBy } from '../../../base/group-by';
import { sum } from '../../../base/sum';
import type { TenantDb } from '../../../store/tenant-db';
import { findPostedSources, type JournalEntry } from '../../ledger/public';
import { PaymentId } from '../payments/payment-id';
import { SupplierPaymentId } from '../suppliers/supplier-payment-id';

/** What kind of thing an entry is, by the source that posts it once; anything else was posted by hand. */
const KINDS = {
  'payment.received': 'payment',
  'payment.refunded': 'refund',
  'supplier.paid': 'supplier_payment',
  'supplier.refunded': 'supplier_payment',
  'deposit.made': 'deposit',
  'bank.line': 'transfer',
} as const;
/** What takes which entry back, by what their sources begin with, behind which both have the same id. */
const TAKES_BACK = [
  ['payment.deleted:', 'payment.received:'],
  ['payment.refund_deleted:', 'payment.refunded:'],
  ['supplier.payment_deleted:', 'supplier.paid:'],
  ['supplier.payment_deleted:', 'supplier.refunded:'],
  ['deposit.taken_back:', 'deposit.made:'],
] as const;
/** A payout of Stripe’s as it arrives, in one entry or several, and as the bank sends it back. */
const [PAID_OUT, SENT_BACK] = [/^(stripe:.+):paid(:\d+)?$/, /^(stripe:.+):failed$/];
const MOST_OF_PAYOUT = 9;

/** What an entry of the books moved on a bank account; `amount` is minor units, below 0 where money left. */
export type BookedMove = {
  source: string;
  entry_id: string;
  entry_date: string;
  memo: string;
  amount: number;
  currency: string;
  kind: (typeof KINDS)[keyof typeof KINDS] | 'payout' | 'entry';
  payment_id?: PaymentId;
  supplier_payment_id?: SupplierPaymentId;
};

/** A source by what it is of, and its id. */
const splitSource = (source: string): [kind: string, id: string] => {
  const at = source.indexOf(':');
  return [source.slice(0, at), source.slice(at + 1)];
};
/** The sources by which an entry would be taken back: by what undoes it, or by a person in the ledger. */
const listUndoing = ({ source, entry_id }: Pick<BookedMove, 'source' | 'entry_id'>): string[] => {
  const payout = PAID_OUT.exec(source)?.[1];
  const undone = TAKES_BACK.filter(([, made]) => source.startsWith(made)).map(
    ([undoing, made]) => `${undoing}${source.slice(made.length)}`,
  );
  return [...undone, ...(payout ? [`${payout}:failed`] : []), `reversal:${entry_id}`];
};

/** The sources of what an entry takes back, where it does so; an entry that a person reversed is known by its key alone. */
export const listTakenBack = ({ source }: Pick<JournalEntry, 'source'>): string[] => {
  const payout = SENT_BACK.exec(source)?.[1];
  if (payout) return Array.from({ length: MOST_OF_PAYOUT }, (_, i) => `${payout}:paid${i === 0 ? '' : `:${i + 1}`}`);
  return TAKES_BACK.filter(([undone]) => source.startsWith(undone)).map(
    ([undone, made]) => `${made}${source.slice(undone.length)}`,
  );
};
const isTakingBack = (entry: Pick<JournalEntry, 'source' | 'kind'>): boolean =>
  entry.kind === 'reversal' || listTakenBack(entry).length > 0;

/** What entries moved on an account, one move of each. What only takes another entry back is none: the two are nothing that the bank sees. */
export const toBookedMoves = (entries: readonly JournalEntry[], account: string): BookedMove[] =>
  entries.flatMap((entry): BookedMove[] => {
    if (isTakingBack(entry)) return [];
    const lines = entry.lines.filter((line) => line.account === account);
    const moved = [...groupBy(lines, ({ currency }) => currency)].map(([currency, those]) => ({
      currency,
      amount: sum(those.map(({ amount }) => amount)),
    }));
    const [sole, ...others] = moved.filter(({ amount }) => amount !== 0);
    if (!sole || others.length > 0) return [];
    const { source, id: entry_id, entry_date, memo } = entry;
    const [of, id] = splitSource(source);
    const payment = PaymentId.safeParse(of === 'payment.received' ? id : '');
    const supplier = SupplierPaymentId.safeParse(of.startsWith('supplier.') ? id : '');
    return [
      {
        ...{ source, entry_id, entry_date, memo, ...sole },
        kind: source.startsWith('stripe:')
          ? 'payout'
          : ((KINDS as Partial<typeof KINDS>)[of as keyof typeof KINDS] ?? 'entry'),
        ...(payment.success && { payment_id: payment.data }),
        ...(supplier.success && { supplier_payment_id: supplier.data }),
      },
    ];
  });

/** The sources of those moves that weren't taken back since. */
export const findStanding = async (db: TenantDb, moves: readonly BookedMove[]): Promise<ReadonlySet<string>> => {
  const gone = await findPostedSources(db, [...new Set(moves.flatMap(listUndoing))]);
  return new Set(moves.filter((move) => !listUndoing(move).some((one) => gone.has(one))).map(({ source }) => source));
};
