import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convert } from '../../../base/money';
import { converter } from './converter';

const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
const rate = fc
  .tuple(fc.nat(999_999_999), fc.integer({ min: 0, max: 12 }), fc.nat(999_999_999_999))
  .map(([whole, places, fraction]) =>
    places === 0 ? String(whole) : `${whole}.${String(fraction).padStart(12, '0').slice(0, places)}`,
  );

it('makes what the exact conversion makes, of small and of large amounts, at every rate', () => {
  const amount = fc.oneof(fc.integer({ min: -100_000_000, max: 100_000_000 }), fc.maxSafeNat());
  fc.assert(
    fc.property(amount, currency, currency, rate, (minor, from, to, at) => {
      const exact = from === to ? minor : convert({ minor, currency: from }, to, at).minor;
      expect(converter(from, to, at)(minor) + 0).toBe(exact + 0);
    }),
    { numRuns: 2000 },
  );
});
it('rounds half up, away from zero', () => {
  expect([converter('EUR', 'USD', '0.5')(5), converter('EUR', 'USD', '0.5')(-5)]).toEqual([3, -3]);
  expect(converter('JPY', 'EUR', '0.0062')(15_000)).toBe(9300);
});
