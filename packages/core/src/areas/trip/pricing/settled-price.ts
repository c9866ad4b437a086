import type { EnteredPrice } from './price-detail';
import {
  calculatePortion,
  calculatePriceFigures,
  countPricedPeople,
  findSupplierPortion,
  isWorkedOut,
  largestShare,
} from './price-figures';

/**
 * A price with the figures its parts make; a total that was typed stands as typed, with the commission that its supplier pays of it. A new
 * price has the exchange rate 1.
 */
export const settledPrice = (price: EnteredPrice): EnteredPrice => {
  const {
    total_net_cost: _n,
    total_commission_price: _c,
    total_price_per_person: _p,
    total_profit: _f,
    ...entered
  } = price;
  const rate = { exchange_rate: entered.exchange_rate ?? '1' };
  if (!isWorkedOut(entered)) {
    const portion = findSupplierPortion(entered);
    const expected = portion && calculatePortion(portion, entered.total_price);
    return { ...entered, ...rate, ...(expected !== undefined && { total_commission_price: expected }) };
  }
  const { total_net_cost, total_commission_price, total_price, total_profit } = calculatePriceFigures(entered);
  return {
    ...entered,
    ...rate,
    ...{ total_price, total_net_cost, total_commission_price, total_profit },
    total_price_per_person: largestShare(total_price, countPricedPeople(entered)),
  };
};
