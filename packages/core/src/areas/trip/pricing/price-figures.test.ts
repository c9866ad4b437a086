import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePortion,
  calculatePriceFigures,
  countPricedPeople,
  largestShare,
  type PriceFigures,
} from './price-figures';
import { formulaFigures, formulaText, PRICE_FORMULAS } from './price-formulas';
import type { Portion, PriceParts } from './price-parts';
import { getDefaultPriceMode, listPriceModes } from './price-types';
import { settledPrice } from './settled-price';

const TOTAL = { price_per_person: 'Total Price', base_fare: 100_000 } as const;
const percent = (percentage: string): Portion => ({ mode: 'percentage', percentage });

const amounts = fc.nat(1_000_000_000);
const portion: fc.Arbitrary<Portion> = fc.oneof(
  amounts.map((amount) => ({ mode: 'amount' as const, amount })),
  fc.nat(9_999_999).map((n) => ({ mode: 'percentage' as const, percentage: String(n / 10_000) })),
);
const parts: fc.Arbitrary<PriceParts> = fc.record(
  {
    base_fare: amounts,
    tax: fc.array(portion.map((line) => ({ name: 'Tax', ...line }))),
    resort_price: amounts,
    resort_tax: portion,
    qtax: portion,
    other_fee: amounts,
    cushion: portion,
    processing_fee: amounts,
    markup: portion,
    agency_commission: portion,
    commission: portion,
    rate_type: fc.constantFrom('N/A', 'Net Rate', 'Commissionable', 'Non-commissionable'),
    headcount: fc.nat(40),
    room_count: fc.nat(40),
  },
  { requiredKeys: ['base_fare'] },
);
const modes = fc.constantFrom('Total Price', 'Price Per Person', 'Price Per Room', 'Price Per Cabin');

describe('the figures of a price', () => {
  it('take taxes and markup of the base fare, the cushion of the net cost, commission of the marked-up fare', () => {
    const figures = calculatePriceFigures({
      ...TOTAL,
      tax: [
        { name: 'VAT', ...percent('10') },
        { name: 'City tax', mode: 'amount', amount: 1250 },
      ],
      other_fee: 500,
      cushion: percent('2'),
      markup: percent('15'),
      processing_fee: 2500,
      agency_commission: percent('10'),
      commission: percent('5'),
    });
    expect(figures).toMatchObject({
      tax: 11_250,
      total_net_cost: 111_750,
      cushion: 2235,
      markup: 15_000,
      total_price: 131_485,
      agency_commission: 11_500,
      commission: 5750,
      total_commission_price: 17_250,
      total_profit: 36_985,
    });
  });

  it('are what their formulas say, to the minor unit, in every mode', () => {
    fc.assert(
      fc.property(parts, modes, (entered, price_per_person) => {
        const figures = calculatePriceFigures({ ...entered, price_per_person });
        for (const [name, { terms }] of Object.entries(PRICE_FORMULAS))
          if (terms) {
            const sum = terms.reduce((total, { figure, sign }) => total + figures[figure] * (sign === '+' ? 1 : -1), 0);
            expect(figures[name as keyof PriceFigures], name).toBe(sum);
          }
      }),
    );
  });

  it('R-TRIP-067 of so many rooms, cabins or people are so many times those of one', () => {
    fc.assert(
      fc.property(parts, fc.nat(40), (entered, count) => {
        const { processing_fee = 0, ...unit } = entered;
        const one = calculatePriceFigures({ ...unit, processing_fee: 0, price_per_person: 'Total Price' });
        const ways = [
          { price_per_person: 'Price Per Room', room_count: count },
          { price_per_person: 'Price Per Cabin', room_count: count },
          { price_per_person: 'Price Per Person', headcount: count },
        ] as const;
        for (const way of ways) {
          const all = calculatePriceFigures({ ...entered, measurement_unit: 'Headcount', ...way });
          expect(all.total_price).toBe(one.total_price * count + processing_fee);
          expect(all.total_net_cost).toBe(one.total_net_cost * count);
          expect(all.total_commission_price).toBe(one.total_commission_price * count);
        }
      }),
    );
  });

  it('R-TRIP-236 add up the prices of every kind of traveler', () => {
    const figures = calculatePriceFigures({
      price_per_person: 'Price Per Person',
      multi_prices: [
        { type: 'adult', count: 2, price: 50_000 },
        { type: 'child', count: 3, price: 30_001 },
        { type: 'senior_discount', count: 1, price: 40_000 },
      ],
      tax: [{ name: 'VAT', ...percent('7.5') }],
    });
    expect(figures.base_fare).toBe(230_003);
    expect(figures.tax).toBe(2 * 3750 + 3 * 2250 + 3000);
    expect(
      countPricedPeople({
        price_per_person: 'Price Per Person',
        multi_prices: [{ type: 'adult', count: 4, price: 1 }],
      }),
    ).toBe(4);
  });

  it('R-TRIP-236 have no commission at a rate that pays none', () => {
    const price = { ...TOTAL, agency_commission: percent('10'), rate_type: 'Non-commissionable' } as const;
    expect(calculatePriceFigures(price).total_commission_price).toBe(0);
    expect(calculatePriceFigures({ ...price, rate_type: 'Commissionable' }).total_commission_price).toBe(10_000);
  });

  it('R-TRIP-082 share a price by the people who come, or by as many as there is room for', () => {
    const price = { ...TOTAL, headcount: 2, capacity: 3 } as const;
    expect([countPricedPeople(price), countPricedPeople({ ...price, measurement_unit: 'Capacity' })]).toEqual([2, 3]);
    expect(countPricedPeople({ ...price, headcount: 0 })).toBe(1);
  });

  it('R-TRIP-084 take a tax as a percentage, rounded half up, or as an amount', () => {
    expect(calculatePortion(percent('12.5'), 1004)).toBe(126);
    expect(calculatePortion({ mode: 'amount', amount: 77 }, 1004)).toBe(77);
    expect(calculatePortion(undefined, 1004)).toBe(0);
  });

  it('never tell anybody a share smaller than what all shares need', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 500 }), (minor, heads) => {
        const share = largestShare(minor, heads);
        expect(share * heads).toBeGreaterThanOrEqual(minor);
        expect((share - 1) * heads).toBeLessThan(Math.max(minor, 1));
      }),
    );
  });
});

describe('a formula', () => {
  it('is told in words and in amounts', () => {
    expect(formulaText('total_profit')).toBe('Total price − Net cost + Commission');
    expect(formulaText('markup')).toBe('An amount or a percentage of the base fare.');
    const figures = calculatePriceFigures({ ...TOTAL, markup: percent('15') });
    expect(formulaFigures('total_price', figures, 'EUR')).toBe('€1,000.00 + €150.00');
  });
});

describe('price modes', () => {
  it('R-TRIP-067 R-TRIP-232 R-TRIP-234 are those of the type, a cruise beginning with the cabin', () => {
    expect(listPriceModes('Accommodation')).toEqual(['Total Price', 'Price Per Room', 'Price Per Person']);
    expect(getDefaultPriceMode('Cruise')).toBe('Price Per Cabin');
    expect(getDefaultPriceMode('Dining')).toBe('Total Price');
  });
});

describe('a settled price', () => {
  it('R-TRIP-235 keeps a total that was typed, at the exchange rate 1', () => {
    expect(settledPrice({ price_per_person: 'Total Price', total_price: 4200, currency: 'EUR' })).toEqual({
      price_per_person: 'Total Price',
      total_price: 4200,
      currency: 'EUR',
      exchange_rate: '1',
    });
  });

  it('R-TRIP-036 has the total, commission and profit its parts make, whatever was sent', () => {
    const price = settledPrice({
      ...TOTAL,
      total_price: 1,
      total_profit: 9,
      currency: 'EUR',
      markup: percent('20'),
      headcount: 3,
    });
    expect(price).toMatchObject({ total_price: 120_000, total_profit: 20_000, total_price_per_person: 40_000 });
    expect(settledPrice(price)).toEqual(price);
  });
});
