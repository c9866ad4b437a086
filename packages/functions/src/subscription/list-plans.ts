import { OPENED_BY } from '@wayline/core/identity/routes-plans';
import { titleOf } from '@wayline/core/identity/routes-titles';
import { ok } from '@wayline/core/kernel/result';
import { PLAN_CURRENCY, PLANS } from '@wayline/core/subscription/plans';
import { subscriptionContracts } from '@wayline/core/subscription/subscription.contract';
import { endpoint } from '../kernel/endpoint';

const usd = (minor: number) => ({ minor, currency: PLAN_CURRENCY });
const OFFERS = OPENED_BY.map(({ plan, paths }) => {
  const { seats, price, seat_price, for_whom } = PLANS[plan];
  return {
    plan,
    for_whom,
    seats,
    monthly: usd(price.month),
    yearly: usd(price.year),
    seat_monthly: usd(seat_price.month),
    seat_yearly: usd(seat_price.year),
    opens: [...new Set(paths.map(titleOf))],
  };
});

export const handler = endpoint(subscriptionContracts['users.stripe-plans.list'], async () => ok({ plans: OFFERS }));
