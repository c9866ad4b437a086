import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../../base/days';
import { fillCruiseDays, MOST_CRUISE_DAYS } from './fill-cruise-days';

const empty = { date: '', port: '' };

it('R-TRIP-029 writes a day of a cruise for each of its dates, and keeps what was said of one', () => {
  const known = [{ date: '2031-05-03', port: 'Palermo' }];
  expect(fillCruiseDays('2031-05-02', '2031-05-04', known, empty)).toEqual([
    { date: '2031-05-02', port: '' },
    { date: '2031-05-03', port: 'Palermo' },
    { date: '2031-05-04', port: '' },
  ]);
});
it('fills nothing of reversed or endless days, and loses nothing', () => {
  const known = [{ date: '2031-05-03', port: 'Palermo' }];
  expect(fillCruiseDays('2031-05-04', '2031-05-02', known, empty)).toEqual(known);
  expect(fillCruiseDays('2031-05-04', '2061-05-02', known, empty)).toEqual(known);
  expect(fillCruiseDays('', '', known, empty)).toEqual(known);
});
it('has as many rows as days, over every change of clocks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_CRUISE_DAYS - 1 }), (nights) => {
      const rows = fillCruiseDays('2031-02-20', addDays('2031-02-20', nights), [], empty);
      expect([rows.length, rows.at(-1)?.date]).toEqual([nights + 1, addDays('2031-02-20', nights)]);
    }),
  );
});
