import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, totalsByCurrency } from './money';
import { split, splitEvenly } from './money-split';

const minors = (shares: readonly { minor: number }[]) => shares.map((share) => share.minor);
const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });

describe('shares', () => {
  it('always add up to the amount, none off by a whole minor unit', () => {
    fc.assert(
      fc.property(amount, weights, (minor, parts) => {
        const shares = split(money(minor, 'USD'), parts);
        expect(minors(shares).reduce((total, share) => total + BigInt(share), 0n)).toBe(BigInt(minor));
        const whole = BigInt(parts.reduce((a, b) => a + b, 0));
        if (whole === 0n) return;
        parts.forEach((part, i) => {
          const off = BigInt(shares[i]?.minor ?? 0) * whole - BigInt(minor) * BigInt(part);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });
  it('are equal but for the odd minor units, which the first carry', () => {
    expect(minors(splitEvenly(money(100, 'USD'), 3))).toEqual([34, 33, 33]);
    expect(minors(splitEvenly(money(-100, 'USD'), 3))).toEqual([-34, -33, -33]);
    expect(minors(splitEvenly(money(2, 'JPY'), 4))).toEqual([1, 1, 0, 0]);
  });
  it('go by weight, the largest remainder first', () => {
    expect(minors(split(money(100, 'USD'), [1, 1, 4]))).toEqual([17, 17, 66]);
    expect(minors(split(money(10, 'USD'), [7, 2, 1]))).toEqual([7, 2, 1]);
    expect(minors(split(money(5, 'USD'), [0, 3, 0]))).toEqual([0, 5, 0]);
  });
  it('are equal when every weight is 0', () => expect(minors(split(money(4, 'USD'), [0, 0]))).toEqual([2, 2]));
  it('keep the currency', () => expect(totalsByCurrency(splitEvenly(money(7, 'KWD'), 2))).toEqual([money(7, 'KWD')]));
  it('need somebody, and whole weights', () => {
    expect(() => split(money(1, 'USD'), [])).toThrow(RangeError);
    expect(() => split(money(1, 'USD'), [1, -1])).toThrow(RangeError);
    expect(() => split(money(1, 'USD'), [0.5])).toThrow(RangeError);
  });
});
