import type { BookingId, TripId } from '../../../base/ids';
import { money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { formatMoney } from '../../../base/money-text';
import type { Issue } from '../../../base/result';
import { sum } from '../../../base/sum';
import { partOf } from '../worth';
import type { CreditedLine, CreditNoteDraft } from './credit-note';
import type { Invoice, Share } from './invoice';
import { calculateInvoice } from './invoice-figures';
import { MOST_CREDIT_NOTES } from './invoice-limits';
import type { InvoiceLine, LineDraft } from './invoice-line';
import { type Charged, lessCharges, type Piece, takeOfCharge, toGross, toInvoicePieces } from './invoice-pieces';
import { lessFromEnd } from './less-from-end';

/** What was credited of a piece of an invoice. */
type Credited = Charged & Pick<CreditedLine, 'line_id' | 'booking_id'> & { supplier_amount?: number | undefined };
type Notes = readonly { lines: readonly Credited[] }[];

type AnyPiece = { line: { id: string }; billed: { booking_id: string } | undefined };
/** Whether a line of a credit note is of a piece. */
const isOf = ({ line, billed }: AnyPiece, { line_id, booking_id }: Pick<CreditedLine, 'line_id' | 'booking_id'>) =>
  line.id === line_id && billed?.booking_id === booking_id;
/** The parts of a piece that credit notes took back. */
const creditsOn = (piece: AnyPiece, notes: Notes): Credited[] =>
  notes.flatMap(({ lines }) => lines.filter((one) => isOf(piece, one)));

/** How much less the supplier of a piece gets, in its own currency. */
export const toSupplierCredit = (piece: AnyPiece, notes: Notes): number =>
  sum(creditsOn(piece, notes).map(({ supplier_amount = 0 }) => supplier_amount));

/** What of a piece no credit note took back. */
export const lessCredits = <P extends Charged & AnyPiece>(piece: P, notes: Notes): P => {
  const credits = creditsOn(piece, notes);
  return credits.length > 0 ? { ...piece, ...lessCharges(piece, credits) } : piece;
};

type Sold = Pick<Invoice, 'currency' | 'taxes' | 'prices_include_tax' | 'discount'>;
type ShownLine = LineDraft & {
  bookings: readonly { booking_id: BookingId; trip_id: TripId; title: string; price: number }[];
};
type Crediting<L extends ShownLine> = { invoice: Sold; lines: readonly L[]; credit_notes: Notes };

/** The pieces of an invoice as credit notes left them. */
export const listCreditable = <L extends ShownLine>({ invoice, lines, credit_notes }: Crediting<L>): Piece<L>[] =>
  toInvoicePieces(lines, calculateInvoice({ ...invoice, lines }), invoice.currency).map((piece) =>
    lessCredits(piece, credit_notes),
  );

/** What of a charge the agency asks for: what is paid at a supplier is its tax alone. */
const toAgencyPart = (charge: Charged, { paid_to }: Pick<LineDraft, 'paid_to'>): number =>
  paid_to === 'supplier' ? toGross({ ...charge, before_tax: 0 }) : toGross(charge);

/** So much of what is owed to a supplier as the credit is of what is left of the price; nothing where it credits nothing. */
export const toUsualSupplierCredit = (owed: number, amount: number, left: number): number =>
  amount === 0 ? 0 : partOf({ amount: left, base: owed }, amount).base;

type Taken = { line: Omit<CreditedLine, 'supplier_amount' | 'supplier_currency'>; agency: number; at_supplier: number };
type Wanted = CreditNoteDraft['lines'][number];

/** What a line of a draft takes back of a piece; or what keeps it from doing so, at its field. */
const takeBack = (
  piece: Piece<ShownLine> | undefined,
  { line_id, booking_id, amount, fee, supplier_amount = 0 }: Wanted,
  currency: string,
): Taken | { at: string; message: string } => {
  if (!piece) return { at: 'amount', message: 'This isn’t on the invoice. Choose another line.' };
  if (amount === 0 && supplier_amount === 0) return { at: 'amount', message: 'Enter an amount.' };
  const say = (minor: number) => formatMoney(money(minor, currency));
  const left = toGross(piece);
  if (amount > left)
    return {
      at: 'amount',
      message:
        left > 0
          ? `Only ${say(left)} of this is left to credit. Enter up to that much.`
          : 'All of this is credited already.',
    };
  const charge = takeOfCharge(piece, amount, currency);
  const agency = toAgencyPart(charge, piece.line);
  if (fee > 0 && !piece.billed) return { at: 'fee', message: 'Only bookings can have a cancellation fee.' };
  if (fee > agency)
    return {
      at: 'fee',
      message:
        agency > 0
          ? `That’s more than you credit. Keep up to ${say(agency)}.`
          : 'The client pays this to the supplier.',
    };
  return {
    line: {
      ...{ line_id, booking_id, amount, fee, before_tax: charge.before_tax, taxes: [...charge.taxes] },
      title: piece.billed?.title ?? piece.line.title,
      trip_id: piece.billed?.trip_id ?? piece.line.trip_id,
    },
    agency: agency - fee,
    at_supplier: toGross(charge) - agency,
  };
};

type Part = Pick<Share, 'payer_id' | 'name' | 'amount' | 'at_supplier' | 'paid_at_supplier'>;
/** Who owes how much less: as it was typed, and where it wasn’t, by what each owes. */
const shareCredit = (
  parts: readonly Part[],
  {
    agency,
    at_supplier,
    fee,
    typed,
    currency,
  }: { agency: number; at_supplier: number; fee: number; currency: string } & {
    typed: CreditNoteDraft['shares'];
  },
): Pick<WorkedCredit, 'shares' | 'issues'> => {
  const say = (minor: number) => formatMoney(money(minor, currency));
  const share = (amount: number, weights: readonly number[]) =>
    split(money(amount, currency), weights).map(({ minor }) => minor);
  const usual = share(
    agency,
    parts.map(({ amount }) => amount),
  );
  const direct = share(
    at_supplier,
    parts.map((part) => part.at_supplier),
  );
  const strangers = (typed ?? []).flatMap(({ payer_id }, i, all): Issue[] =>
    parts.some((part) => part.payer_id === payer_id) && all.findIndex((one) => one.payer_id === payer_id) === i
      ? []
      : [
          {
            path: `shares.${i}.payer_id`,
            message: 'This isn’t one of those who pay this invoice, or is listed twice.',
          },
        ],
  );
  const amounts = typed
    ? parts.map(({ payer_id }) => typed.find((one) => one.payer_id === payer_id)?.amount ?? 0)
    : usual;
  const tooMuch = parts.flatMap(({ name, amount }, i): Issue[] =>
    (amounts[i] ?? 0) > amount
      ? [{ path: `shares.${i}.amount`, message: `${name} has ${say(amount)} of it. Credit up to that much.` }]
      : [],
  );
  const issues = [...strangers, ...tooMuch];
  if (issues.length === 0 && sum(amounts) !== agency)
    issues.push({
      path: 'shares',
      message: `These come to ${say(sum(amounts))}, and the credit to ${say(agency)}. Make them the same.`,
    });
  // Of what was theirs, each pays as much of the fee; where all of it is kept, by what each owes.
  const fees = share(fee, sum(amounts) > 0 ? amounts : parts.map(({ amount }) => amount));
  const shares = parts.map(({ payer_id }, i) => ({
    ...{ payer_id, amount: amounts[i] ?? 0, at_supplier: direct[i] ?? 0, fee: fees[i] ?? 0 },
  }));
  return { shares, issues };
};

/** A credit note worked out: what it takes back, and who owes how much less; `issues` are what keeps it from being made. */
export type WorkedCredit = {
  lines: Taken['line'][];
  fee: number;
  total: number;
  shares: { payer_id: string; amount: number; at_supplier: number; fee: number }[];
  issues: Issue[];
};

type Credits<L extends ShownLine> = Crediting<L> & { invoice: { shares: readonly Part[] } };
/** Those who paid suppliers more than they would have to by now. */
const findPaidAtSupplier = (shares: readonly Part[], credits: WorkedCredit['shares']): Issue[] =>
  shares.flatMap(({ payer_id, name, at_supplier, paid_at_supplier = 0 }) => {
    const less = credits.find((one) => one.payer_id === payer_id)?.at_supplier ?? 0;
    return paid_at_supplier > at_supplier - less
      ? [{ path: 'lines', message: `${name} has paid the supplier for this already. Delete that payment first.` }]
      : [];
  });

/**
 * Works a credit note out, the same where it is typed and where it is made: of each line its price before tax and its taxes in proportion, at
 * most what no other note took back. Source: V07.
 */
export const calculateCreditNote = <L extends ShownLine>(
  of: Credits<L>,
  draft: Pick<CreditNoteDraft, 'lines' | 'shares'>,
): WorkedCredit => {
  const { invoice, credit_notes } = of;
  const pieces = listCreditable(of);
  const issues: Issue[] = [];
  const met = new Set<Piece<L>>();
  const taken = draft.lines.flatMap((wanted, i): Taken[] => {
    const piece = pieces.find((one) => isOf(one, wanted));
    const found =
      piece && met.has(piece)
        ? { at: 'amount', message: 'This line is listed twice.' }
        : takeBack(piece, wanted, invoice.currency);
    if (piece) met.add(piece);
    if ('message' in found) issues.push({ path: `lines.${i}.${found.at}`, message: found.message });
    return 'line' in found ? [found] : [];
  });
  if (credit_notes.length >= MOST_CREDIT_NOTES)
    issues.push({ path: 'lines', message: `An invoice can have up to ${MOST_CREDIT_NOTES} credit notes.` });
  const [agency, at_supplier] = [sum(taken.map((one) => one.agency)), sum(taken.map((one) => one.at_supplier))];
  const fee = sum(taken.map(({ line }) => line.fee));
  const shared = shareCredit(invoice.shares, {
    ...{ agency, at_supplier, fee, typed: draft.shares, currency: invoice.currency },
  });
  return {
    lines: taken.map(({ line }) => line),
    fee,
    total: agency + at_supplier,
    shares: shared.shares,
    issues: issues.length > 0 ? issues : [...shared.issues, ...findPaidAtSupplier(invoice.shares, shared.shares)],
  };
};

/** What the suppliers of the lines of a draft get less: as it was typed, and where it wasn’t, in proportion. */
export const creditSuppliers = (
  of: Crediting<InvoiceLine>,
  draft: Pick<CreditNoteDraft, 'lines'>,
): { lines: Pick<CreditedLine, 'supplier_amount' | 'supplier_currency'>[]; issues: Issue[] } => {
  const pieces = listCreditable(of);
  const issues: Issue[] = [];
  const lines = draft.lines.map((wanted, i) => {
    const { amount, supplier_amount: typed } = wanted;
    const piece = pieces.find((one) => isOf(one, wanted));
    const billed = piece?.billed;
    if (!piece || !billed) {
      if (typed) issues.push({ path: `lines.${i}.supplier_amount`, message: 'This line has no supplier.' });
      return { supplier_amount: 0 };
    }
    const owed = billed.supplier_amount - toSupplierCredit(piece, of.credit_notes);
    const supplier_currency = billed.supplier_currency;
    if (typed !== undefined && typed > owed) {
      const most = formatMoney(money(owed, supplier_currency));
      issues.push({
        path: `lines.${i}.supplier_amount`,
        message: `The supplier gets ${most} for this. Enter up to that much.`,
      });
    }
    return { supplier_amount: typed ?? toUsualSupplierCredit(owed, amount, toGross(piece)), supplier_currency };
  });
  return { lines, issues };
};

export type StandingLine = Omit<InvoiceLine, 'bookings'> & {
  bookings: readonly (InvoiceLine['bookings'][number] & { is_credited?: true })[];
};
/** Lines with their bookings as they are billed yet: one that is credited altogether, and that no supplier gets anything for, is left out. */
export const toStandingLines = ({ invoice, lines, credit_notes }: Crediting<InvoiceLine>): StandingLine[] => {
  const pieces = toInvoicePieces(lines, calculateInvoice({ ...invoice, lines }), invoice.currency);
  const isTouched = (line: InvoiceLine) =>
    credit_notes.some((note) => note.lines.some(({ line_id }) => line_id === line.id));
  return lines.map((line) => ({
    ...line,
    bookings: line.bookings.flatMap((billed) => {
      const piece = pieces.find((one) => one.line === line && one.billed === billed);
      // What is free in a package that is credited goes with the rest of it.
      if (!piece || !isTouched(line)) return [billed];
      const isCredited = creditsOn(piece, credit_notes).length > 0;
      if (!isCredited && toGross(piece) > 0) return [billed];
      const left = lessCredits(piece, credit_notes);
      const supplier_amount = billed.supplier_amount - toSupplierCredit(piece, credit_notes);
      if (toGross(left) === 0 && supplier_amount === 0) return [];
      const { base: price } = partOf({ amount: piece.before_tax, base: billed.price }, left.before_tax);
      return [{ ...billed, price, supplier_amount, is_credited: true }];
    }),
  }));
};

/** The payments of an invoice once those who pay owe so much less: the last ones become less first, and those that come to nothing go. */
export const creditShares = (
  { shares: before, due }: Pick<Invoice, 'shares' | 'due'>,
  credited: WorkedCredit['shares'],
): Pick<Invoice, 'shares' | 'due'> => {
  const shares = before.map((share): Share => {
    const off = credited.find(({ payer_id }) => payer_id === share.payer_id);
    if (!off) return share;
    return {
      ...share,
      amount: share.amount - off.amount,
      at_supplier: share.at_supplier - off.at_supplier,
      cells: lessFromEnd(share.cells, off.amount),
    };
  });
  const amounts = due.map((_, i) => sum(shares.map(({ cells }) => cells[i] ?? 0)));
  const kept = due.map((_, i) => i).filter((i) => amounts[i] !== 0);
  const places = kept.length > 0 ? kept : [due.length - 1];
  return {
    shares: shares.map((share) => ({ ...share, cells: places.map((i) => share.cells[i] ?? 0) })),
    due: places.flatMap((i) => (due[i] ? [{ ...due[i], amount: amounts[i] ?? 0 }] : [])),
  };
};
