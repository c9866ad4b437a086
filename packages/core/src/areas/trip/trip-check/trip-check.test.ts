import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDay } from '../../../base/days';
import { anyBooking } from '../itinerary/bookings.fixture';
import { checked, event, findingsOfRule, stay, traveler } from './checked.fixture';
import { countFindings, SEVERITIES } from './finding';
import { checkTrip } from './trip-check';

const day = fc.constantFrom('2026-04-20', '2026-05-01', '2026-05-10', '2026-05-20', '0000-00-00', undefined);
const status = fc.constantFrom('Booked' as const, 'On Hold' as const, 'Cancelled' as const);
const names = fc.constantFrom<string[]>([], ['Mina Okafor'], ['Jonas Okafor', 'Mina Okafor']);
const anyDeadline = fc.record(
  {
    option_expires_on: day,
    payment_due_date: day,
    cancellation_deadline: day,
    confirmation_id: fc.constantFrom('X1', ' '),
  },
  { requiredKeys: [] },
);
const anyBookings = fc.array(
  fc.tuple(anyBooking, status, names, anyDeadline).map(([booking, reservation_status, traveler_names, days]) => ({
    ...booking,
    ...days,
    reservation_status,
    traveler_names,
  })),
  { maxLength: 8 },
);
const anyTraveler = fc
  .record({ passport_expires: fc.constantFrom('2026-05-03', '2026-09-01', undefined), is_traveler: fc.boolean() })
  .map(traveler);
const anyTrip = fc.record({
  trip: fc.record({ start_date: day, end_date: day }, { requiredKeys: [] }) as fc.Arbitrary<object>,
  bookings: anyBookings,
  travelers: fc.array(anyTraveler, { maxLength: 3 }),
  today: fc.constantFrom('2026-03-01', '2026-05-01', '2026-06-01'),
});

it('never throws on any trip, says the same each time, and speaks of nothing that is not there', () => {
  fc.assert(
    fc.property(anyTrip, (parts) => {
      const trip = checked(parts as Parameters<typeof checked>[0]);
      const before = structuredClone(trip);
      const found = checkTrip(trip);
      expect(checkTrip({ ...trip, bookings: [...trip.bookings] })).toEqual(found);
      expect(trip).toEqual(before);
      const ids = new Set<string>(trip.bookings.map((b) => b.id));
      for (const finding of found) {
        expect(finding.rule).toMatch(/^TC-\d\d$/);
        expect(finding.say).toMatch(/^\S.*[.?]$/);
        expect(finding.say).not.toMatch(/undefined|NaN/);
        expect(finding.booking_id === undefined || ids.has(finding.booking_id)).toBe(true);
        expect(finding.date === undefined || isDay(finding.date)).toBe(true);
      }
      const ranks = found.map((f) => SEVERITIES.indexOf(f.severity));
      expect(ranks).toEqual([...ranks].sort());
    }),
    { numRuns: 60 },
  );
});

it('finds nothing in a trip that is in order', () => {
  const bookings = [
    stay('2026-05-01', '2026-05-05', { confirmation_id: 'H1' }),
    event('2026-05-02 19:00', undefined, { confirmation_id: 'D1' }),
  ];
  expect(checkTrip(checked({ bookings }))).toEqual([]);
});

it('says nothing of a booking that is cancelled', () => {
  const gone = event('2026-04-01', undefined, { reservation_status: 'Cancelled' });
  expect(checkTrip(checked({ bookings: [gone, stay('2026-05-01', '2026-05-05', { confirmation_id: 'H1' })] }))).toEqual(
    [],
  );
  expect(findingsOfRule('TC-16', [gone])).toEqual([]);
});

it('counts what it finds by severity', () => {
  const found = checkTrip(checked({ bookings: [event('2026-04-29')] }));
  expect(countFindings(found)).toEqual({ problem: 1, warning: 2, note: 0 });
});
