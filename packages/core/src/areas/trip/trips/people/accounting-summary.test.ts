import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_TYPES, PAYMENT_STATUSES, RESERVATION_STATUSES } from '../../../../base/booking-types';
import { accountingSummary, tripSummary } from './accounting-summary';

type Priced = Parameters<typeof accountingSummary>[0][number];
const booking = (differs: Partial<Priced> = {}): Priced => ({
  booking_type: 'Flights',
  reservation_status: 'Researching',
  payment_status: 'unpaid',
  price_detail: { total_price: 100, currency: 'USD' },
  ...differs,
});
const usd = (minor: number) => [{ minor, currency: 'USD' }];

describe('what a trip comes to', () => {
  it('R-TRIP-053 gives total sales, profit, totals of each kind, paid and confirmed totals', () => {
    const summary = accountingSummary([
      booking({ price_detail: { total_price: 100, total_profit: 9, currency: 'USD' } }),
      booking({ booking_type: 'Cruise', payment_status: 'paid', reservation_status: 'Booked' }),
      booking({ booking_type: 'Cruise', reservation_status: 'Client Approved (Confirmed)' }),
      booking({ price_detail: { total_price: 7, currency: 'EUR' } }),
      booking({ price_detail: undefined }),
    ]);
    expect(summary).toEqual({
      total_sales: [...usd(300), { minor: 7, currency: 'EUR' }],
      total_profit: usd(9),
      booking_totals: [
        { booking_type: 'Flights', count: 3, totals: [...usd(100), { minor: 7, currency: 'EUR' }] },
        { booking_type: 'Cruise', count: 2, totals: usd(200) },
      ],
      paid_total: usd(100),
      confirmed_total: usd(200),
    });
  });
  it.each(['Cancelled', 'Rejected', 'Unavailable', 'Client Not Approved (Unconfirmed)'] as const)(
    'takes %s for no sale',
    (reservation_status) =>
      expect(accountingSummary([booking({ reservation_status, payment_status: 'paid' })])).toEqual({
        total_sales: [],
        total_profit: [],
        booking_totals: [],
        paid_total: [],
        confirmed_total: [],
      }),
  );
  it('R-TRIP-053 the kinds add up to the sales in each currency, and no part is more than the whole', () => {
    const any = fc.record({
      booking_type: fc.constantFrom(...BOOKING_TYPES),
      reservation_status: fc.constantFrom(...RESERVATION_STATUSES),
      payment_status: fc.constantFrom(...PAYMENT_STATUSES),
      price_detail: fc.record({ total_price: fc.nat(), currency: fc.constantFrom('USD', 'EUR', 'JPY') }),
    });
    fc.assert(
      fc.property(fc.array(any), (bookings) => {
        const summary = accountingSummary(bookings);
        for (const { minor, currency } of summary.total_sales) {
          const inIt = (list: { minor: number; currency: string }[]) =>
            list.find((m) => m.currency === currency)?.minor ?? 0;
          expect(summary.booking_totals.reduce((sum, { totals }) => sum + inIt(totals), 0)).toBe(minor);
          expect(Math.max(inIt(summary.paid_total), inIt(summary.confirmed_total))).toBeLessThanOrEqual(minor);
        }
      }),
    );
  });
});

describe('what a trip comes to in the currency of the company', () => {
  const euros = { total_price: 1000, total_profit: 100, currency: 'EUR' };
  const rate = { exchange_rate: '1.1', exchange_currency: 'USD', rate_locked: true };
  it('R-TRIP-053 counts each booking at its own rate, in every figure', () => {
    const { company_totals } = tripSummary(
      [
        booking({ price_detail: { total_price: 500, total_profit: 50, currency: 'USD' } }),
        booking({ booking_type: 'Cruise', reservation_status: 'Paid', price_detail: { ...euros, ...rate } }),
        booking({ reservation_status: 'Cancelled', price_detail: euros }),
      ],
      'USD',
    );
    const dollars = (minor: number) => ({ total: { minor, currency: 'USD' }, without_rate: 0 });
    expect(company_totals).toEqual({
      currency: 'USD',
      total_sales: dollars(1600),
      total_profit: dollars(160),
      booking_totals: [
        { booking_type: 'Flights', sales: dollars(500) },
        { booking_type: 'Cruise', sales: dollars(1100) },
      ],
      paid_total: dollars(1100),
      confirmed_total: dollars(1100),
    });
  });
  it('says how many bookings have no rate, and gives no total that leaves them out', () => {
    const { company_totals } = tripSummary([booking(), booking({ price_detail: euros })], 'USD');
    expect(company_totals.total_sales).toEqual({ without_rate: 1 });
    expect(company_totals.paid_total).toEqual({ total: { minor: 0, currency: 'USD' }, without_rate: 0 });
  });
});
