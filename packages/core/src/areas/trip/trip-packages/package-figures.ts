import { divideHalfUp } from '../../../base/decimals';
import { percentOf, totalsByCurrency } from '../../../base/money';
import type { Money } from '../../../base/values';
import type { Converter } from './converter';
import type {
  CategoryTotals,
  PackageBookingRow,
  PackageDraft,
  PackageFigures,
  PackagePrice,
  PackagePriceType,
} from './trip-package';

/** What the bookings of a category are made of, in minor units. */
export type PackageCosts = Omit<CategoryTotals, 'category' | 'total_price' | 'total_profit'>;
/** A row with how its price turns into the package's currency, and what its booking is made of, in that currency already. */
export type CostedRow = PackageBookingRow & { category: string; toPackage: Converter; costs: PackageCosts };

type Choice = Pick<PackageBookingRow, 'is_checked' | 'is_sync' | 'saved_price'>;
/** The price that is kept of a booking: where the package is known and the row is checked and synced. Source: R-TRIP-124..126 (G-126). */
export const findSavedPrice = (row: Choice, packageId: string | undefined): PackagePrice | undefined =>
  packageId && row.is_checked && row.is_sync ? row.saved_price : undefined;

/** The price of a booking in a package: the one that is kept, or else the present one. Source: R-TRIP-124..126 (G-126). */
export const rowPrice = (
  row: Choice & Pick<PackageBookingRow, 'package_price'>,
  packageId: string | undefined,
): PackagePrice => findSavedPrice(row, packageId) ?? row.package_price;

/** What a row costs by a price type: its total, or what one person pays times its headcount. Source: R-TRIP-123 (G-125). */
export const rowTotal = (row: PackageBookingRow, type: PackagePriceType, packageId: string | undefined): number => {
  const { total_price, per_person_price } = rowPrice(row, packageId);
  return type === 'price_per_person' ? per_person_price * row.headcount : total_price;
};

/** What rows come to in the currencies of their prices, before they are converted. */
export const packageMix = (
  rows: readonly PackageBookingRow[],
  { id, price_type }: { id: string | undefined; price_type: PackagePriceType },
): Money[] => totalsByCurrency(rows.map((row) => ({ minor: rowTotal(row, price_type, id), currency: row.currency })));

const NOTHING: Omit<CategoryTotals, 'category'> = {
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
type Priced = Pick<PackageDraft, 'price_type'> & { id?: string | undefined };

/** The totals of each category, in the order its first booking comes; only checked bookings count. Source: R-TRIP-095, R-TRIP-127. */
export const categoryTotals = (rows: readonly CostedRow[], { id, price_type }: Priced): CategoryTotals[] => {
  const totals = new Map<string, CategoryTotals>();
  for (const row of rows) {
    if (!row.is_checked) continue;
    const sum = totals.get(row.category) ?? { category: row.category, ...NOTHING };
    const { costs } = row;
    const price = row.toPackage(rowTotal(row, price_type, id));
    sum.total_price += price;
    sum.total_net_cost += costs.total_net_cost;
    sum.markup_price += costs.markup_price;
    sum.cushion_price += costs.cushion_price;
    sum.processing_fee += costs.processing_fee;
    sum.partner_commission_price += costs.partner_commission_price;
    sum.commission_price += costs.commission_price;
    sum.total_other_fee += costs.total_other_fee;
    sum.total_profit += price - costs.total_net_cost + costs.partner_commission_price + costs.commission_price;
    totals.set(row.category, sum);
  }
  return [...totals.values()];
};

export type Percentages = Pick<PackageDraft, 'markup_pct' | 'partner_commission_pct' | 'commission_pct'>;
const HUNDREDTHS = 10_000n;
const share = (part: number, whole: number): string =>
  whole > 0 ? String(Number(divideHalfUp(BigInt(part) * HUNDREDTHS, BigInt(whole))) / 100) : '0';

/**
 * What a package comes to: its markup is of the base, its commissions of the marked-up price, and they are paid to whoever sells it, so
 * they come off the profit. Source: G-125, docs/decisions/0009.
 */
export const packageFigures = (
  totals: readonly CategoryTotals[],
  { markup_pct, partner_commission_pct, commission_pct }: Percentages,
): PackageFigures => {
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
