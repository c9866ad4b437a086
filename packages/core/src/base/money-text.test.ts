import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money';
import { decimalText, formatMoney, parseMoney } from './money-text';

const typed = (text: string, currency = 'USD') => parseMoney(text, currency).minor;

describe('money in text', () => {
  it('R-TRIP-137 strips what is no number, but one leading minus and the first point', () => {
    expect(typed('$1,234.50')).toBe(123_450);
    expect(typed('USD 12')).toBe(1_200);
    expect(typed('-$5.00')).toBe(-500);
    expect(typed('$-5')).toBe(-500);
    expect(typed('5-3')).toBe(5_300);
    expect(typed('1.2.3')).toBe(123);
  });
  it('rounds half up to the minor unit', () => {
    expect([typed('0.005'), typed('1.005'), typed('1.0049'), typed('-1.005')]).toEqual([1, 101, 100, -101]);
    expect([typed('1.5', 'JPY'), typed('1.2345', 'KWD')]).toEqual([2, 1_235]);
  });
  it('R-TRIP-138 takes nothing, or no number, for 0.00', () => {
    for (const text of ['', '   ', 'abc', '-', '.', '$']) expect(decimalText(parseMoney(text, 'USD'))).toBe('0.00');
  });
  it('R-TRIP-139 shows two decimals', () => {
    expect(formatMoney(money(123_450, 'USD'))).toBe('$1,234.50');
    expect(formatMoney(money(-5, 'USD'))).toBe('-$0.05');
    expect(formatMoney(money(0, 'EUR'))).toBe('€0.00');
  });
  it('shows as many decimals as the currency has', () => {
    expect(formatMoney(money(15_124, 'JPY'))).toBe('¥15,124');
    expect(formatMoney(money(1_500, 'KWD')).replace(/\s/, ' ')).toBe('KWD 1.500');
  });
  it('R-TRIP-140 shows a code that is not three letters as INR, and an empty one in the default currency', () => {
    expect(formatMoney(money(12_345_600, 'EURO'))).toBe('₹1,23,456.00');
    expect(formatMoney(money(12_345_600, 'US'))).toBe('₹1,23,456.00');
    expect(formatMoney(money(100, ' '))).toBe('$1.00');
    expect(formatMoney(money(100, ''), 'EUR')).toBe('€1.00');
  });
  it('R-TRIP-141 groups rupees the Indian way', () =>
    expect(formatMoney(money(12_345_678, 'INR'))).toBe('₹1,23,456.78'));
  it('R-TRIP-142 formats any other currency as itself', () => {
    expect(formatMoney(money(12_345_678, 'GBP'))).toBe('£123,456.78');
    expect(formatMoney(money(100, 'chf')).replace(/\s/, ' ')).toBe('CHF 1.00');
  });
  it('is exact to the last cent of the largest amount', () => {
    expect(formatMoney(money(Number.MAX_SAFE_INTEGER, 'USD'))).toBe('$90,071,992,547,409.91');
  });
  it('reads back what it writes', () => {
    const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'CLF', 'INR');
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (minor, currency) => {
        const amount = money(minor, currency);
        expect(parseMoney(decimalText(amount), currency).minor).toBe(minor);
        expect(parseMoney(formatMoney(amount), currency).minor).toBe(minor);
      }),
    );
  });
});
