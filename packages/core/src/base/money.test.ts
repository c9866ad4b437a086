import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCurrencyExponent } from './currencies';
import { add, convert, money, percentOf, totalsByCurrency } from './money';
import { Money } from './values';

const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it('knows the minor units of ISO 4217', () => {
    expect(['USD', 'JPY', 'KWD', 'IQD', 'ISK', 'HUF', 'CLF', 'XAU'].map(getCurrencyExponent)).toEqual([
      2, 0, 3, 3, 0, 2, 4, 2,
    ]);
  });
  it('adds one currency', () => {
    const added = (a: number, b: number) => add(money(a, 'EUR'), money(b, 'EUR'));
    fc.assert(fc.property(minor, minor, (a, b) => added(a, b).minor - b === a && added(a, b).currency === 'EUR'));
  });
  it('never mixes currencies', () => expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow('convert first'));
  it('totals each currency apart, in the order they come', () => {
    const amounts = [money(5, 'USD'), money(1, 'EUR'), money(-2, 'USD')];
    expect(totalsByCurrency(amounts)).toEqual([money(3, 'USD'), money(1, 'EUR')]);
    expect(totalsByCurrency([])).toEqual([]);
  });
  it('takes a percentage exactly, half up', () => {
    expect(percentOf(money(1_000, 'USD'), '3.40')).toEqual(money(34, 'USD'));
    expect(percentOf(money(50, 'USD'), '1')).toEqual(money(1, 'USD'));
    expect(percentOf(money(-50, 'USD'), '1')).toEqual(money(-1, 'USD'));
    expect(percentOf(money(49, 'USD'), '1')).toEqual(money(0, 'USD'));
    expect(percentOf(money(9_007_199_254_740_991, 'USD'), '100').minor).toBe(9_007_199_254_740_991);
  });
  it('converts between currencies of different exponents', () => {
    expect(convert(money(10_000, 'USD'), 'JPY', '151.237')).toEqual(money(15_124, 'JPY'));
    expect(convert(money(15_124, 'JPY'), 'USD', '0.0066')).toEqual(money(9_982, 'USD'));
    expect(convert(money(100, 'USD'), 'KWD', '0.30715')).toEqual(money(307, 'KWD'));
    expect(Money.parse(convert(money(1, 'KWD'), 'JPY', '.5'))).toEqual(money(0, 'JPY'));
  });
  it('throws on a rate that is no number', () => {
    for (const rate of ['', '.', 'abc', '1e3', '1,5'])
      expect(() => percentOf(money(1, 'USD'), rate)).toThrow(RangeError);
  });
});
