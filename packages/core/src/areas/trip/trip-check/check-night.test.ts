import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../base/days';
import { nextCheck } from './check-night';

const trip = { trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV', start_date: '2026-05-01' };

it('waits until 60 days before the trip departs', () => {
  expect(nextCheck(trip, '2025-11-01T12:00:00.000Z')?.slice(0, 10)).toBe('2026-03-02');
});
it('comes the next night while the trip is near, and never after it departed', () => {
  expect(nextCheck(trip, '2026-04-10T12:00:00.000Z')?.slice(0, 10)).toBe('2026-04-11');
  expect(nextCheck(trip, '2026-04-11T00:00:00.000Z')?.slice(0, 10)).toBe('2026-04-11');
  expect(nextCheck(trip, '2026-05-01T09:00:00.000Z')).toBeUndefined();
});
it('always lies ahead, in the night, and visits each night once', () => {
  const letters = fc.string({ minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      letters,
      fc.integer({ min: 0, max: 58 }),
      fc.integer({ min: 0, max: 1439 }),
      (trip_id, days, minute) => {
        const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const now = `${addDays(trip.start_date, -days - 2)}T${clock}:00.000Z`;
        const next = nextCheck({ ...trip, trip_id }, now) as string;
        expect(next > now).toBe(true);
        expect(['03', '04', '05', '06', '07']).toContain(next.slice(11, 13));
        const after = nextCheck({ ...trip, trip_id }, next) as string;
        expect(after.slice(0, 10)).toBe(addDays(next.slice(0, 10), 1));
      },
    ),
  );
});
