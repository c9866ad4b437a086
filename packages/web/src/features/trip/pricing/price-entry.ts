import type { EnteredPrice, PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import { getDefaultPriceMode, type PriceMode } from '@wayline/core/areas/trip/pricing/price-types';
import { settledPrice } from '@wayline/core/areas/trip/pricing/settled-price';
import type { BookingType } from '@wayline/core/base/booking-types';

/** A price with its mode filled in, and tax lines with their names. */
export const asEntered = (price: PriceEntry): EnteredPrice => ({
  ...price,
  price_per_person: price.price_per_person ?? 'Total Price',
  tax: price.tax?.map((line) => ({ ...line, name: line.name ?? '' })),
});

/** Where a price begins: in the first mode of its type, at the exchange rate 1. Source: R-TRIP-232..235. */
export const emptyPrice = (type: BookingType, currency: string): PriceEntry => ({
  price_per_person: getDefaultPriceMode(type),
  total_price: 0,
  currency,
  exchange_rate: '1',
});

/** A price after an entry, with its total. A rate that cannot be right stays as it was typed, for the form to refuse. */
export const withChange = (price: PriceEntry, changes: Partial<PriceEntry>): PriceEntry =>
  settledPrice(asEntered({ ...price, ...changes }));

/** A price in another mode; by the person it is for all who travel until somebody says otherwise. */
export const inMode = (price: PriceEntry, mode: PriceMode, travelers: number): PriceEntry =>
  withChange(price, {
    price_per_person: mode,
    ...(mode === 'Price Per Person' && { headcount: price.headcount ?? Math.max(1, travelers) }),
    ...((mode === 'Price Per Room' || mode === 'Price Per Cabin') && { room_count: price.room_count ?? 1 }),
  });

/** The total of a price as if it had been typed, without what it was made of. */
export const typedTotal = ({
  price_per_person,
  total_price,
  currency,
  exchange_rate,
  exchange_currency,
  rate_date,
  rate_source,
  rate_locked,
  headcount,
  supplier_rate,
}: PriceEntry): PriceEntry => ({
  ...{ price_per_person, total_price, currency, exchange_rate, exchange_currency },
  ...{ rate_date, rate_source, rate_locked, headcount, supplier_rate },
});

/** Whether a total is worked out of parts that are left out of the answer: only such a price says what each person pays. */
export const isTotalFixed = (price: PriceEntry | undefined): boolean => price?.total_price_per_person !== undefined;
