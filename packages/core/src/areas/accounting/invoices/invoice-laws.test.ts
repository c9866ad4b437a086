import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { toChart } from '../../ledger/chart-of-accounts';
import { checkEntry } from '../../ledger/check-entry';
import type { Posting } from '../../ledger/public';
import { joinPostings } from '../balanced-postings';
import { calculateInvoice, splitByPayer, toAsked } from './invoice-figures';
import { InvoiceLine } from './invoice-line';
import { differenceOfPostings, type Postable, toInvoicePostings } from './invoice-postings';
import { toPaymentGrid } from './payment-plan';

const CHART = toChart([]);
const BOOKS = 'USD';
const RATES = { EUR: '1.0853', JPY: '0.006712', KWD: '3.2519', GBP: '1.2744' };
const ID = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, '0')}`;
const TAXES = [
  { code: 'GST', name: 'GST', rate: '5' },
  { code: 'QST', name: 'QST', rate: '9.975' },
];

const amount = fc.integer({ min: 0, max: 9_999_999 });
const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'GBP');
const booking = fc.record({ price: amount, supplier_amount: amount, supplier_currency: currencies });
const line = fc
  .record({
    kind: fc.constantFrom('booking', 'package', 'planning_fee', 'other'),
    quantity: fc.integer({ min: 1, max: 4 }),
    unit_price: amount,
    discount: fc.integer({ min: 0, max: 9_999 }),
    tax_codes: fc.subarray(['GST', 'QST']),
    acting_as: fc.constantFrom('agent', 'principal'),
    paid_to: fc.constantFrom('agency', 'agency', 'agency', 'supplier'),
    bookings: fc.array(booking, { minLength: 1, maxLength: 3 }),
  })
  .map(({ bookings, ...drawn }) => ({
    ...drawn,
    bookings: drawn.kind === 'booking' ? bookings.slice(0, 1) : drawn.kind === 'package' ? bookings : [],
    // Only what is booked can be paid at a supplier.
    paid_to: drawn.kind === 'booking' || drawn.kind === 'package' ? drawn.paid_to : ('agency' as const),
  }));
const invoices = fc.record({
  currency: currencies,
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  weights: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 }),
  prices_include_tax: fc.boolean(),
  off: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
});
type Drawn = typeof invoices extends fc.Arbitrary<infer T> ? T : never;

const toPostable = ({ currency, lines: drawn, weights, prices_include_tax, off }: Drawn): Postable => {
  const lines = drawn.map(({ bookings, ...one }, i) =>
    InvoiceLine.parse({
      ...one,
      ...{ id: `l${i}`, title: 'Line' },
      bookings: bookings.map((part, n) => ({
        ...part,
        ...{ trip_id: ID('trp', 1), booking_id: ID('bkg', i * 10 + n), title: 'Booking' },
        ...(n === 0 && { supplier_id: ID('ins', i) }),
      })),
    }),
  );
  const discount = off === undefined ? undefined : { mode: 'amount' as const, amount: off };
  const figures = calculateInvoice({ currency, lines, taxes: TAXES, prices_include_tax, discount });
  const shares = splitByPayer(figures, weights, currency);
  return {
    ...{ currency, lines, figures, books: BOOKS, rates: RATES },
    id: ID('invoice', 1) as Postable['id'],
    trip_id: ID('trp', 1) as Postable['trip_id'],
    advisor_id: ID('usr', 1) as Postable['advisor_id'],
    shares: shares.map((share, i) => ({
      ...share,
      client_id: ID('cli', i) as Postable['shares'][number]['client_id'],
    })),
  };
};
const balanceOf = (lines: readonly Posting[], accounts: readonly string[]) =>
  sum(lines.flatMap((one) => (accounts.includes(one.account) ? [one.amount] : [])));

it('puts every invoice into the books as an entry that balances in each currency (laws 1, 2, 3)', () => {
  fc.assert(
    fc.property(invoices, (drawn) => {
      const lines = toInvoicePostings(toPostable(drawn));
      expect(checkEntry({ kind: 'event', lines }, CHART, BOOKS)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
it('leaves clients owing exactly what the agency asks for, each their share, and the rest to suppliers (law 9)', () => {
  fc.assert(
    fc.property(invoices, (drawn) => {
      const postable = toPostable(drawn);
      const lines = toInvoicePostings(postable);
      const { figures, shares } = postable;
      expect(balanceOf(lines, ['1100'])).toBe(toAsked(figures));
      expect(balanceOf(lines, ['1910'])).toBe(figures.at_supplier);
      expect(sum(shares.map(({ amount }) => amount))).toBe(toAsked(figures));
      expect(sum(shares.map(({ amount, at_supplier }) => amount + at_supplier))).toBe(figures.total);
      for (const { client_id, amount, at_supplier } of shares) {
        const theirs = lines.filter(({ dimensions }) => dimensions.client === client_id);
        expect(balanceOf(theirs, ['1100'])).toBe(amount);
        expect(balanceOf(theirs, ['1910'])).toBe(at_supplier);
      }
    }),
    { numRuns: 150 },
  );
});
it('is gone from the books once it is reversed, and a change posts what differs (laws 6, 8)', () => {
  fc.assert(
    fc.property(invoices, invoices, (one, other) => {
      const [before, after] = [toInvoicePostings(toPostable(one)), toInvoicePostings(toPostable(other))];
      expect(joinPostings([...before, ...reverseAmounts(before)])).toEqual([]);
      expect(joinPostings([...before, ...differenceOfPostings(before, after)]).length).toBe(after.length);
      expect(balanceOf(before, ['1910', '2910'])).toBe(0);
    }),
    { numRuns: 200 },
  );
});
it('plans payments that add up to every share and to the whole', () => {
  const parts = fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 40 }).map((n) => ({ mode: 'percentage' as const, percentage: String(n) })),
      fc.integer({ min: 0, max: 900 }).map((n) => ({ mode: 'amount' as const, amount: n })),
    ),
    { maxLength: 2 },
  );
  fc.assert(
    fc.property(
      parts,
      fc.array(fc.integer({ min: 5_000, max: 999_999 }), { minLength: 1, maxLength: 5 }),
      (some, shares) => {
        const grid = toPaymentGrid([...some, { mode: 'rest' }], shares, 'USD');
        expect(grid.map(sum)).toEqual(shares);
        some.forEach((part, i) => {
          const column = sum(grid.map((row) => row[i] ?? 0));
          if (part.mode === 'amount') expect(column).toBe(part.amount);
        });
      },
    ),
  );
});
