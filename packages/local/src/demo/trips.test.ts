import { rateTo } from '@wayline/core/areas/trip/pricing/company-total';
import { addDays } from '@wayline/core/base/days';
import { expect, it } from 'vitest';
import { DEMO_TRIPS } from './trips';

it('R-TRIP-235 has a rate of its own for every price in another currency', () => {
  const day = (offset: number) => addDays('2031-05-01', offset);
  const prices = DEMO_TRIPS.flatMap(({ bookings }) => bookings(day)).flatMap(({ price_detail }) =>
    price_detail ? [price_detail] : [],
  );
  expect(prices.some(({ currency }) => currency !== 'USD')).toBe(true);
  expect(prices.filter((price) => rateTo(price, 'USD') === undefined)).toEqual([]);
});
