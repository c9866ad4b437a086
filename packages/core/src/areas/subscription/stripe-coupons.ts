import type Stripe from 'stripe';
import { ok, type Result } from '../../base/result';
import type { Coupon } from './coupon';
import { refuse } from './errors';
import type { Payments } from './payments';
import { callStripe } from './stripe-errors';

const couponOf = (found: Stripe.PromotionCode | undefined): Result<Coupon> => {
  const about = found?.promotion.coupon;
  if (!found || !about || typeof about === 'string') return refuse('coupon.unknown');
  if (!found.active || !about.valid) return refuse('coupon.expired');
  return ok({
    id: found.id,
    code: found.code,
    duration: about.duration as Coupon['duration'],
    ...(about.percent_off !== null && { percent_off: about.percent_off }),
    ...(about.amount_off !== null && {
      amount_off: { minor: about.amount_off, currency: (about.currency ?? 'usd').toUpperCase() },
    }),
    ...(about.duration_in_months && { months: about.duration_in_months }),
  });
};

const EXPAND = 'promotion.coupon';

/** Coupons are Stripe's promotion codes; Stripe says which are still good. */
export const stripeCoupons = (stripe: Stripe): Pick<Payments, 'coupon' | 'couponById'> => ({
  coupon: (code) =>
    callStripe(async () => {
      const { data } = await stripe.promotionCodes.list({ code, limit: 1, expand: [`data.${EXPAND}`] });
      return couponOf(data[0]);
    }),
  couponById: async (id) => {
    const found = await callStripe(async () => ok(await stripe.promotionCodes.retrieve(id, { expand: [EXPAND] })));
    if (found.ok) return couponOf(found.value);
    return found.code === 'record.missing' ? refuse('coupon.unknown') : found;
  },
});
