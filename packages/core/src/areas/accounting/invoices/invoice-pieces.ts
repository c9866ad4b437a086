import { money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { sum } from '../../../base/sum';
import type { InvoiceFigures, LineFigures } from './invoice-figures';

type Booked = { booking_id: string; price: number };
type Line = { id: string; bookings: readonly Booked[] };
/** What is charged without tax and the taxes on it, by their codes, in minor units. */
export type Charged = { before_tax: number; taxes: readonly { code: string; tax: number }[] };

/** What a line bills, booking by booking: the smallest part of an invoice that is posted, and credited, by itself. */
export type Piece<L extends Line> = Charged & { line: L; billed: L['bookings'][number] | undefined };

/** A line split over the bookings it bills by their prices; one that bills none is a piece by itself. */
const toPieces = <L extends Line>(line: L, { before_tax, taxes }: LineFigures, currency: string): Piece<L>[] => {
  if (line.bookings.length === 0) return [{ line, billed: undefined, before_tax, taxes }];
  const prices = line.bookings.map(({ price }) => price);
  const share = (amount: number, weights: readonly number[]) =>
    split(money(amount, currency), weights).map(({ minor }) => minor);
  const amounts = share(before_tax, prices);
  const taxed = taxes.map(({ code, tax }) => ({ code, parts: share(tax, amounts) }));
  return line.bookings.map((billed, i) => ({
    ...{ line, billed, before_tax: amounts[i] ?? 0 },
    taxes: taxed.map(({ code, parts }) => ({ code, tax: parts[i] ?? 0 })),
  }));
};

/** An invoice in its pieces, line by line. */
export const toInvoicePieces = <L extends Line>(
  lines: readonly L[],
  figures: InvoiceFigures,
  currency: string,
): Piece<L>[] => {
  const byId = new Map(figures.lines.map((line) => [line.id, line]));
  return lines.flatMap((line) => {
    const worked = byId.get(line.id);
    return worked ? toPieces(line, worked, currency) : [];
  });
};

/** What a charge comes to, its taxes with it. */
export const toGross = ({ before_tax, taxes }: Charged): number => before_tax + sum(taxes.map(({ tax }) => tax));

/** A charge less parts of it. */
export const lessCharges = ({ before_tax, taxes }: Charged, parts: readonly Charged[]): Charged => ({
  before_tax: before_tax - sum(parts.map((part) => part.before_tax)),
  taxes: taxes.map(({ code, tax }) => {
    const off = parts.flatMap((part) => part.taxes.filter((one) => one.code === code));
    return { code, tax: tax - sum(off.map((one) => one.tax)) };
  }),
});

/** So much of a charge, as price before tax and taxes in the proportion that they have in it: for all of it, just what there is. */
export const takeOfCharge = (charge: Charged, amount: number, currency: string): Charged => {
  const [before_tax = 0, ...taxes] = split(money(amount, currency), [
    charge.before_tax,
    ...charge.taxes.map(({ tax }) => tax),
  ]).map(({ minor }) => minor);
  return { before_tax, taxes: charge.taxes.map(({ code }, i) => ({ code, tax: taxes[i] ?? 0 })) };
};
