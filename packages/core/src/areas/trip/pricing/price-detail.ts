import * as z from 'zod';
import { PRICE_MODES } from '../../../base/booking-types';
import { settles } from '../../../base/settle-check';
import { CurrencyCode, Day } from '../../../base/values';
import { ExchangeRate } from './exchange-rate-schema';
import { DerivedPrice, PriceParts, SupplierRate } from './price-parts';
import { settledPrice } from './settled-price';

/** The rate a price is converted at, where it comes from, and whether it stays as agreed. Source: R-TRIP-235, features row 8. */
const Exchange = z.object({
  exchange_rate: ExchangeRate.optional(),
  /** The currency the rate leads to. */
  exchange_currency: CurrencyCode.optional(),
  rate_date: Day.optional(),
  rate_source: z.string().trim().max(80).optional(),
  rate_locked: z.boolean().optional(),
});

const Shape = z.object({
  price_per_person: z.enum(PRICE_MODES).default('Total Price'),
  /** Minor units of `currency`. */
  total_price: z.int().min(0),
  currency: CurrencyCode,
  ...PriceParts.shape,
  ...SupplierRate.shape,
  ...DerivedPrice.shape,
  ...Exchange.shape,
});
export type EnteredPrice = z.infer<typeof Shape>;

/**
 * The price of a booking: as it was entered, and what is made of it. The figures always follow the parts, whoever sends them.
 * Source: spec 2 §3 Booking, R-TRIP-036, R-TRIP-067.
 */
export const PriceDetail = Shape.check(settles(settledPrice)).refine(
  (price) => Number.isSafeInteger(price.total_price),
  {
    path: ['total_price'],
    message: 'This price is too large. Check the amount.',
  },
);
export type PriceDetail = z.infer<typeof PriceDetail>;
/** A price as a form sends it. */
export type PriceEntry = z.input<typeof PriceDetail>;
