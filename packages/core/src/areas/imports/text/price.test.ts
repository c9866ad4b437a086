import { describe, expect, it } from 'vitest';
import { nameKey, personName } from './person-name';
import { priceIn } from './price';

describe('prices', () => {
  it.each([
    ['1.234,50 €', '1234.50', 'EUR'],
    ['USD 1,234.50', '1234.50', 'USD'],
    ['$99', '99', 'USD'],
    ['4 321 SEK', '4321', 'SEK'],
    ['99,9 CHF', '99.9', 'CHF'],
    ['1,200 JPY', '1200', 'JPY'],
  ])('reads %s', (text, amount, currency) => {
    const price = priceIn({ value: text });
    expect([price?.amount.value, price?.currency.value]).toEqual([amount, currency]);
  });

  it('reads nothing without a currency', () => expect(priceIn({ value: '12.50' })).toBeUndefined());
});

describe('names', () => {
  it.each([
    ['KRAUSE/VOLKERMR', 'VOLKER KRAUSE'],
    ['DOE/JANE MS', 'JANE DOE'],
    ['Mr. John Doe', 'John Doe'],
    ['  ', undefined],
  ])('reads %s', (text, name) => expect(personName(text)).toBe(name));

  it('takes names in any case, accent and order for one person', () =>
    expect(nameKey('MÜLLER ANNA')).toBe(nameKey('Anna Muller')));
});
