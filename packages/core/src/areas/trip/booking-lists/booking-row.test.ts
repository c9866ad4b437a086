import { describe, expect, it } from 'vitest';
import { Booking } from '../bookings/booking';
import { betweenDays, bookingOrder, toBookingRow } from './booking-row';

const booking = (differs: object = {}) =>
  Booking.parse({
    id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Other',
    title: 'A booking',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });

describe('the row of a booking', () => {
  it('R-TRIP-036 says its days, its places, its people and its price, with the figures its parts make', () => {
    const row = toBookingRow(
      booking({
        booking_type: 'Flights',
        destinations: [
          { from: { name: 'Boston' }, to: { name: 'Lisbon' }, start_date: '2031-05-02', end_date: '2031-05-03' },
        ],
        passengers: [{ name: 'Mina', e_ticket_number: '047 1' }, { name: 'Jonas' }],
        flight_detail: { record_locator: 'QK7TLM' },
        guest_names: ['Mina', 'Jonas'],
        price_detail: {
          base_fare: 10000,
          markup: { mode: 'percentage', percentage: '10' },
          processing_fee: 500,
          currency: 'EUR',
          total_price: 0,
        },
      }),
    );
    expect(row).toMatchObject({
      start_date: '2031-05-02',
      end_date: '2031-05-03',
      destinations: ['Lisbon'],
      e_ticket_count: 1,
      record_locator: 'QK7TLM',
      headcount: 2,
      total_price: 11500,
      markup_price: 1000,
      processing_fee: 500,
      currency: 'EUR',
    });
  });
  it('carries nothing long and nothing of its trip', () => {
    const row = toBookingRow(booking({ note: 'n'.repeat(5000) }));
    expect(row.note).toHaveLength(160);
    expect(Object.keys(row).filter((key) => key.startsWith('trip'))).toEqual(['trip_id']);
  });
});

describe('the place of a booking in the table', () => {
  const key = (differs?: object) => bookingOrder(booking(differs)).join('#');
  const on = (start_date: string) => key({ general_booking: { start_date } });
  const inside = (sk: string, from?: string, until?: string) => {
    const range = betweenDays(from, until);
    return sk >= range.from && sk <= range.until;
  };
  it('is its first day, and before all days without one', () => {
    expect([on('2031-05-02'), key(), on('2031-05-01')].sort()).toEqual([key(), on('2031-05-01'), on('2031-05-02')]);
  });
  it('lies between two days when they include it, and the head of the list never does', () => {
    expect(inside(on('2031-05-02'), '2031-05-02', '2031-05-02')).toBe(true);
    expect(inside(on('2031-05-03'), '2031-05-02', '2031-05-02')).toBe(false);
    expect(inside(on('2031-05-01'), '2031-05-02', undefined)).toBe(false);
    expect(inside('~', undefined, undefined)).toBe(false);
    expect(inside(key(), undefined, undefined)).toBe(true);
  });
});
