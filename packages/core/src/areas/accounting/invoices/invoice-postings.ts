import type { TripId, UserId } from '../../../base/ids';
import { convert, money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import type { ClientId } from '../../clients/public-schemas';
import type { Posting } from '../../ledger/public';
import { conversionLines, joinPostings, type Line } from '../balanced-postings';
import { partOf, type Worth } from '../worth';
import { lessCredits, toSupplierCredit } from './calculate-credit-note';
import type { CreditNote } from './credit-note';
import type { InvoiceFigures } from './invoice-figures';
import type { InvoiceId } from './invoice-id';
import type { BilledBooking, InvoiceLine } from './invoice-line';
import { type Piece, toInvoicePieces } from './invoice-pieces';

const ACCOUNTS = {
  receivable: '1100',
  deferred_cost: '1310',
  paid_to_supplier: '1910',
  paid_to_supplier_contra: '2910',
  supplier_payable: '2000',
  deferred_margin: '2200',
  deferred_sales: '2210',
  tax_payable: '2400',
  planning_fees: '4300',
  service_fees: '4310',
  cancellation_fees: '4320',
  bad_debts: '5220',
} as const;

/** An invoice as its entry needs it. `rates` say what one unit of a currency is worth in that of the books. */
export type Postable = {
  id: InvoiceId;
  trip_id: TripId;
  advisor_id: UserId;
  currency: string;
  lines: readonly InvoiceLine[];
  figures: InvoiceFigures;
  /** Who pays how much of it to the agency, and how much at suppliers, as credit notes left it. */
  shares: readonly { client_id: ClientId; amount: number; at_supplier: number }[];
  credit_notes?: readonly Pick<CreditNote, 'lines' | 'shares'>[];
  books: string;
  rates: Readonly<Record<string, string>>;
};

type Dimensions = Posting['dimensions'];

/** Amounts of one document in the currency of the books: their total is converted once and split, so that they add up to it. */
const toBase = (amounts: readonly number[], currency: string, { books, rates }: Pick<Postable, 'books' | 'rates'>) => {
  const rate = rates[currency];
  if (currency === books) return [...amounts];
  if (!rate) throw new Error(`An invoice in ${currency} has a rate.`);
  const total = convert(money(sum(amounts), currency), books, rate);
  return split(total, [...amounts]).map(({ minor }) => minor);
};

/** A piece as credit notes left it, with what is left of it in the books. */
type Standing = { line: InvoiceLine; billed: BilledBooking | undefined; amount: number; base: number };

type Lines = Line[];
const credit = (account: string, amount: number, base: number, currency: string, dimensions: Dimensions) => ({
  ...{ account, currency, dimensions },
  amount: 0 - amount,
  base_amount: 0 - base,
});

/**
 * What a supplier gets in the currency of the books: of its own part of the price where both are in one currency. What it had before stays
 * worth what it was when it was paid, as a prepayment does. Source: IFRIC 22.
 */
const supplierInBase = (billed: BilledBooking, { amount, base }: { amount: number; base: number }, of: Postable) => {
  const { supplier_amount: owed, supplier_currency: currency, supplier_prepaid: prepaid } = billed;
  if (prepaid && currency !== of.books) {
    const covered = Math.min(owed, prepaid.amount);
    const [rest = 0] = owed > covered ? toBase([owed - covered], currency, of) : [];
    return partOf(prepaid, covered).base + rest;
  }
  if (currency !== of.currency) return toBase([owed], currency, of)[0] ?? 0;
  if (owed <= amount) return split(money(base, of.books), [owed, amount - owed])[0]?.minor ?? 0;
  return toBase([owed], currency, of)[0] ?? 0;
};

/** A booking that the agency collects for: its supplier's part is owed, the rest is kept until it is earned. */
const postBooking = (piece: Standing & { billed: BilledBooking }, of: Postable): Lines => {
  const { line, billed, amount, base } = piece;
  const { booking_id: booking, trip_id: trip, supplier_id: supplier } = billed;
  const dimensions = { booking, trip, advisor: of.advisor_id };
  const bought = { ...dimensions, ...(supplier && { supplier }) };
  if (line.paid_to === 'supplier') return [credit(ACCOUNTS.paid_to_supplier_contra, amount, base, of.currency, bought)];
  const owed = supplierInBase(billed, piece, of);
  const payable = credit(ACCOUNTS.supplier_payable, billed.supplier_amount, owed, billed.supplier_currency, bought);
  const alike = billed.supplier_currency === of.currency;
  const lines: Lines =
    line.acting_as === 'principal'
      ? [
          credit(ACCOUNTS.deferred_sales, amount, base, of.currency, dimensions),
          credit(ACCOUNTS.deferred_cost, -owed, -owed, of.books, dimensions),
          payable,
        ]
      : [
          payable,
          alike
            ? credit(ACCOUNTS.deferred_margin, amount - billed.supplier_amount, base - owed, of.currency, dimensions)
            : credit(ACCOUNTS.deferred_margin, base - owed, base - owed, of.books, dimensions),
        ];
  const received = { account: '', currency: of.currency, amount, base_amount: base, dimensions: {} };
  return [...lines, ...conversionLines([received, ...lines], of.books, { booking })];
};

const postPiece = (piece: Standing, of: Postable): Lines => {
  const { line, billed, amount, base } = piece;
  if (billed) return postBooking({ ...piece, billed }, of);
  const account = line.kind === 'planning_fee' ? ACCOUNTS.planning_fees : ACCOUNTS.service_fees;
  const dimensions = { invoice: of.id, trip: of.trip_id, advisor: of.advisor_id };
  return [credit(account, amount, base, of.currency, dimensions)];
};

/** A piece without what credit notes took back of it: its part of what it was worth, and what its supplier gets yet. */
const toStanding = (
  piece: Piece<InvoiceLine>,
  base: number,
  { credit_notes = [] }: Pick<Postable, 'credit_notes'>,
): Standing => {
  const { line, billed } = piece;
  const { before_tax: amount } = lessCredits(piece, credit_notes);
  return {
    ...{ line, amount, base: partOf({ amount: piece.before_tax, base }, amount).base },
    billed: billed && { ...billed, supplier_amount: billed.supplier_amount - toSupplierCredit(piece, credit_notes) },
  };
};

/** What the agency keeps of what credit notes took back, of each client as the note says. */
const listKeptFees = ({ credit_notes = [], ...of }: Postable) =>
  credit_notes.flatMap(({ lines, shares }) => {
    const weights = shares.map(({ fee }) => fee);
    return lines.flatMap(({ fee, booking_id, trip_id }) =>
      fee > 0 && booking_id && weights.length > 0
        ? split(money(fee, of.currency), weights).map(({ minor: amount }, i) => ({
            ...{ amount, base: toBase([amount], of.currency, of)[0] ?? 0 },
            dimensions: {
              ...{ client: shares[i]?.client_id ?? '', booking: booking_id, advisor: of.advisor_id },
              trip: trip_id ?? of.trip_id,
            },
          }))
        : [],
    );
  });

/** An invoice taken apart as it is by now: what its lines bill, its taxes, what was kept of what it credits, and what each of these is worth in the books. */
const takeApart = (invoice: Postable) => {
  const { currency, figures, credit_notes = [] } = invoice;
  const billed = toInvoicePieces(invoice.lines, figures, currency);
  const taxed = figures.taxes.filter(({ tax }) => tax !== 0);
  const base = toBase(
    [...billed.map(({ before_tax }) => before_tax), ...taxed.map(({ tax }) => tax)],
    currency,
    invoice,
  );
  const credited = credit_notes.flatMap(({ lines }) => lines.flatMap((line) => line.taxes));
  return {
    pieces: billed.map((piece, i) => toStanding(piece, base[i] ?? 0, invoice)),
    taxes: taxed.map(({ code, tax }, i) => {
      const off = sum(credited.flatMap((one) => (one.code === code ? [one.tax] : [])));
      return { code, ...partOf({ amount: tax, base: base[billed.length + i] ?? 0 }, tax - off) };
    }),
    fees: listKeptFees(invoice),
  };
};

type Owed = Pick<Postable, 'id' | 'currency' | 'trip_id' | 'advisor_id'>;
const owedLine = (account: string, invoice: Owed, client: string, { amount, base }: Worth): Line => ({
  ...{ account, currency: invoice.currency, amount, base_amount: base },
  dimensions: { client, invoice: invoice.id, trip: invoice.trip_id, advisor: invoice.advisor_id },
});
/** What somebody owes the agency on an invoice, as a line of the books; below 0 where they owe so much less. */
export const receivableLine = (invoice: Owed, client: string, worth: Worth): Line =>
  owedLine(ACCOUNTS.receivable, invoice, client, worth);

/** What is given up of what somebody owes on an invoice: it is a loss, at what it stood in the books with. Source: V11. */
export const writtenOffLines = (invoice: Owed, client: string, { amount, base }: Worth): Line[] => [
  owedLine(ACCOUNTS.bad_debts, invoice, client, { amount, base }),
  receivableLine(invoice, client, { amount: 0 - amount, base: 0 - base }),
];

/** What one of those who pay owes: to the agency, and what they pay at suppliers. */
export type ShareWorth = { agency: Worth; direct: Worth };
const shareWorths = ({ books, shares }: Postable, apart: ReturnType<typeof takeApart>): ShareWorth[] => {
  const { pieces, taxes, fees } = apart;
  const directBase = sum(pieces.map(({ line, base }) => (line.paid_to === 'supplier' ? base : 0)));
  const whole = sum([...pieces, ...taxes, ...fees].map(({ base }) => base));
  const toWorths = (amounts: readonly number[], of: number): Worth[] => {
    const inBase = sum(amounts) === 0 ? [] : split(money(of, books), amounts);
    return amounts.map((amount, i) => ({ amount, base: inBase[i]?.minor ?? 0 }));
  };
  const direct = toWorths(
    shares.map(({ at_supplier }) => at_supplier),
    directBase,
  );
  return toWorths(
    shares.map(({ amount }) => amount),
    whole - directBase,
  ).map((agency, i) => ({ agency, direct: direct[i] ?? { amount: 0, base: 0 } }));
};
/** What each of those who pay owes of an invoice as it stands in the books, before anything was paid. */
export const toShareWorths = (invoice: Postable): ShareWorth[] => shareWorths(invoice, takeApart(invoice));

/**
 * The lines by which an invoice stands in the books: what each client owes, what each supplier is owed, the agency's margin and fees, and
 * taxes. They balance in each currency. What clients pay at a supplier is kept in a pair of accounts of its own. Source: accounting of
 * invoices, worked examples V01, V05, V06, V16, V18 and V19.
 */
export const toInvoicePostings = (invoice: Postable): Posting[] => {
  const { currency, shares, id } = invoice;
  const apart = takeApart(invoice);
  const credits = apart.pieces.flatMap((piece) => postPiece(piece, invoice));
  const taxCredits = apart.taxes.map(({ code, amount, base }) =>
    credit(ACCOUNTS.tax_payable, amount, base, currency, { tax_code: code, invoice: id }),
  );
  const feeCredits = apart.fees.map(({ amount, base, dimensions }) =>
    credit(ACCOUNTS.cancellation_fees, amount, base, currency, dimensions),
  );
  const owed = shareWorths(invoice, apart).flatMap(({ agency, direct }, i): Lines => {
    const client = shares[i]?.client_id ?? '';
    return [receivableLine(invoice, client, agency), owedLine(ACCOUNTS.paid_to_supplier, invoice, client, direct)];
  });
  return joinPostings([...owed, ...credits, ...taxCredits, ...feeCredits]).map((line) => ({
    ...line,
    ...(line.currency !== invoice.books && { rate: invoice.rates[line.currency] }),
  }));
};

/** What posts a change of an invoice: the lines it has now less those it had, none where nothing of them differs. */
export const differenceOfPostings = (before: readonly Posting[], after: readonly Posting[]): Posting[] =>
  joinPostings([...after, ...reverseAmounts(before)]);
