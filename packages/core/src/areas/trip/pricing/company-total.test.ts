import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyTotal, rateTo } from './company-total';

const euros = (total_price: number, exchange_rate = '1.0389') => ({
  ...{ total_price, currency: 'EUR', exchange_rate, exchange_currency: 'USD' },
});
const dollars = (total_price: number) => ({ total_price, currency: 'USD' });
const total = (prices: readonly { total_price: number; currency: string }[], currency = 'USD') =>
  companyTotal(prices, currency, (price) => price.total_price);

describe('the rate of a price', () => {
  it('is 1 to its own currency, and its own rate to the one that leads to', () => {
    expect(rateTo(dollars(1), 'USD')).toBe('1');
    expect(rateTo(euros(1), 'USD')).toBe('1.0389');
    expect(rateTo(euros(1), 'GBP')).toBeUndefined();
  });
  it('R-TRIP-235 is none where it is the 1 that a new price starts with, unless someone entered it', () => {
    expect(rateTo(euros(1, '1'), 'USD')).toBeUndefined();
    expect(rateTo(euros(1, '1.000'), 'USD')).toBeUndefined();
    expect(rateTo({ ...euros(1, '1'), currency: 'BSD', rate_source: 'typed' }, 'USD')).toBe('1');
  });
});

describe('a total in the currency of the company', () => {
  it('converts each amount at its own rate and rounds it half up to the minor unit', () => {
    expect(total([dollars(100), euros(10_050), euros(3, '1.5')])).toEqual({
      // 10,440.945 and 4.5 minor units
      total: { minor: 100 + 10_441 + 5, currency: 'USD' },
      without_rate: 0,
    });
    const yen = { total_price: 50_000, currency: 'JPY', exchange_rate: '0.0061', exchange_currency: 'USD' };
    expect(total([yen]).total).toEqual({ minor: 30_500, currency: 'USD' });
  });
  it('counts what has no rate instead of adding it up wrong', () => {
    expect(total([dollars(100), euros(50, '1'), { total_price: 7, currency: 'GBP' }])).toEqual({ without_rate: 2 });
  });
  it('asks no rate for nothing', () => {
    expect(total([{ total_price: 0, currency: 'GBP' }, dollars(5)]).total).toEqual({ minor: 5, currency: 'USD' });
  });
  it('is the sum of the totals of its parts', () => {
    const price = fc.record({
      total_price: fc.nat(10_000_000),
      currency: fc.constantFrom('USD', 'EUR', 'JPY'),
      exchange_rate: fc.constantFrom('1.0389', '0.0061', '12.5'),
      exchange_currency: fc.constant('USD'),
    });
    fc.assert(
      fc.property(fc.array(price), fc.array(price), (some, others) => {
        const of = (prices: typeof some) => total(prices).total?.minor ?? Number.NaN;
        expect(of([...some, ...others])).toBe(of(some) + of(others));
      }),
    );
  });
});
