import type { TransactionType } from '../../../base/payment-lists';
import type { Posting } from '../../ledger/public';
import { type Line, settled, type Worth } from '../balanced-postings';

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
const ACCOUNTS = {
  operating: '1000',
  client_money: '1010',
  undeposited: '1020',
  processor: '1030',
  disputed: '1040',
  receivable: '1100',
  paid_to_supplier: '1910',
  paid_to_supplier_contra: '2910',
  unapplied: '2100',
  credit: '2110',
  convenience_fee: '4330',
  expired_credit: '4900',
  processing_fee: '5200',
  chargeback_fee: '5210',
  bad_debt: '5220',
  rounding: '5310',
  goodwill: '5320',
} as const;

/** A bank account of the company, and whether it holds money of clients. */
export type Bank = { bank: string; holds: 'operating' | 'client_money' };

const line = (
  account: string,
  sign: 1 | -1,
  { amount, base }: Worth,
  currency: string,
  dimensions: Dimensions,
): Line => ({
  ...{ account, currency, dimensions },
  amount: 0 + sign * amount,
  base_amount: 0 + sign * base,
});
const bankLine = ({ bank, holds }: Bank, sign: 1 | -1, worth: Worth, currency: string): Line =>
  line(ACCOUNTS[holds], sign, worth, currency, { bank });
const add = (a: Worth, b: Worth): Worth => ({ amount: a.amount + b.amount, base: a.base + b.base });

/** How money comes or goes: through an account of its kind, over a bank, or out of what a client has to their credit. */
export type Way =
  | { type: keyof typeof ARRIVES_IN; payment: string }
  | { type: 'bank_transfer'; bank: Bank }
  | { type: 'credit_point'; client: string; credit: string };
const wayLine = (way: Way, sign: 1 | -1, worth: Worth, currency: string): Line => {
  if (way.type === 'bank_transfer') return bankLine(way.bank, sign, worth, currency);
  if (way.type === 'credit_point')
    return line(ACCOUNTS.credit, sign, worth, currency, { client: way.client, credit: way.credit });
  return line(ARRIVES_IN[way.type], sign, worth, currency, { payment: way.payment });
};

type Of = { currency: string; client: string; payment: string };
/** Money that a client pays: unapplied until it is said what for. A convenience fee is on top and is no part of any invoice. Source: V02, V03. */
export const receivePayment = ({
  currency,
  client,
  payment,
  way,
  received,
  fee,
}: Of & { way: Way; received: Worth; fee?: Worth }): Line[] => [
  wayLine(way, 1, fee ? add(received, fee) : received, currency),
  line(ACCOUNTS.unapplied, -1, received, currency, { client, payment }),
  ...(fee && fee.amount > 0 ? [line(ACCOUNTS.convenience_fee, -1, fee, currency, { client, payment })] : []),
];

type Applied = Of & { invoice: string; books: string; unapplied: Worth; owed: Worth };
/** A part of a payment that settles what a client owes on an invoice. Where the rate moved in between, so much was gained or lost. Source: V19. */
export const applyPayment = ({ currency, client, payment, invoice, books, unapplied, owed }: Applied): Line[] =>
  settled(
    [
      line(ACCOUNTS.unapplied, 1, unapplied, currency, { client, payment }),
      line(ACCOUNTS.receivable, -1, owed, currency, { client, invoice }),
    ],
    books,
    { payment },
  );

/** What a client paid at the supplier for an invoiced line: no money of the agency. Source: V18. */
export const payAtSupplier = ({
  currency,
  client,
  invoice,
  supplied,
  worth,
}: {
  currency: string;
  client: string;
  invoice: string;
  supplied: { booking: string; supplier?: string | undefined };
  worth: Worth;
}): Line[] => [
  line(ACCOUNTS.paid_to_supplier_contra, 1, worth, currency, {
    booking: supplied.booking,
    ...(supplied.supplier && { supplier: supplied.supplier }),
  }),
  line(ACCOUNTS.paid_to_supplier, -1, worth, currency, { client, invoice }),
];

/** Money that goes back to a client, of a payment or of a credit note. Source: V07. */
export const refundPayment = ({
  currency,
  of,
  way,
  unapplied,
  books,
  paid = unapplied,
}: {
  currency: string;
  of: { client: string } & ({ payment: string } | { credit_note: string });
  way: Way;
  unapplied: Worth;
  /** What it is worth on the day it goes, where that is another day's rate. */
  paid?: Worth;
  books: string;
}): Line[] =>
  settled(
    [line(ACCOUNTS.unapplied, 1, unapplied, currency, { ...of }), wayLine(way, -1, paid, currency)],
    books,
    'payment' in of ? { payment: of.payment } : { payment: of.credit_note },
  );

/** Checks that were brought to the bank. Source: V02. */
export const depositChecks = (
  bank: Bank,
  currency: string,
  checks: readonly { payment: string; worth: Worth }[],
): Line[] => [
  bankLine(
    bank,
    1,
    checks.reduce((all, { worth }) => add(all, worth), { amount: 0, base: 0 }),
    currency,
  ),
  ...checks.map(({ payment, worth }) => line(ACCOUNTS.undeposited, -1, worth, currency, { payment })),
];

/** What the processor kept of a payment, as it says. Source: V03. */
export const chargeProcessing = (payment: string, currency: string, worth: Worth): Line[] => [
  line(ACCOUNTS.processing_fee, 1, worth, currency, { payment }),
  line(ACCOUNTS.processor, -1, worth, currency, { payment }),
];
/** What the processor paid out to a bank, in the bank's currency. Source: V03, V19. */
export const receivePayout = ({
  from,
  bank,
  arrived,
  books,
}: {
  from: { currency: string; dimensions: { payout: string } | { payment: string }; worth: Worth };
  bank: Bank;
  arrived: { currency: string; worth: Worth };
  books: string;
}): Line[] =>
  settled(
    [
      bankLine(bank, 1, arrived.worth, arrived.currency),
      line(ACCOUNTS.processor, -1, from.worth, from.currency, from.dimensions),
    ],
    books,
    'payment' in from.dimensions ? from.dimensions : { payment: from.dimensions.payout },
  );
/** Money of the agency's own that leaves the account of clients' money, or tops it up where it is negative. Source: V03. */
export const sweepTrust = (from: string, to: string, currency: string, worth: Worth): Line[] => [
  bankLine({ bank: to, holds: 'operating' }, 1, worth, currency),
  bankLine({ bank: from, holds: 'client_money' }, -1, worth, currency),
];

/** A card payment that its holder disputes: the processor takes it back, with a fee. Source: V11. */
export const withdrawDispute = (payment: string, currency: string, disputed: Worth, fee: Worth): Line[] => [
  line(ACCOUNTS.disputed, 1, disputed, currency, { payment }),
  line(ACCOUNTS.chargeback_fee, 1, fee, currency, { payment }),
  line(ACCOUNTS.processor, -1, add(disputed, fee), currency, { payment }),
];
/** A dispute that was won. */
export const winDispute = (payment: string, currency: string, disputed: Worth): Line[] => [
  line(ACCOUNTS.processor, 1, disputed, currency, { payment }),
  line(ACCOUNTS.disputed, -1, disputed, currency, { payment }),
];
/** A dispute that was lost, once the payment is detached: the client owes it again. */
export const loseDispute = ({ currency, client, payment }: Of, disputed: Worth): Line[] => [
  line(ACCOUNTS.unapplied, 1, disputed, currency, { client, payment }),
  line(ACCOUNTS.disputed, -1, disputed, currency, { payment }),
];

type Owing = { currency: string; client: string; invoice: string };
/** What a client owes and will not pay. Source: V11. */
export const writeOff = ({ currency, client, invoice }: Owing, worth: Worth): Line[] => [
  line(ACCOUNTS.bad_debt, 1, worth, currency, { client, invoice }),
  line(ACCOUNTS.receivable, -1, worth, currency, { client, invoice }),
];
/** The few units that a card can't be charged in currencies of three decimals. Source: V06. */
export const roundInvoice = ({ currency, client, invoice }: Owing, worth: Worth): Line[] => [
  line(ACCOUNTS.rounding, 1, worth, currency, { client, invoice }),
  line(ACCOUNTS.receivable, -1, worth, currency, { client, invoice }),
];

type Credited = { currency: string; client: string; credit: string };
/** Money of a payment that a client leaves with the agency for another time. Source: V12. */
export const convertToCredit = ({ currency, client, credit }: Credited, payment: string, worth: Worth): Line[] => [
  line(ACCOUNTS.unapplied, 1, worth, currency, { client, payment }),
  line(ACCOUNTS.credit, -1, worth, currency, { client, credit }),
];
/** Credit that the agency gives out of goodwill. */
export const grantCredit = ({ currency, client, credit }: Credited, worth: Worth): Line[] => [
  line(ACCOUNTS.goodwill, 1, worth, currency, { client, credit }),
  line(ACCOUNTS.credit, -1, worth, currency, { client, credit }),
];
/** Credit that nobody used in time: goodwill is no cost then, and what was paid in becomes income, where the law allows that. */
export const expireCredit = (
  { currency, client, credit }: Credited,
  worth: Worth,
  was: 'goodwill' | 'paid_in',
): Line[] => [
  line(ACCOUNTS.credit, 1, worth, currency, { client, credit }),
  line(was === 'goodwill' ? ACCOUNTS.goodwill : ACCOUNTS.expired_credit, -1, worth, currency, { client, credit }),
];
