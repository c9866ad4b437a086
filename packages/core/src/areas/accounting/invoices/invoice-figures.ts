import { divideHalfUp } from '../../../base/decimals';
import { money, percentOf } from '../../../base/money';
import { split } from '../../../base/money-split';
import { toPercentUnits, WHOLE_PERCENT } from '../../../base/percentage-units';
import { sum } from '../../../base/sum';
import type { LineDraft } from './invoice-line';

/** A tax of an invoice: `rate` is a percentage as a decimal text, `8.25`. */
export type Tax = { code: string; name: string; rate: string };
/** An amount of money off, or a percentage off, for the whole invoice. */
export type InvoiceDiscount = { mode: 'amount'; amount: number } | { mode: 'percentage'; percentage: string };

/** What is worked out of: amounts are minor units of `currency`. */
export type Priced = {
  currency: string;
  lines: readonly LineDraft[];
  taxes: readonly Tax[];
  /** Whether prices are what the client pays, tax within them, or taxes come on top. */
  prices_include_tax: boolean;
  discount?: InvoiceDiscount | undefined;
};

/** One line worked out: `price` is after both discounts, with the taxes that it may include; `total` is `before_tax` and its `tax`. */
export type LineFigures = {
  id: string;
  gross: number;
  discount: number;
  price: number;
  before_tax: number;
  taxes: readonly { code: string; tax: number }[];
  tax: number;
  total: number;
};
export type InvoiceFigures = {
  lines: readonly LineFigures[];
  /** Of all lines before any discount. */
  subtotal: number;
  discount: number;
  taxes: readonly (Tax & { taxable: number; tax: number })[];
  tax: number;
  total: number;
  /** What of the total clients pay at suppliers: the prices of those lines before tax, since taxes are paid to the agency. */
  at_supplier: number;
};

type Asked = Pick<InvoiceFigures, 'total' | 'at_supplier'> & {
  credited?: number | undefined;
  write_offs?: readonly { amount: number }[] | undefined;
};
/** What the agency asks for: what an invoice comes to, less what credit notes took back, what is paid at suppliers and what was written off. */
export const toAsked = ({ total, at_supplier, credited = 0, write_offs = [] }: Asked): number =>
  total - credited - at_supplier - sum(write_offs.map(({ amount }) => amount));

/** What each of those who pay owes the agency and what they pay at suppliers, each of them shared by weight. */
export const splitByPayer = (
  figures: Pick<InvoiceFigures, 'total' | 'at_supplier'>,
  weights: readonly number[],
  currency: string,
): { amount: number; at_supplier: number }[] => {
  const amounts = split(money(toAsked(figures), currency), weights);
  const direct = split(money(figures.at_supplier, currency), weights);
  return amounts.map(({ minor: amount }, i) => ({ amount, at_supplier: direct[i]?.minor ?? 0 }));
};

const WHOLE = BigInt(WHOLE_PERCENT);

const priceWithoutTax = (price: number, units: number) =>
  Number(divideHalfUp(BigInt(price) * WHOLE, WHOLE + BigInt(units)));

type Taxed = Pick<LineFigures, 'before_tax' | 'taxes' | 'tax' | 'total'>;
const taxLine = (price: number, taxes: readonly Tax[], { currency, prices_include_tax }: Priced): Taxed => {
  const rates = taxes.map(({ rate }) => toPercentUnits(rate));
  const before_tax = prices_include_tax ? priceWithoutTax(price, sum(rates)) : price;
  const amounts =
    prices_include_tax && taxes.length > 0
      ? split(money(price - before_tax, currency), rates).map(({ minor }) => minor)
      : taxes.map(({ rate }) => percentOf(money(before_tax, currency), rate).minor);
  const tax = sum(amounts);
  return {
    before_tax,
    tax,
    total: before_tax + tax,
    taxes: taxes.map(({ code }, i) => ({ code, tax: amounts[i] ?? 0 })),
  };
};

const discountOf = (discount: InvoiceDiscount | undefined, of: number, currency: string): number => {
  if (!discount) return 0;
  const off = discount.mode === 'amount' ? discount.amount : percentOf(money(of, currency), discount.percentage).minor;
  return Math.min(off, of);
};

/**
 * What an invoice comes to. A discount of the whole is spread over its lines by largest remainder; each line is then taxed and rounded by
 * itself, so the invoice's tax is the sum that its lines show.
 */
export const calculateInvoice = (priced: Priced): InvoiceFigures => {
  const { currency, lines, discount } = priced;
  const before = lines.map((line) => {
    const gross = line.quantity * line.unit_price;
    return { id: line.id, gross, off: Math.min(line.discount, gross) };
  });
  const left = before.map(({ gross, off }) => gross - off);
  const whole = discountOf(discount, sum(left), currency);
  const spread = whole > 0 ? split(money(whole, currency), left).map(({ minor }) => minor) : left.map(() => 0);
  const byCode = new Map(priced.taxes.map((tax) => [tax.code, tax]));
  const figures = before.map(({ id, gross, off }, i): LineFigures => {
    const price = gross - off - (spread[i] ?? 0);
    const taxes = (lines[i]?.tax_codes ?? []).flatMap((code) => byCode.get(code) ?? []);
    return { id, gross, discount: gross - price, price, ...taxLine(price, taxes, priced) };
  });
  return {
    lines: figures,
    subtotal: sum(figures.map(({ gross }) => gross)),
    discount: sum(figures.map((line) => line.discount)),
    taxes: priced.taxes.map((tax) => {
      const on = figures.flatMap((line) =>
        line.taxes.flatMap(({ code, tax: amount }) =>
          code === tax.code ? [{ taxable: line.before_tax, tax: amount }] : [],
        ),
      );
      return { ...tax, taxable: sum(on.map(({ taxable }) => taxable)), tax: sum(on.map((one) => one.tax)) };
    }),
    tax: sum(figures.map(({ tax }) => tax)),
    total: sum(figures.map(({ total }) => total)),
    at_supplier: sum(figures.map(({ before_tax }, i) => (lines[i]?.paid_to === 'supplier' ? before_tax : 0))),
  };
};
