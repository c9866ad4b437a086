import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MONTHS_A_YEAR, spreadOverYear, yearTotal } from './sales-target';

it('spreads a year over its months without losing or making a cent, no month more than a cent above another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (minor) => {
      const months = spreadOverYear(minor, 'EUR');
      expect(months).toHaveLength(MONTHS_A_YEAR);
      expect(yearTotal(months)).toBe(minor);
      const amounts = months.map((month) => month.minor);
      expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
    }),
  );
});
