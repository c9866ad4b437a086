import { addDays, daysBetween } from '@wayline/core/base/days';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextDeparture } from './season';

it('finds the first Thursday of a June that is far enough away', () => {
  expect(nextDeparture('2026-11-21', { month: 6, weekday: 4 })).toBe('2027-06-03');
  expect(nextDeparture('2027-05-20', { month: 6, weekday: 4 })).toBe('2028-06-01');
});
it('is always in its month, on its weekday, and 120 days to little more than a year ahead', () => {
  const season = fc.record({ month: fc.integer({ min: 1, max: 12 }), weekday: fc.integer({ min: 0, max: 6 }) });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), season, (after, { month, weekday }) => {
      const today = addDays('2000-01-01', after);
      const day = nextDeparture(today, { month, weekday });
      const ahead = daysBetween(today, day);
      expect([Number(day.slice(5, 7)), new Date(`${day}T00:00:00Z`).getUTCDay()]).toEqual([month, weekday]);
      expect(ahead >= 120 && ahead <= 120 + 372).toBe(true);
    }),
  );
});
