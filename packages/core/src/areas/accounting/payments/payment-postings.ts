import type { TransactionType } from '../../../base/payment-lists';
import type { Posting } from '../../ledger/public';
import { type Line, settled, toLine } from '../balanced-postings';
import type { Worth } from '../worth';

type Dimensions = Posting['dimensions'];
/** The account that a payment arrives in, by how it is paid. A transfer is on the bank account itself. Source: G-138. */
const ARRIVES_IN: Readonly<Record<Exclude<TransactionType, 'bank_transfer' | 'credit_point'>, string>> = {
  credit_card: '1031',
  strip_online_payment: '1030',
  check: '1020',
  pay_pal: '1032',
  payment_portal: '1033',
  other: '1034',
};
const ACCOUNTS = { receivable: '1100', unapplied: '2100', credit: '2110', fees: '4330', goodwill: '5320' } as const;

/** How money comes or goes: over the account of its kind, over a bank account, which is named by its code or its name, or out of credit. */
export type Way =
  | { type: keyof typeof ARRIVES_IN; payment: string }
  | { type: 'bank_transfer'; account: string; bank: string }
  | { type: 'credit_point'; client: string; credit: string };
const wayLine = (way: Way, sign: 1 | -1, worth: Worth, currency: string): Line => {
  if (way.type === 'bank_transfer') return toLine(way.account, sign, worth, currency, { bank: way.bank });
  return way.type === 'credit_point'
    ? toLine(ACCOUNTS.credit, sign, worth, currency, { client: way.client, credit: way.credit })
    : toLine(ARRIVES_IN[way.type], sign, worth, currency, { payment: way.payment });
};

type Of = { currency: string; client: string; payment: string };
type Received = Of & { way: Way; received: Worth; fee?: Worth };
const NOTHING: Worth = { amount: 0, base: 0 };
/** Money that a client pays: unapplied until it is said what for, but for the fee of how they paid. Source: V02, V03. */
export const receivedLines = ({ currency, client, payment, way, received, fee = NOTHING }: Received): Line[] => [
  wayLine(way, 1, { amount: received.amount + fee.amount, base: received.base + fee.base }, currency),
  toLine(ACCOUNTS.unapplied, -1, received, currency, { client, payment }),
  ...(fee.amount > 0 ? [toLine(ACCOUNTS.fees, -1, fee, currency, { client, payment })] : []),
];

type Applied = Of & {
  invoice: string;
  owing: string;
  books: string;
  unapplied: Worth;
  owed: Worth;
  about?: Dimensions;
};
/**
 * A part of a payment that settles what somebody owes on an invoice: `client` paid, `owing` is whom it was made out to. Where the rate moved
 * in between, so much was gained or lost. Source: V02, V19.
 */
export const appliedLines = ({
  currency,
  client,
  payment,
  invoice,
  owing,
  books,
  unapplied,
  owed,
  about = {},
}: Applied): Line[] =>
  settled(
    [
      toLine(ACCOUNTS.unapplied, 1, unapplied, currency, { client, payment }),
      toLine(ACCOUNTS.receivable, -1, owed, currency, { client: owing, invoice, ...about }),
    ],
    books,
    { payment },
  );

type Refunded = Of & {
  way: Way;
  books: string;
  unapplied: Worth;
  paid: Worth;
  fee?: { left: Worth; paid: Worth };
  over?: Worth;
};
/** Money of a payment that goes back to its client, with what of its fee does. Where the rate moved since it came, so much was gained or lost. Source: V07. */
export const refundedLines = (refunded: Refunded): Line[] => {
  const { currency, client, payment, way, books, unapplied, paid } = refunded;
  const { fee = { left: NOTHING, paid: NOTHING }, over = NOTHING } = refunded;
  return settled(
    [
      toLine(ACCOUNTS.unapplied, 1, unapplied, currency, { client, payment }),
      toLine(ACCOUNTS.fees, 1, fee.left, currency, { client, payment }),
      // What the client had already is given to them.
      toLine(ACCOUNTS.goodwill, 1, over, currency, { client, payment }),
      wayLine(
        way,
        -1,
        { amount: paid.amount + fee.paid.amount + over.amount, base: paid.base + fee.paid.base + over.base },
        currency,
      ),
    ],
    books,
    { payment },
  );
};
