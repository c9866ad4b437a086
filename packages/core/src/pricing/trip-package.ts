import * as z from 'zod';
import { TripId } from '../kernel/ids';
import { CurrencyCode, Name, Note } from '../kernel/values';
import { ExchangeRate } from './exchange-rate-schema';
import { PACKAGE_PRICE_TYPES } from './package-figures';
import { Percentage } from './percentage';

const Minor = z.int();
/** What a booking costs in a package: all of it, and each person. */
export const PackagePrice = z.object({ total_price: Minor, per_person_price: Minor });

/** A booking as a row of a package. Source: R-TRIP-093, R-TRIP-094. */
export const PackageBookingRow = z.object({
  id: z.string(),
  mapper_type: z.string().default('bookings'),
  title: z.string(),
  currency: CurrencyCode,
  headcount: z.int().min(0),
  capacity: z.int().min(0),
  is_checked: z.boolean(),
  is_sync: z.boolean(),
  saved_price: PackagePrice.optional(),
  package_price: PackagePrice,
});

/** Source: R-TRIP-095. */
export const CategoryTotals = z.object({
  category: z.string(),
  total_price: Minor,
  total_net_cost: Minor,
  markup_price: Minor,
  cushion_price: Minor,
  processing_fee: Minor,
  partner_commission_price: Minor,
  commission_price: Minor,
  total_other_fee: Minor,
  total_profit: Minor,
});

/** A priced bundle of the bookings of a trip; amounts in minor units of its currency. Source: R-TRIP-092. */
export const TripPackage = z.object({
  id: z.string(),
  trip_id: TripId,
  name: Name,
  price_type: z.enum(PACKAGE_PRICE_TYPES).default('total_price'),
  currency: CurrencyCode,
  exchange_rate: ExchangeRate.default('1'),
  description: Note.optional(),
  includes: Note.optional(),
  excludes: Note.optional(),
  total_base_price: Minor,
  total_base_profit: Minor,
  markup_pct: Percentage.default('0'),
  markup_price: Minor,
  partner_commission_pct: Percentage.default('0'),
  partner_commission_price: Minor,
  commission_pct: Percentage.default('0'),
  commission_price: Minor,
  total_price: Minor,
  total_profit_price: Minor,
  total_profit_pct: z.string(),
  booking_mappers: z.array(PackageBookingRow),
  package_prices: z.array(PackagePrice),
  category_totals: z.array(CategoryTotals),
});
