import { describe, expect, it } from 'vitest';
import { nameKey, personName } from './person-name';
import { describeUnclearPrice, priceIn } from './price';

describe('prices', () => {
  it.each([
    ['1.234,50 €', '1234.50', 'EUR'],
    ['USD 1,234.50', '1234.50', 'USD'],
    ['$99', '99', 'USD'],
    ['4 321 SEK', '4321', 'SEK'],
    ['99,9 CHF', '99.9', 'CHF'],
    ['1,200 JPY', '1200', 'JPY'],
    ['€ 3.450', undefined, undefined],
    ['-50.00 EUR', undefined, undefined],
    ['780,5 EUR for 3 nights', '780.5', 'EUR'],
    ['NOK 12 345,00 incl. VAT', '12345.00', 'NOK'],
  ])('reads %s', (text, amount, currency) => {
    const { price } = priceIn({ value: text });
    expect([price?.amount.value, price?.currency.value]).toEqual([amount, currency]);
  });

  it('reads nothing without a currency', () => expect(priceIn({ value: '12.50' })).toEqual({}));
  it('asks where a price could be two amounts', () => {
    const { unclear_price } = priceIn({ value: '€ 3.450' });
    expect(unclear_price && describeUnclearPrice(unclear_price)).toEqual([
      'A price is written as € 3.450, which could be €3,450.00 or €3.45. Enter it in the booking.',
    ]);
  });
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
