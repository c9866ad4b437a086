import * as z from 'zod';
import { emptyable } from '../../../base/emptyable';
import { TripId, TripPackageId } from '../../../base/ids';
import { Percentage } from '../../../base/percentage';
import { CurrencyCode, Day, Instant, MAX_AMOUNT, Name, Note, Version } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import { ExchangeRate } from '../pricing/exchange-rate-schema';

/** Source: R-TRIP-234. */
export const PACKAGE_PRICE_TYPES = ['price_per_person', 'total_price'] as const;
export type PackagePriceType = (typeof PACKAGE_PRICE_TYPES)[number];

/** So many bookings go into one package: with as much as each may cost, every figure can still be counted exactly. */
export const MOST_ROWS = 500;
const MOST_HEADS = 100_000;
const MOST_CURRENCIES = 50;

const Minor = z.int();
const Amount = z.int().min(0).max(MAX_AMOUNT);
const Heads = z.int().min(0).max(MOST_HEADS);
/** What a booking costs in a package, in minor units: all of it, and each person. */
export const PackagePrice = z.object({ total_price: Amount, per_person_price: Amount });
export type PackagePrice = z.infer<typeof PackagePrice>;

/** A booking as a row of a package; its currency, headcount and capacity are those of the price that is used. Source: R-TRIP-093, R-TRIP-094. */
export const PackageBookingRow = z.object({
  id: z.string(),
  mapper_type: z.string().max(40).default('bookings'),
  title: z.string(),
  currency: CurrencyCode,
  headcount: Heads,
  capacity: Heads,
  is_checked: z.boolean(),
  /** Whether the saved price is used, rather than that which the booking has now. Source: G-126. */
  is_sync: z.boolean(),
  saved_price: PackagePrice.optional(),
  package_price: PackagePrice,
});
export type PackageBookingRow = z.infer<typeof PackageBookingRow>;

/** A row as an advisor chooses it. A price that is to be kept comes with what it is of; without one the booking's own is kept. */
export const PackageRowDraft = PackageBookingRow.omit({ title: true, package_price: true }).extend({
  id: z.string().max(40),
  currency: CurrencyCode.optional(),
  headcount: Heads.optional(),
  capacity: Heads.optional(),
  is_checked: z.boolean().default(true),
  is_sync: z.boolean().default(true),
});
export type PackageRowDraft = z.infer<typeof PackageRowDraft>;

/** How much of the package's currency one unit of another is worth, and where that is from. */
export const PackageRate = z.object({
  currency: CurrencyCode,
  exchange_rate: ExchangeRate,
  rate_date: Day.optional(),
  rate_source: z.string().trim().max(80).optional(),
});
export type PackageRate = z.infer<typeof PackageRate>;

/** Amounts in minor units of the package's currency. Source: R-TRIP-095. */
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
export type CategoryTotals = z.infer<typeof CategoryTotals>;

const WHOLE = 100;
/** Nobody is paid more of a price than there is. */
const Commission = Percentage.refine((text) => Number(text) <= WHOLE, 'A commission can’t be more than 100 percent.');

/** What an advisor enters of a package. */
export const PackageDraft = z.object({
  name: Name,
  price_type: z.enum(PACKAGE_PRICE_TYPES).default('total_price'),
  currency: CurrencyCode,
  /** For bookings in other currencies; one that says itself what it is worth needs none. */
  rates: z.array(PackageRate).max(MOST_CURRENCIES).default([]),
  /** The currency the price is quoted in as well, and how much of it one unit of the package's is worth. */
  exchange_currency: emptyable(CurrencyCode),
  exchange_rate: ExchangeRate.default('1'),
  description: Note.optional(),
  includes: Note.optional(),
  excludes: Note.optional(),
  ...requiresPermission('View Commissions', {
    markup_pct: Percentage.default('0'),
    partner_commission_pct: Commission.default('0'),
    commission_pct: Commission.default('0'),
  }),
  booking_mappers: z
    .array(PackageRowDraft)
    .max(MOST_ROWS, `A package can have up to ${MOST_ROWS} bookings.`)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'A booking is listed twice.')
    .default([]),
});
export type PackageDraft = z.infer<typeof PackageDraft>;

/** What a package comes to, in minor units of its currency. Source: R-TRIP-092, docs/decisions/0009. */
export const PackageFigures = z.object({
  total_base_price: Minor,
  total_base_profit: Minor,
  markup_price: Minor,
  partner_commission_price: Minor,
  commission_price: Minor,
  total_price: Minor,
  total_profit_price: Minor,
  /** Of the total price, a decimal text with at most two decimals. */
  total_profit_pct: z.string(),
});
export type PackageFigures = z.infer<typeof PackageFigures>;

/** A priced bundle of the bookings of a trip, with the figures it had when it was saved. Source: R-TRIP-092. */
export const TripPackage = PackageDraft.extend({
  ...PackageFigures.shape,
  id: TripPackageId,
  trip_id: TripId,
  booking_mappers: z.array(PackageBookingRow),
  package_prices: z.array(PackagePrice),
  category_totals: z.array(CategoryTotals),
  created_at: Instant,
  updated_at: Instant,
  /** It can be brought back for 30 days. */
  deleted_at: Instant.optional(),
  version: Version,
});
export type TripPackage = z.infer<typeof TripPackage>;

/** Whoever lacks the permission is told the prices of a package, and neither what it costs nor what is earned with it. */
const Earned = TripPackage.pick({
  markup_pct: true,
  partner_commission_pct: true,
  commission_pct: true,
  total_base_profit: true,
  markup_price: true,
  partner_commission_price: true,
  commission_price: true,
  total_profit_price: true,
  total_profit_pct: true,
});
const EarnedOfCategory = CategoryTotals.omit({ category: true, total_price: true, processing_fee: true });

/** A package as it is answered. */
export const PackageAnswer = TripPackage.extend({
  ...requiresPermission('View Commissions', Earned.partial().shape),
  category_totals: z.array(
    CategoryTotals.extend(requiresPermission('View Commissions', EarnedOfCategory.partial().shape)),
  ),
});
export type PackageAnswer = z.infer<typeof PackageAnswer>;
