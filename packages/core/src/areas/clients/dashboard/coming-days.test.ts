import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../base/days';
import { monthsAhead, nextTime } from './coming-days';

it.each([
  ['1984-06-02', '2031-05-30', '2031-06-02'],
  ['1984-06-02', '2031-06-02', '2031-06-02'],
  ['1984-06-02', '2031-06-03', '2032-06-02'],
  ['1992-02-29', '2031-01-05', '2031-02-28'],
  ['1992-02-29', '2032-01-05', '2032-02-29'],
])('%s comes round after %s on %s', (day, today, next) => expect(nextTime(day, today)).toBe(next));

it('every day that comes round within so many days lies in a month that is read', () => {
  const days = fc.nat(30_000).map((n) => addDays('1950-01-01', n));
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 31 }), (day, today, ahead) => {
      const next = nextTime(day, today);
      if (next > addDays(today, ahead)) return;
      expect(monthsAhead(today, ahead)).toContain(next.slice(5, 7));
    }),
  );
});
