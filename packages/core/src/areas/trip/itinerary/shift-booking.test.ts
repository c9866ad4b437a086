import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/days';
import { bookingEntries } from './booking-entries';
import { anyBooking, booking, place } from './bookings.fixture';
import { moveToDay, shiftBooking } from './shift-booking';

const shift = fc.integer({ min: -800, max: 800 });

describe('moving a booking', () => {
  it('moves every kind of day by the same number', () => {
    const leg = {
      from: place('A'),
      to: place('B'),
      start_date: '2026-02-28',
      start_time: '10:00',
      end_date: '2026-03-01',
    };
    const all = booking('Flights', {
      accommodation: { checkin_date: '2026-02-27', checkout_date: '2026-03-01', checkin_time: '15:00' },
      destinations: [leg],
      transportations: [leg],
      cruise_days: [{ day: 2, date: '2026-02-28' }],
      general_booking: { start_date: '2026-12-31' },
    });
    expect(moveToDay(all, '2026-02-28', '2026-03-02')).toEqual({
      ...all,
      accommodation: { checkin_date: '2026-03-01', checkout_date: '2026-03-03', checkin_time: '15:00' },
      destinations: [{ ...leg, start_date: '2026-03-02', end_date: '2026-03-03' }],
      transportations: [{ ...leg, start_date: '2026-03-02', end_date: '2026-03-03' }],
      cruise_days: [{ day: 2, date: '2026-03-02' }],
      general_booking: { start_date: '2027-01-02' },
    });
  });
  it('leaves what has no day alone', () => {
    const open = booking('Other');
    expect(shiftBooking(open, 3)).toEqual(open);
  });
  it('there and back again is where it was, and the booking itself is untouched', () => {
    fc.assert(
      fc.property(anyBooking, shift, (any, days) => {
        const before = structuredClone(any);
        expect(shiftBooking(shiftBooking(any, days), -days)).toEqual(any);
        expect(any).toEqual(before);
      }),
    );
  });
  it('moves every entry by that many days', () => {
    fc.assert(
      fc.property(anyBooking, shift, (any, days) => {
        const moved = bookingEntries(shiftBooking(any, days)).map(({ date }) => date);
        expect(moved).toEqual(bookingEntries(any).map(({ date }) => addDays(date, days)));
      }),
    );
  });
});
