import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money';
import { decimalText, describeAmountProblem, formatMoney, readAmount } from './money-text';

const typed = (text: string, currency = 'USD') => {
  const reading = readAmount(text, currency);
  return reading.kind === 'clear' ? reading.value.minor : reading.kind;
};
const problemOf = (text: string, currency = 'USD') => describeAmountProblem(text, readAmount(text, currency));

describe('money in text', () => {
  it('R-TRIP-137 strips what is no number', () => {
    expect(typed('$1,234.50')).toBe(123_450);
    expect(typed('USD 12')).toBe(1_200);
    expect(typed('-$5.00')).toBe(-500);
    expect(typed('$-5')).toBe(-500);
  });
  it('understands what is typed as at home', () => {
    const homes = ['4.321,05', '(60.00)', '60.00-', '4 321,50', '7,5', '€ 49,90', '4,321.05', '4,321'];
    expect(homes.map((home) => typed(home))).toEqual([432_105, -6_000, -6_000, 432_150, 750, 4_990, 432_105, 432_100]);
  });
  it('takes nothing for an amount that it would have to guess', () => {
    for (const text of ['5-3', '1.2.3', '12/5', '2k']) expect(typed(text)).toBe('none');
    expect(problemOf('5-3')).toBe('5-3 isn’t an amount. Enter it like 1234.50.');
  });
  it('asks where the thousands of one country are the decimals of another', () => {
    expect(problemOf('4.321')).toBe('4.321 could be $4,321.00 or $4.32. Enter 4321.00 or 4.32.');
    expect(problemOf('4,321', 'KWD')?.replace(/\s/g, ' ')).toBe(
      '4,321 could be KWD 4,321.000 or KWD 4.321. Enter 4321.000 or 4.321.',
    );
    expect([typed('4.321', 'KWD'), typed('4321.00'), typed('4,321', 'JPY')]).toEqual([4_321, 432_100, 4_321]);
  });
  it('rounds half up to the minor unit', () => {
    expect([typed('0.005'), typed('1.0050'), typed('1.0049'), typed('-1.0050')]).toEqual([1, 101, 100, -101]);
    expect([typed('1.5', 'JPY'), typed('1.2345', 'KWD')]).toEqual([2, 1_235]);
  });
  it('R-TRIP-138 takes nothing, or no number, for 0.00', () => {
    for (const text of ['', '   ', 'abc', '-', '.', '$']) expect(typed(text)).toBe(0);
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
        expect(typed(decimalText(amount), currency)).toBe(minor);
        expect(typed(formatMoney(amount), currency)).toBe(minor);
      }),
    );
  });
});
