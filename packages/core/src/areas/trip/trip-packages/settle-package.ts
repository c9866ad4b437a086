import { MAX_AMOUNT } from '../../../base/values';
import { rateTo } from '../pricing/company-total';
import { asItIs, type Converter, converter } from './converter';
import type { LiveRow } from './live-row';
import {
  type CostedRow,
  categoryTotals,
  findSavedPrice,
  type PackageCosts,
  type Percentages,
  packageFigures,
  rowTotal,
} from './package-figures';
import type { PackageDraft, PackagePrice, PackageRate, PackageRowDraft } from './trip-package';

/** Why a checked booking does not count: nobody knows what its currency is worth, or no package holds that much. */
export type RowProblem = 'no_rate' | 'too_large';
/** A booking in a package as it stands now. */
export type SettledRow = CostedRow & {
  live: LiveRow;
  problem?: RowProblem;
  /** The booking has another price by now than the one that is kept. */
  is_stale: boolean;
};
/** A package with or without an id, as it is kept or as somebody is editing it. */
export type PackageTerms = Percentages &
  Pick<PackageDraft, 'price_type' | 'currency' | 'rates'> & {
    id?: string | undefined;
    booking_mappers: readonly PackageRowDraft[];
  };

const rateOf = (currency: string, to: string, rates: readonly PackageRate[], live: LiveRow): string | undefined => {
  if (currency === to) return '1';
  const typed = rates.find((rate) => rate.currency === currency)?.exchange_rate;
  if (typed) return typed;
  return currency === live.currency ? rateTo(live, to) : undefined;
};

const costsAt = (costs: PackageCosts, to: Converter): PackageCosts =>
  to === asItIs
    ? costs
    : {
        total_net_cost: to(costs.total_net_cost),
        markup_price: to(costs.markup_price),
        cushion_price: to(costs.cushion_price),
        processing_fee: to(costs.processing_fee),
        partner_commission_price: to(costs.partner_commission_price),
        commission_price: to(costs.commission_price),
        total_other_fee: to(costs.total_other_fee),
      };
const NO_PRICE = { total_price: 0, per_person_price: 0 };
const FREE: PackageCosts = {
  total_net_cost: 0,
  markup_price: 0,
  cushion_price: 0,
  processing_fee: 0,
  partner_commission_price: 0,
  commission_price: 0,
  total_other_fee: 0,
};
const isLarge = (amounts: readonly number[]) => amounts.some((minor) => Math.abs(minor) > MAX_AMOUNT);
const isSame = (a: PackagePrice, b: PackagePrice) =>
  a.total_price === b.total_price && a.per_person_price === b.per_person_price;

const settledRow = (
  live: LiveRow,
  chosen: PackageRowDraft | undefined,
  terms: PackageTerms,
  at: (currency: string, rate: string) => Converter,
): SettledRow => {
  const now = live.currency ?? terms.currency;
  const kept = chosen && findSavedPrice(chosen, terms.id);
  const currency = (kept && chosen?.currency) || now;
  const priceRate = rateOf(currency, terms.currency, terms.rates, live);
  const costRate = rateOf(now, terms.currency, terms.rates, live);
  // Written out, not spread: it is made for each booking whenever a key is pressed.
  const row: SettledRow = {
    id: live.id,
    mapper_type: chosen?.mapper_type ?? 'bookings',
    title: live.title,
    category: live.modal_type,
    currency,
    headcount: (kept && chosen?.headcount) ?? live.headcount,
    capacity: (kept && chosen?.capacity) ?? live.capacity,
    is_checked: chosen?.is_checked ?? false,
    is_sync: chosen?.is_sync ?? true,
    saved_price: chosen?.saved_price,
    package_price: live.package_price,
    live,
    toPackage: at(currency, priceRate ?? '1'),
    costs: costsAt(live.costs ?? FREE, at(now, costRate ?? '1')),
    is_stale: kept !== undefined && (currency !== now || !isSame(kept, live.package_price)),
  };
  if (!priceRate || !costRate) return { ...row, problem: 'no_rate' };
  const total = row.toPackage(rowTotal(row, terms.price_type, terms.id));
  const { total_price, per_person_price } = live.package_price;
  const amounts = [total, total_price, per_person_price];
  return isLarge(amounts) || isLarge(Object.values(row.costs))
    ? { ...row, problem: 'too_large', package_price: NO_PRICE, saved_price: undefined, costs: FREE }
    : row;
};

/**
 * A package as it stands: its rows priced by the saved or by the present price of their bookings, the totals of each category, and what
 * it comes to. A booking that is gone is in it no more; one that cannot be counted says why. Source: R-TRIP-095, R-TRIP-123..127.
 */
export const settlePackage = (terms: PackageTerms, live: readonly LiveRow[]) => {
  const converters = new Map<string, Converter>();
  const at = (currency: string, rate: string): Converter => {
    const key = `${currency} ${rate}`;
    const known = converters.get(key) ?? converter(currency, terms.currency, rate);
    converters.set(key, known);
    return known;
  };
  const chosen = new Map(terms.booking_mappers.map((row) => [row.id, row]));
  const rows = live.map((row) => settledRow(row, chosen.get(row.id), terms, at));
  const category_totals = categoryTotals(
    rows.filter(({ problem }) => !problem),
    terms,
  );
  return { rows, category_totals, figures: packageFigures(category_totals, terms) };
};
export type SettledPackage = ReturnType<typeof settlePackage>;
