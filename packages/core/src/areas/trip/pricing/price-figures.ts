import { percentOf } from '../../../base/money';
import type { Portion, PriceParts, SupplierRate } from './price-parts';
import type { PriceMode } from './price-types';

/** Every figure of a price, in whole minor units of its currency. Source: docs/decisions/0009. */
export type PriceFigures = {
  base_fare: number;
  tax: number;
  resort_price: number;
  resort_tax: number;
  qtax: number;
  other_fee: number;
  total_net_cost: number;
  cushion: number;
  markup: number;
  processing_fee: number;
  total_price: number;
  agency_commission: number;
  commission: number;
  total_commission_price: number;
  total_profit: number;
};
/** A price as it was entered. */
export type Entered = PriceParts & SupplierRate & { price_per_person: PriceMode };

/** A part in minor units: its amount, or its percentage of another part, rounded half up. */
export const calculatePortion = (portion: Portion | undefined, of: number): number => {
  if (!portion) return 0;
  return portion.mode === 'amount' ? portion.amount : percentOf({ minor: of, currency: '' }, portion.percentage).minor;
};

/** What the supplier pays by its terms, where no commission is typed and the price is one that pays any. */
export const findSupplierPortion = (
  price: Pick<PriceParts, 'agency_commission' | 'commission' | 'rate_type'> & SupplierRate,
): Portion | undefined => {
  const { supplier_rate: percentage, agency_commission, commission, rate_type } = price;
  if (!percentage || agency_commission || commission || rate_type === 'Non-commissionable') return undefined;
  return { mode: 'percentage', percentage };
};

/** The figures of one room, one cabin, one traveler, or of the whole where it is priced as one. */
const unitFigures = (base_fare: number, parts: PriceParts & SupplierRate): Omit<PriceFigures, 'processing_fee'> => {
  const tax = (parts.tax ?? []).reduce((sum, line) => sum + calculatePortion(line, base_fare), 0);
  const { resort_price = 0, other_fee = 0 } = parts;
  const resort_tax = calculatePortion(parts.resort_tax, resort_price);
  const qtax = calculatePortion(parts.qtax, base_fare);
  const total_net_cost = base_fare + tax + resort_price + resort_tax + qtax + other_fee;
  const cushion = calculatePortion(parts.cushion, total_net_cost);
  const markup = calculatePortion(parts.markup, base_fare);
  const total_price = total_net_cost + cushion + markup;
  const pays = parts.rate_type !== 'Non-commissionable';
  const agency_commission = pays ? calculatePortion(parts.agency_commission, base_fare + markup) : 0;
  const paid = parts.commission ?? findSupplierPortion(parts);
  const commission = pays ? calculatePortion(paid, base_fare + markup) : 0;
  const total_commission_price = agency_commission + commission;
  return {
    ...{ base_fare, tax, resort_price, resort_tax, qtax, other_fee, total_net_cost, cushion, markup, total_price },
    ...{ agency_commission, commission, total_commission_price },
    total_profit: total_price - total_net_cost + total_commission_price,
  };
};

type Group = { count: number; base_fare: number };
const perPersonBy = ({ measurement_unit, headcount, capacity }: PriceParts): number =>
  (measurement_unit === 'Capacity' ? capacity : headcount) ?? 1;
/** What is priced alike, and how often it comes. */
const groupsOf = (price: Entered): Group[] => {
  const { base_fare = 0, multi_prices = [], room_count = 1 } = price;
  if (price.price_per_person === 'Total Price') return [{ count: 1, base_fare }];
  if (price.price_per_person !== 'Price Per Person') return [{ count: room_count, base_fare }];
  if (multi_prices.length > 0) return multi_prices.map((row) => ({ count: row.count, base_fare: row.price }));
  return [{ count: perPersonBy(price), base_fare }];
};

const NOTHING = unitFigures(0, {});
const KEYS = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

/** Every figure of a price from what was entered. Each unit is rounded by itself, so that units add up to the total exactly. */
export const calculatePriceFigures = (price: Entered): PriceFigures => {
  const total = { ...NOTHING };
  for (const { count, base_fare } of groupsOf(price)) {
    const unit = unitFigures(base_fare, price);
    for (const key of KEYS) total[key] += unit[key] * count;
  }
  const { processing_fee = 0 } = price;
  return {
    ...total,
    processing_fee,
    total_price: total.total_price + processing_fee,
    total_profit: total.total_profit + processing_fee,
  };
};

/** How many people a price is shared by, at least one. */
export const countPricedPeople = (price: Entered): number => {
  const { multi_prices = [] } = price;
  const listed = multi_prices.reduce((sum, row) => sum + row.count, 0);
  return Math.max(
    1,
    price.price_per_person === 'Price Per Person' && multi_prices.length ? listed : perPersonBy(price),
  );
};

/** What one of so many pays: the largest share, so that nobody is told less than anybody pays. */
export const largestShare = (minor: number, among: number): number => {
  const heads = Math.max(1, among);
  return Math.sign(minor) * Math.ceil(Math.abs(minor) / heads);
};

/** Whether the total is worked out of parts, or was typed as it stands. */
export const isWorkedOut = ({ base_fare, multi_prices, price_per_person }: Entered): boolean =>
  base_fare !== undefined || (price_per_person === 'Price Per Person' && Boolean(multi_prices?.length));
