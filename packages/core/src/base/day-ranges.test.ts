import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverDays, periodsOf } from './day-ranges';

const day = fc
  .date({ min: new Date('2029-01-01'), max: new Date('2033-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const hits = (one: string, ranges: ReturnType<typeof coverDays>) =>
  ranges.filter(({ unit, from, until }) =>
    periodsOf(one).some(({ unit: own, period }) => own === unit && period >= from && period <= until),
  ).length;

it('is exactly the days between two, each once, in at most five ranges', () => {
  fc.assert(
    fc.property(fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }), day, (from, until, one) => {
      const ranges = coverDays(from, until);
      expect(ranges.length).toBeLessThanOrEqual(5);
      expect(ranges.every((range) => range.from <= range.until)).toBe(true);
      const isBetween = (from === undefined || one >= from) && (until === undefined || one <= until);
      expect(hits(one, ranges)).toBe(isBetween ? 1 : 0);
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ['2031-01-01', '2032-12-31', ['2031 2032']],
  ['2031-03-01', '2031-05-31', ['2031-03 2031-05']],
  ['2031-05-13', '2031-05-20', ['2031-05-13 2031-05-20']],
  ['2030-11-13', '2032-02-29', ['2030-11-13 2030-11-30', '2030-12 2030-12', '2032-01 2032-02', '2031 2031']],
  [undefined, '9999-12-31', ['0000 9999']],
  ['9999-12-05', undefined, ['9999-12-05 9999-12-31']],
  ['2031-05-13', '2031-05-12', []],
])('%s to %s', (from, until, ranges) => {
  expect(coverDays(from, until).map((range) => `${range.from} ${range.until}`)).toEqual(ranges);
});
