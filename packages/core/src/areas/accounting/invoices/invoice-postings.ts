import type { TripId, UserId } from '../../../base/ids';
import { convert, money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import type { ClientId } from '../../clients/public-schemas';
import type { Posting } from '../../ledger/public';
import { conversionLines, joinPostings, type Line } from '../balanced-postings';
import type { Worth } from '../worth';
import type { InvoiceFigures, LineFigures } from './invoice-figures';
import type { InvoiceId } from './invoice-id';
import type { BilledBooking, InvoiceLine } from './invoice-line';

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
} as const;

/** An invoice as its entry needs it. `rates` say what one unit of a currency is worth in that of the books. */
export type Postable = {
  id: InvoiceId;
  trip_id: TripId;
  advisor_id: UserId;
  currency: string;
  lines: readonly InvoiceLine[];
  figures: InvoiceFigures;
  /** Who pays how much of it to the agency, and how much at suppliers. */
  shares: readonly { client_id: ClientId; amount: number; at_supplier: number }[];
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

/** What a line bills, as one amount of the whole invoice that is then shared by those who pay. */
type Piece = { line: InvoiceLine; billed: BilledBooking | undefined; amount: number };

/** A line's price without tax, split over the bookings it bills by their prices. */
const toPieces = (line: InvoiceLine, { net }: LineFigures, currency: string): Piece[] => {
  if (line.bookings.length === 0) return [{ line, billed: undefined, amount: net }];
  const parts = split(
    money(net, currency),
    line.bookings.map(({ price }) => price),
  );
  return line.bookings.map((billed, i) => ({ line, billed, amount: parts[i]?.minor ?? 0 }));
};

type Lines = Line[];
const credit = (account: string, amount: number, base: number, currency: string, dimensions: Dimensions) => ({
  ...{ account, currency, dimensions },
  amount: 0 - amount,
  base_amount: 0 - base,
});

/** What a supplier gets in the currency of the books: of its own part of the price where both are in one currency. */
const supplierInBase = (billed: BilledBooking, { amount, base }: { amount: number; base: number }, of: Postable) => {
  const { supplier_amount: owed, supplier_currency: currency } = billed;
  if (currency !== of.currency) return toBase([owed], currency, of)[0] ?? 0;
  if (owed <= amount) return split(money(base, of.books), [owed, amount - owed])[0]?.minor ?? 0;
  return toBase([owed], currency, of)[0] ?? 0;
};

/** A booking that the agency collects for: its supplier's part is owed, the rest is kept until it is earned. */
const postBooking = (piece: Piece & { billed: BilledBooking; base: number }, of: Postable): Lines => {
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

const postPiece = (piece: Piece & { base: number }, of: Postable): Lines => {
  const { line, billed, amount, base } = piece;
  if (billed) return postBooking({ ...piece, billed }, of);
  const account = line.kind === 'planning_fee' ? ACCOUNTS.planning_fees : ACCOUNTS.service_fees;
  const dimensions = { invoice: of.id, trip: of.trip_id, advisor: of.advisor_id };
  return [credit(account, amount, base, of.currency, dimensions)];
};

/** An invoice taken apart: what its lines bill, its taxes, and what each of these is worth in the books. */
const takeApart = (invoice: Postable) => {
  const { currency, figures } = invoice;
  const byId = new Map(figures.lines.map((line) => [line.id, line]));
  const pieces = invoice.lines.flatMap((line) => {
    const worked = byId.get(line.id);
    return worked ? toPieces(line, worked, currency) : [];
  });
  const taxes = figures.taxes.filter(({ tax }) => tax !== 0);
  const base = toBase([...pieces.map(({ amount }) => amount), ...taxes.map(({ tax }) => tax)], currency, invoice);
  return { pieces, taxes, base };
};

type Owed = Pick<Postable, 'id' | 'currency' | 'trip_id' | 'advisor_id'>;
const owedLine = (account: string, invoice: Owed, client: string, { amount, base }: Worth): Line => ({
  ...{ account, currency: invoice.currency, amount, base_amount: base },
  dimensions: { client, invoice: invoice.id, trip: invoice.trip_id, advisor: invoice.advisor_id },
});
/** What somebody owes the agency on an invoice, as a line of the books; below 0 where they owe so much less. */
export const receivableLine = (invoice: Owed, client: string, worth: Worth): Line =>
  owedLine(ACCOUNTS.receivable, invoice, client, worth);

/** What one of those who pay owes: to the agency, and what they pay at suppliers. */
export type ShareWorth = { agency: Worth; direct: Worth };
const shareWorths = ({ books, shares }: Postable, { pieces, base }: ReturnType<typeof takeApart>): ShareWorth[] => {
  const directBase = sum(pieces.map(({ line }, i) => (line.paid_to === 'supplier' ? (base[i] ?? 0) : 0)));
  const toWorths = (amounts: readonly number[], whole: number): Worth[] => {
    const inBase = sum(amounts) === 0 ? [] : split(money(whole, books), amounts);
    return amounts.map((amount, i) => ({ amount, base: inBase[i]?.minor ?? 0 }));
  };
  const direct = toWorths(
    shares.map(({ at_supplier }) => at_supplier),
    directBase,
  );
  return toWorths(
    shares.map(({ amount }) => amount),
    sum(base) - directBase,
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
  const { pieces, taxes, base } = apart;
  const credits = pieces.flatMap((piece, i) => postPiece({ ...piece, base: base[i] ?? 0 }, invoice));
  const taxCredits = taxes.map(({ code, tax }, i) =>
    credit(ACCOUNTS.tax_payable, tax, base[pieces.length + i] ?? 0, currency, { tax_code: code, invoice: id }),
  );
  const owed = shareWorths(invoice, apart).flatMap(({ agency, direct }, i): Lines => {
    const client = shares[i]?.client_id ?? '';
    return [receivableLine(invoice, client, agency), owedLine(ACCOUNTS.paid_to_supplier, invoice, client, direct)];
  });
  return joinPostings([...owed, ...credits, ...taxCredits]).map((line) => ({
    ...line,
    ...(line.currency !== invoice.books && { rate: invoice.rates[line.currency] }),
  }));
};

/** What posts a change of an invoice: the lines it has now less those it had, none where nothing of them differs. */
export const differenceOfPostings = (before: readonly Posting[], after: readonly Posting[]): Posting[] =>
  joinPostings([...after, ...reverseAmounts(before)]);
