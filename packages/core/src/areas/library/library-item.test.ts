import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../base/days';
import { Booking } from '../trip/bookings/booking';
import { bookingSpan } from '../trip/itinerary/booking-span';
import { LIBRARY_DAY } from './library-day';
import { fromLibrary, toLibrary } from './library-item';

const booking = (differs: object) =>
  Booking.parse({
    id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Accommodation',
    title: 'Hotel Luna',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 3,
    ...differs,
  });
const days = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('2000-03-01', n));

describe('a booking in the library', () => {
  it('R-TRIP-006 keeps its length wherever it is put, and begins on the chosen day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), days, (checkin_date, nights, day) => {
        const kept = toLibrary(
          booking({ accommodation: { checkin_date, checkout_date: addDays(checkin_date, nights) } }),
        );
        expect(bookingSpan(kept)?.first).toBe(LIBRARY_DAY);
        const made = fromLibrary(kept, day);
        const span = made.ok ? bookingSpan(made.value) : undefined;
        expect([span?.first, span && daysBetween(span.first, span.last)]).toEqual([day, nights]);
      }),
    );
  });
  it('carries nothing of one client, at any depth', () => {
    const kept = toLibrary(
      booking({
        booking_type: 'Flights',
        confirmation_id: 'SECRET-1',
        supplier_confirmations: ['SECRET-2'],
        traveler_names: ['SECRET-3'],
        passengers: [{ name: 'SECRET-4', e_ticket_number: 'SECRET-5' }],
        flight_detail: { record_locator: 'SECRET-6', gds_record_locator: 'SECRET-7', baggage: 'One bag' },
        destinations: [{ from: { name: 'A' }, to: { name: 'B' }, start_date: '2031-05-02', seat: 'SECRET-8' }],
        supplier_requests: { medical_conditions: 'SECRET-11' },
        service_detail: { reservation_name: 'SECRET-9', policy_number: 'SECRET-10', dress_code: 'Smart' },
        payment_status: 'paid',
      }),
    );
    expect(JSON.stringify(kept)).not.toContain('SECRET');
    expect(JSON.stringify(kept)).not.toContain('paid');
    expect(kept).toMatchObject({ flight_detail: { baggage: 'One bag' }, service_detail: { dress_code: 'Smart' } });
  });
  it('keeps the price, and the prices of several kinds of travelers where it has them', () => {
    const price_detail = {
      price_per_person: 'Price Per Person',
      currency: 'EUR',
      total_price: 0,
      multi_prices: [
        { type: 'adult', count: 2, price: 10000 },
        { type: 'child', count: 1, price: 5000 },
      ],
    };
    const kept = toLibrary(booking({ price_detail }));
    expect(kept.price_detail).toMatchObject({ total_price: 25000, multi_prices: price_detail.multi_prices });
  });
  it('without any day takes the chosen one', () => {
    const made = fromLibrary(toLibrary(booking({ booking_type: 'Other' })), '2031-05-02');
    expect(made).toMatchObject({ ok: true, value: { general_booking: { start_date: '2031-05-02' } } });
  });
  it('refuses a day after which the calendar ends', () => {
    const kept = toLibrary(booking({ accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-09' } }));
    expect(fromLibrary(kept, '2199-12-31')).toMatchObject({ ok: false, code: 'library.no_day' });
  });
});
