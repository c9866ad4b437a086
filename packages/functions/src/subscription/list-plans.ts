import { PLAN_CURRENCY, PLANS } from '@wayline/core/areas/subscription/plans';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { ok } from '@wayline/core/base/result';
import { SOLD_BY } from '@wayline/core/navigation/routes-plans';
import { endpoint } from '../kernel/endpoint';

const usd = (minor: number) => ({ minor, currency: PLAN_CURRENCY });
const OFFERS = SOLD_BY.map(({ plan, titles }) => {
  const { seats, price, seat_price, for_whom } = PLANS[plan];
  return {
    plan,
    for_whom,
    seats,
    monthly: usd(price.month),
    yearly: usd(price.year),
    seat_monthly: usd(seat_price.month),
    seat_yearly: usd(seat_price.year),
    opens: [...titles],
  };
});

export const handler = endpoint(subscriptionContracts['users.stripe-plans.list'], async () => ok({ plans: OFFERS }));
