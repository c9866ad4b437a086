import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasDigit, readNumbers, spellDecimals } from './read-number';

it.each([
  ['2.468,10', ['2468.10']],
  ['2,468.10', ['2468.10']],
  ['2 468,10', ['2468.10']],
  ['2\u202f468,10', ['2468.10']],
  ["2'468.10", ['2468.10']],
  ['2’468’010', ['2468010']],
  ['12,34,567.50', ['1234567.50']],
  ['1.234.567', ['1234567']],
  ['12,34,567', ['1234567']],
  ['37,5', ['37.5']],
  ['37.5', ['37.5']],
  ['0,125', ['0.125']],
  ['.5', ['0.5']],
  ['12.', ['12']],
  ['12.-', ['12']],
  ['12,--', ['12']],
  ['CHF 12.–', ['12']],
  ['2468,125', ['2468.125']],
  ['2,468.125', ['2468.125']],
  ['٢٤٦٨٫٥', ['2468.5']],
  ['１２，５', ['12.5']],
])('reads %s in the one way it can be read', (written, numbers) => expect(readNumbers(written)).toEqual(numbers));

it.each([
  ['(75.50)', '-75.50'],
  ['75.50-', '-75.50'],
  ['−75,50', '-75.50'],
  ['-$75.50', '-75.50'],
  ['$-75.50', '-75.50'],
  ['($75.50)', '-75.50'],
  ['75,50- €', '-75.50'],
  ['+75.50', '75.50'],
])('reads the sign of %s', (written, number) => expect(readNumbers(written)).toEqual([number]));

it.each([
  '€ 75,50',
  '75,50€',
  'EUR 75,50',
  '75,50 eur',
  'US$75.50',
  'kr. 75,50',
  '75,50 kr',
  '75,50 zł',
  'Fr. 75.50',
  '₹75.50',
])('reads %s without its currency', (written) => expect(readNumbers(written)).toEqual(['75.50']));

it('reads what can be thousands or decimals in both ways', () => {
  expect(readNumbers('3,125')).toEqual(['3125', '3.125']);
  expect(readNumbers('3.125 €')).toEqual(['3125', '3.125']);
  expect(readNumbers('3 125')).toEqual(['3125']);
});
it.each([
  '',
  'free',
  '5-3',
  '1.2.3',
  '1,2,3',
  '12 34',
  '1.23,456.7',
  '2k',
  '1.5 mio',
  '75.50 CR',
  '--5',
  '(5',
  '5)',
  '-(5)',
  '1e3',
  '12/5',
  '0,123,456',
  '5'.repeat(65),
])('reads no number in %s', (written) => expect(readNumbers(written)).toEqual([]));

it('knows whether there is a digit at all', () => {
  expect([hasDigit('free'), hasDigit('x1'), hasDigit('٢')]).toEqual([false, true, true]);
});
it('reads numbers as every language writes them', () => {
  const locales = fc.constantFrom(
    'en-US',
    'de-DE',
    'de-CH',
    'fr-FR',
    'pl-PL',
    'en-IN',
    'es-ES',
    'sv-SE',
    'ar-EG',
    'fa-IR',
    'pt-BR',
  );
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), locales, (minor, locale) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      const written = format.format(minor / 100);
      expect(readNumbers(written).map(Number)).toEqual([minor / 100]);
    }),
  );
});
it('spells decimals in the one way that can be read once only', () => {
  for (const number of ['3.125', '3.120', '3.100']) {
    const spelled = spellDecimals(number);
    expect(readNumbers(spelled).map(Number)).toEqual([Number(number)]);
  }
});
