import type { Tier } from '@wayline/core/access/tiers';
import { type Cycle, PLAN_CURRENCY, PLANS } from '@wayline/core/areas/subscription/plans';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import type { Money } from '@wayline/core/base/values';

/** A price without cents that are zero. */
export const price = (money: Money): string => formatMoney(money).replace(/\.00$/, '');
const usd = (minor: number): Money => ({ minor, currency: PLAN_CURRENCY });
export const PER: Readonly<Record<Cycle, string>> = { month: 'a month', year: 'a year' };

/** What a plan costs, in a line. */
export const priceLine = (plan: Tier, cycle: Cycle): string =>
  plan === 'Free' ? 'Free' : `${price(usd(PLANS[plan].price[cycle]))} ${PER[cycle]}`;

/** Who can work on it, in a line. */
export const seatsLine = (plan: Tier, cycle: Cycle): string => {
  const { seats, seat_price } = PLANS[plan];
  const held = `${countOf(seats, 'seat')} included`;
  return plan === 'Free' ? held : `${held}, each extra seat ${price(usd(seat_price[cycle]))} ${PER[cycle]}`;
};
