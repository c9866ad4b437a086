import { describe, expect, it } from 'vitest';
import { ID_PREFIX } from '../../../base/id-shape';
import { expectWorkedOut, idFor } from '../worked-out.fixture';
import { calculateInvoice, type Tax, toAsked } from './invoice-figures';
import type { InvoiceId } from './invoice-id';
import { InvoiceLine } from './invoice-line';
import { differenceOfPostings, type Postable, toInvoicePostings, writtenOffLines } from './invoice-postings';

const TRIP = `${ID_PREFIX.trip}_${'0'.repeat(26)}`;
const ADVISOR = `${ID_PREFIX.user}_${'0'.repeat(26)}`;

type Sold = { booking: string; supplier: string; price: number; owed?: number; in?: string } & Partial<
  Pick<InvoiceLine, 'acting_as' | 'paid_to'>
>;
const sold = ({ booking, supplier, price, owed = price, in: currency = 'USD', ...rest }: Sold): InvoiceLine =>
  InvoiceLine.parse({
    ...{ id: booking, kind: 'booking', title: booking, unit_price: price, ...rest },
    bookings: [
      {
        ...{ trip_id: TRIP, booking_id: idFor('booking', booking), title: booking, price },
        ...{ supplier_id: idFor('supplier', supplier), supplier_amount: owed, supplier_currency: currency },
      },
    ],
  });

/** What each of those who pay owes the agency; where some is paid at suppliers, one pays it all. */
type Given = { lines: InvoiceLine[]; payers: Record<string, number>; currency?: string; taxes?: Tax[] };
const postable = (name: string, { lines, payers, currency = 'USD', taxes = [] }: Given, rates = {}): Postable => {
  const figures = calculateInvoice({ currency, lines, taxes, prices_include_tax: false });
  const weights = Object.values(payers);
  const whole = weights.reduce((total, weight) => total + weight, 0);
  expect(whole).toBe(toAsked(figures));
  return {
    id: idFor<InvoiceId>('invoice', name),
    trip_id: TRIP as Postable['trip_id'],
    advisor_id: ADVISOR as Postable['advisor_id'],
    ...{ currency, lines, figures, books: 'USD', rates },
    shares: Object.entries(payers).map(([client, amount], i) => ({
      ...{ client_id: idFor('client', client), amount, at_supplier: i === 0 ? figures.at_supplier : 0 },
    })),
  };
};

describe('an invoice in the books, as an accountant worked it out', () => {
  it('V01: two payers, a net rate, a commissionable one and a fee with tax', () => {
    const fee = InvoiceLine.parse({
      ...{ id: 'fee', kind: 'planning_fee', title: 'Planning', unit_price: 10_000, tax_codes: ['T825'] },
    });
    const lines = [
      sold({ booking: 'b1', supplier: 'H', price: 300_000, owed: 265_000 }),
      sold({ booking: 'b2', supplier: 'T', price: 189_174 }),
      fee,
    ];
    const taxes = [{ code: 'T825', name: 'Sales tax', rate: '8.25' }];
    const given = { lines, taxes, payers: { A: 166_666, B: 333_333 } };
    expectWorkedOut(toInvoicePostings(postable('inv1', given)), 'V01', 'invoice.issued:inv1:1');
  });
  it('V11: what is written off of it', () => {
    const invoice = postable('inv14', {
      lines: [sold({ booking: 'b14', supplier: 'H', price: 90_000 })],
      payers: { F: 90_000 },
    });
    expectWorkedOut(toInvoicePostings(invoice), 'V11', 'invoice.issued:inv14:1');
    const lines = writtenOffLines(invoice, idFor('client', 'F'), { amount: 90_000, base: 90_000 });
    expectWorkedOut(lines, 'V11', 'receivable.written_off:inv14');
  });
  it('V05: a supplier in euro', () => {
    const lines = [sold({ booking: 'b6', supplier: 'R', price: 280_000, owed: 234_567, in: 'EUR' })];
    const entry = toInvoicePostings(postable('inv6', { lines, payers: { D: 280_000 } }, { EUR: '1.0853' }));
    expectWorkedOut(entry, 'V05', 'invoice.issued:inv6:1');
  });
  it('V06: yen without decimals for three, dinars with three', () => {
    const yen = [sold({ booking: 'b7', supplier: 'J', price: 100_000, in: 'JPY' })];
    const payers = { T1: 33_334, T2: 33_333, T3: 33_333 };
    expectWorkedOut(
      toInvoicePostings(postable('inv7', { lines: yen, payers, currency: 'JPY' }, { JPY: '0.006712' })),
      'V06',
      'invoice.issued:inv7:1',
    );
    const dinars = [sold({ booking: 'b8', supplier: 'Q', price: 1_000_005, in: 'KWD' })];
    expectWorkedOut(
      toInvoicePostings(
        postable('inv8', { lines: dinars, payers: { K: 1_000_005 }, currency: 'KWD' }, { KWD: '3.2519' }),
      ),
      'V06',
      'invoice.issued:inv8:1',
    );
  });
  it('V15: a revision posts the difference', () => {
    const at = (price: number, owed: number) =>
      toInvoicePostings(
        postable('inv19', { lines: [sold({ booking: 'b19', supplier: 'H', price, owed })], payers: { A: price } }),
      );
    expectWorkedOut(at(100_000, 85_000), 'V15', 'invoice.issued:inv19:1');
    const difference = differenceOfPostings(at(100_000, 85_000), at(112_000, 94_000));
    expectWorkedOut(difference, 'V15', 'invoice.revised:inv19:2');
    expect(differenceOfPostings(at(100_000, 85_000), at(100_000, 85_000))).toEqual([]);
  });
  it('V16: sold in the agency’s own name', () => {
    const lines = [sold({ booking: 'b20', supplier: 'H', price: 300_000, owed: 230_000, acting_as: 'principal' })];
    expectWorkedOut(
      toInvoicePostings(postable('inv20', { lines, payers: { B: 300_000 } })),
      'V16',
      'invoice.issued:inv20:1',
    );
  });
  it('V18: a line that the client pays at the supplier', () => {
    const lines = [sold({ booking: 'b22', supplier: 'S', price: 150_000, paid_to: 'supplier' })];
    expectWorkedOut(toInvoicePostings(postable('inv22', { lines, payers: { A: 0 } })), 'V18', 'invoice.issued:inv22:1');
  });
  it('V19: an invoice in euro over a supplier in dollars', () => {
    const lines = [sold({ booking: 'b24', supplier: 'H', price: 123_456, owed: 120_000 })];
    expectWorkedOut(
      toInvoicePostings(postable('inv24', { lines, payers: { Z: 123_456 }, currency: 'EUR' }, { EUR: '1.0853' })),
      'V19',
      'invoice.issued:inv24:1',
    );
  });
});
