import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { lawRuns } from '../../../testing/law-runs';
import { toChart } from '../../ledger/chart-of-accounts';
import { checkEntry } from '../../ledger/check-entry';
import type { Posting } from '../../ledger/public';
import { joinPostings } from '../balanced-postings';
import { calculateCreditNote, creditSuppliers, listCreditable, type WorkedCredit } from './calculate-credit-note';
import { calculateInvoice, splitByPayer, toAsked } from './invoice-figures';
import { InvoiceLine } from './invoice-line';
import { toGross } from './invoice-pieces';
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
    { numRuns: lawRuns(200) },
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
    { numRuns: lawRuns(150) },
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
    { numRuns: lawRuns(200) },
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

const CREDITED = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 18 });
type Note = NonNullable<Postable['credit_notes']>[number];
type Credited = Postable & { credit_notes: Note[]; terms: Pick<Drawn, 'prices_include_tax' | 'off'> };
const toTerms = ({ currency, terms: { prices_include_tax, off } }: Credited) => ({
  ...{ currency, prices_include_tax, taxes: TAXES },
  discount: off === undefined ? undefined : { mode: 'amount' as const, amount: off },
});
/** An invoice of which so much of each piece, in hundredths of what is left, is taken back, and some of that kept. */
const credit = (
  of: Credited,
  hundredths: readonly number[],
  kept: number,
): { after: Credited; worked: WorkedCredit } => {
  const invoice = {
    ...toTerms(of),
    shares: of.shares.map((share, i) => ({ ...share, payer_id: `p${i}`, name: `Payer ${i}` })),
  };
  const read = { invoice, lines: of.lines, credit_notes: of.credit_notes };
  const lines = listCreditable(read).flatMap((piece, i) => {
    const amount = Math.ceil((toGross(piece) * (hundredths[i % hundredths.length] ?? 0)) / 100);
    const fee = piece.billed && piece.line.paid_to === 'agency' ? Math.floor((amount * kept) / 100) : 0;
    return amount > 0 ? [{ line_id: piece.line.id, booking_id: piece.billed?.booking_id, amount, fee }] : [];
  });
  const worked = calculateCreditNote(read, { lines });
  const suppliers = creditSuppliers(read, { lines });
  expect([...worked.issues, ...suppliers.issues]).toEqual([]);
  const note: Note = {
    lines: worked.lines.map((line, i) => ({ ...line, supplier_amount: 0, ...suppliers.lines[i] })),
    shares: worked.shares.map((share, i) => ({
      ...{ ...share, name: '', released: 0 },
      client_id: of.shares[i]?.client_id as Postable['shares'][number]['client_id'],
    })),
  };
  const shares = of.shares.map((share, i) => ({
    ...share,
    amount: share.amount - (worked.shares[i]?.amount ?? 0),
    at_supplier: share.at_supplier - (worked.shares[i]?.at_supplier ?? 0),
  }));
  return { after: { ...of, shares, credit_notes: [...of.credit_notes, note] }, worked };
};

it('takes back any part of an invoice, taxes in proportion, with entries that balance and nobody below nothing (V07, laws 1, 2, 9)', () => {
  fc.assert(
    fc.property(
      invoices,
      fc.array(CREDITED, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 100 }),
      (drawn, notes, kept) => {
        let now: Credited = { ...toPostable(drawn), credit_notes: [], terms: drawn };
        for (const hundredths of notes) {
          const { after, worked } = credit(now, hundredths, kept);
          const entry = differenceOfPostings(toInvoicePostings(now), toInvoicePostings(after));
          expect(
            checkEntry({ kind: 'event', lines: entry }, CHART, BOOKS).filter(({ path }) => path !== 'lines'),
          ).toEqual([]);
          for (const currency of Object.keys({ ...RATES, USD: '1' }))
            expect(sum(entry.flatMap((line) => (line.currency === currency ? [line.amount] : [])))).toBe(0);
          expect(sum(entry.map(({ base_amount }) => base_amount))).toBe(0);
          expect(0 - balanceOf(entry, ['1100', '1910'])).toBe(worked.total);
          expect(0 - balanceOf(entry, ['4320'])).toBe(worked.fee);
          for (const { amount, at_supplier } of after.shares) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(at_supplier).toBeGreaterThanOrEqual(0);
          }
          now = after;
        }
      },
    ),
    { numRuns: lawRuns(150) },
  );
});
it('is gone from the books once all of it is credited, in one note or in several (law 6)', () => {
  fc.assert(
    fc.property(invoices, fc.array(CREDITED, { maxLength: 3 }), (drawn, notes) => {
      let now: Credited = { ...toPostable(drawn), credit_notes: [], terms: drawn };
      for (const hundredths of notes) now = credit(now, hundredths, 0).after;
      now = credit(now, [100], 0).after;
      // What is free for the client costs nothing back: its supplier is still owed.
      const owed = now.lines.some(({ bookings }) => bookings.some(({ supplier_amount }) => supplier_amount > 0));
      const left = toInvoicePostings(now);
      expect(balanceOf(left, ['1100', '1910', '2400', '4300', '4310'])).toBe(0);
      if (!owed) expect(left).toEqual([]);
    }),
    { numRuns: lawRuns(150) },
  );
});
