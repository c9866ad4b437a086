import type * as z from 'zod';
import { divideHalfUp } from '../kernel/decimals';
import { convert, percentOf } from '../kernel/money';
import type { PriceFigures } from './price-figures';
import type { CategoryTotals, PackageBookingRow, PackagePrice, TripPackage } from './trip-package';

/** Source: R-TRIP-234. */
export const PACKAGE_PRICE_TYPES = ['price_per_person', 'total_price'] as const;
export type PackagePriceType = (typeof PACKAGE_PRICE_TYPES)[number];

type Row = z.infer<typeof PackageBookingRow>;
/** A row with what its booking is made of, and how its currency turns into that of the package. */
export type CostedRow = Row & { category: string; exchange_rate: string; figures: PriceFigures };
type Totals = z.infer<typeof CategoryTotals>;

/** The price of a booking in a package: the saved one where the package is known and the row is checked and synced. Source: R-TRIP-124..126 (G-126). */
export const rowPrice = (
  row: Pick<Row, 'is_checked' | 'is_sync' | 'saved_price' | 'package_price'>,
  packageId: string | undefined,
): z.infer<typeof PackagePrice> =>
  packageId && row.is_checked && row.is_sync && row.saved_price ? row.saved_price : row.package_price;

/** What a row costs by a price type: its total, or what one person pays times its headcount. Source: R-TRIP-123 (G-125). */
export const rowTotal = (row: Row, type: PackagePriceType, packageId: string | undefined): number => {
  const { total_price, per_person_price } = rowPrice(row, packageId);
  return type === 'price_per_person' ? per_person_price * row.headcount : total_price;
};

const NOTHING: Omit<Totals, 'category'> = {
  total_price: 0,
  total_net_cost: 0,
  markup_price: 0,
  cushion_price: 0,
  processing_fee: 0,
  partner_commission_price: 0,
  commission_price: 0,
  total_other_fee: 0,
  total_profit: 0,
};
const KEYS = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

const figuresOfRow = (row: CostedRow, total: number, currency: string): Omit<Totals, 'category'> => {
  const { figures } = row;
  const to = (minor: number) =>
    row.currency === currency ? minor : convert({ minor, currency: row.currency }, currency, row.exchange_rate).minor;
  const made = {
    total_price: to(total),
    total_net_cost: to(figures.total_net_cost),
    markup_price: to(figures.markup),
    cushion_price: to(figures.cushion),
    processing_fee: to(figures.processing_fee),
    partner_commission_price: to(figures.agency_commission),
    commission_price: to(figures.commission),
    total_other_fee: to(figures.other_fee),
  };
  const commissions = made.partner_commission_price + made.commission_price;
  return { ...made, total_profit: made.total_price - made.total_net_cost + commissions };
};

type Priced = Pick<z.infer<typeof TripPackage>, 'price_type' | 'currency'> & { id?: string };

/** The totals of each category, in the order its first booking comes; only checked bookings count. Source: R-TRIP-095, R-TRIP-127. */
export const categoryTotals = (rows: readonly CostedRow[], { id, price_type, currency }: Priced): Totals[] => {
  const totals = new Map<string, Totals>();
  for (const row of rows.filter((candidate) => candidate.is_checked)) {
    const sum = totals.get(row.category) ?? { category: row.category, ...NOTHING };
    const made = figuresOfRow(row, rowTotal(row, price_type, id), currency);
    for (const key of KEYS) sum[key] += made[key];
    totals.set(row.category, sum);
  }
  return [...totals.values()];
};

type Percentages = Pick<z.infer<typeof TripPackage>, 'markup_pct' | 'partner_commission_pct' | 'commission_pct'>;
const HUNDREDTHS = 10_000n;
const share = (part: number, whole: number): string =>
  whole > 0 ? String(Number(divideHalfUp(BigInt(part) * HUNDREDTHS, BigInt(whole))) / 100) : '0';

/**
 * What a package comes to: its markup is of the base, its commissions of the marked-up price, and they are paid to whoever sells it, so
 * they come off the profit. Source: G-125, docs/decisions/0009.
 */
export const packageFigures = (
  totals: readonly Totals[],
  { markup_pct, partner_commission_pct, commission_pct }: Percentages,
) => {
  const total_base_price = totals.reduce((sum, category) => sum + category.total_price, 0);
  const total_base_profit = totals.reduce((sum, category) => sum + category.total_profit, 0);
  const of = (minor: number, pct: string) => percentOf({ minor, currency: '' }, pct).minor;
  const markup_price = of(total_base_price, markup_pct);
  const total_price = total_base_price + markup_price;
  const partner_commission_price = of(total_price, partner_commission_pct);
  const commission_price = of(total_price, commission_pct);
  const total_profit_price = total_base_profit + markup_price - partner_commission_price - commission_price;
  return {
    ...{ total_base_price, total_base_profit, markup_price, partner_commission_price, commission_price },
    ...{ total_price, total_profit_price, total_profit_pct: share(total_profit_price, total_price) },
  };
};
