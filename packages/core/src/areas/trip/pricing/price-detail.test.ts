import { describe, expect, it } from 'vitest';
import { convert } from '../../../base/money';
import { exchangeRateProblem } from './exchange-rate';
import { PriceDetail } from './price-detail';

const SENTENCE =
  'Please enter a valid exchange rate. Only numbers (with or without decimals) are allowed. Do not include any letters or leave the field blank.';

describe('the exchange rate', () => {
  it('R-TRIP-134 R-TRIP-135 is refused with its sentence when it is empty, has letters or is nothing', () => {
    for (const typed of ['', ' ', '1.1a', 'one', '1e5', '1,1', '-1', '1.', '.', '0x1', '0', '0.00', '.0', undefined])
      expect(exchangeRateProblem(typed), typed).toBe(SENTENCE);
    const sent = PriceDetail.safeParse({ total_price: 1, currency: 'EUR', exchange_rate: 'abc' });
    expect(sent.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['exchange_rate', SENTENCE],
    ]);
  });
  it('R-TRIP-136 is a whole number or one with decimals', () => {
    for (const typed of ['1', '1.0875', '0.00012', ' 163.06 ', '.5']) {
      expect(exchangeRateProblem(typed), typed).toBeUndefined();
      const sent = PriceDetail.parse({ total_price: 1000, currency: 'EUR', exchange_rate: typed });
      expect(sent.exchange_rate).toBe(typed.trim());
      expect(convert({ minor: 100_000, currency: 'EUR' }, 'USD', typed).minor).toBe(
        Math.round(100_000 * Number(typed)),
      );
    }
  });
});

describe('a price', () => {
  it('of an earlier version still is what it was', () => {
    expect(
      PriceDetail.parse({ price_per_person: 'Price Per Person', total_price: 318_000, currency: 'EUR' }),
    ).toMatchObject({
      price_per_person: 'Price Per Person',
      total_price: 318_000,
      currency: 'EUR',
    });
  });
  it('keeps the rate it was agreed at, with its day, its source and its lock', () => {
    const rate = {
      exchange_rate: '1.0389',
      exchange_currency: 'USD',
      rate_date: '2024-12-31',
      rate_source: 'European Central Bank',
      rate_locked: true,
    };
    expect(PriceDetail.parse({ total_price: 1, currency: 'EUR', ...rate })).toMatchObject(rate);
  });
  it('that cannot be counted exactly is refused', () => {
    const most = { base_fare: 1_000_000_000_000, room_count: 9999, total_price: 0, currency: 'EUR' };
    expect(PriceDetail.safeParse({ ...most, price_per_person: 'Price Per Room' }).success).toBe(false);
  });
});
