import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingEntries } from './booking-entries';
import { bookingSpan } from './booking-span';
import { anyBooking, booking, place } from './bookings.fixture';

describe('span of a booking', () => {
  it('is check-in to check-out of a stay, in the zone of its place', () => {
    const accommodation = {
      checkin_date: '2026-05-02',
      checkout_date: '2026-05-05',
      checkin_time: '15:00',
      checkout_time: '11:00',
    };
    expect(bookingSpan(booking('Accommodation', { accommodation, places: [place('Hotel', 'Europe/Rome')] }))).toEqual({
      first: '2026-05-02',
      last: '2026-05-05',
      start_time: '15:00',
      end_time: '11:00',
      timezone: 'Europe/Rome',
    });
  });
  it('is the earliest start and the latest end of legs, in whatever order they stand', () => {
    const back = {
      from: place('B'),
      to: place('A'),
      start_date: '2026-05-08',
      end_date: '2026-05-09',
      end_time: '06:00',
    };
    const out = { from: place('A', 'Asia/Tokyo'), to: place('B'), start_date: '2026-05-01', start_time: '10:00' };
    expect(bookingSpan(booking('Flights', { destinations: [back, out] }))).toEqual({
      first: '2026-05-01',
      last: '2026-05-09',
      start_time: '10:00',
      end_time: '06:00',
      timezone: 'Asia/Tokyo',
    });
  });
  it('begins on the day of departure though the flight lands the day before, over the date line', () => {
    const leg = {
      from: place('NRT', 'Asia/Tokyo'),
      to: place('HNL', 'Pacific/Honolulu'),
      start_date: '2026-05-01',
      start_time: '00:05',
      end_date: '2026-04-30',
      end_time: '12:40',
    };
    expect(bookingSpan(booking('Flights', { destinations: [leg] }))).toEqual({
      first: '2026-05-01',
      last: '2026-05-01',
      start_time: '00:05',
      timezone: 'Asia/Tokyo',
    });
  });
  it('is one day for a booking of one day, and nothing for one without', () => {
    expect(bookingSpan(booking('Dining', { general_booking: { start_date: '2026-05-02' } }))).toEqual({
      first: '2026-05-02',
      last: '2026-05-02',
    });
    expect(bookingSpan(booking('Dining'))).toBeUndefined();
  });
  it('spans both days of a stay entered the wrong way round', () => {
    const accommodation = { checkin_date: '2026-05-05', checkout_date: '2026-05-02', checkin_time: '15:00' };
    expect(bookingSpan(booking('Accommodation', { accommodation }))).toEqual({
      first: '2026-05-02',
      last: '2026-05-05',
    });
  });
  it('holds every entry of the booking', () => {
    fc.assert(
      fc.property(anyBooking, (any) => {
        const span = bookingSpan(any);
        const dates = bookingEntries(any).map(({ date }) => date);
        expect(span === undefined).toBe(dates.length === 0);
        if (span) expect(dates.every((date) => date >= span.first && date <= span.last)).toBe(true);
      }),
    );
  });
});
