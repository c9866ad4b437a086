import type { EnteredPrice } from './price-detail';
import { calculatePriceFigures, countPricedPeople, isWorkedOut, largestShare } from './price-figures';

/** A price with the figures its parts make; a total that was typed stands as typed. A new price has the exchange rate 1. */
export const settledPrice = (price: EnteredPrice): EnteredPrice => {
  const {
    total_net_cost: _n,
    total_commission_price: _c,
    total_price_per_person: _p,
    total_profit: _f,
    ...entered
  } = price;
  const rate = { exchange_rate: entered.exchange_rate ?? '1' };
  if (!isWorkedOut(entered)) return { ...entered, ...rate };
  const { total_net_cost, total_commission_price, total_price, total_profit } = calculatePriceFigures(entered);
  return {
    ...entered,
    ...rate,
    ...{ total_price, total_net_cost, total_commission_price, total_profit },
    total_price_per_person: largestShare(total_price, countPricedPeople(entered)),
  };
};
