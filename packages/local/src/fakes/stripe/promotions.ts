import { missing } from './refusal';
import type { Route } from './route';
import type { Coupon, PromotionCode } from './shapes';
import type { StripeStore } from './stripe-store';
import { toStripeList } from './stripe-store';

type Terms = Partial<Pick<Coupon, 'percent_off' | 'amount_off' | 'duration' | 'duration_in_months' | 'redeem_by'>>;

/** The coupons that are there from the start, to be tried out. */
const OFFERED: Readonly<Record<string, Terms>> = {
  WELCOME20: { percent_off: 20, duration: 'once' },
  PARTNER50: { percent_off: 50, duration: 'repeating', duration_in_months: 3 },
  TENOFF: { amount_off: 1_000, duration: 'forever' },
  SUMMER19: { percent_off: 30, redeem_by: 1_567_296_000 },
};

/** Puts the offered coupons on the books, where they are not yet. */
export const offerCoupons = (books: StripeStore): void => {
  const known = new Set(books.list('promotion_code').map(({ code }) => code));
  for (const [code, terms] of Object.entries(OFFERED)) {
    if (known.has(code)) continue;
    const coupon: Coupon = {
      id: books.idFor('coupon'),
      object: 'coupon',
      valid: true,
      percent_off: null,
      amount_off: null,
      currency: terms.amount_off ? 'usd' : null,
      duration: 'once',
      duration_in_months: null,
      redeem_by: null,
      max_redemptions: null,
      times_redeemed: 0,
      ...terms,
    };
    const id = books.idFor('promotion_code');
    const promotion = { type: 'coupon' as const, coupon };
    books.put({ id, object: 'promotion_code', code, active: true, expires_at: null, promotion });
  }
};

/** A promotion code as it stands now: no longer active once its coupon is past its day. */
export const refreshPromotion = (found: PromotionCode, at: number): PromotionCode => {
  const { coupon } = found.promotion;
  const past = coupon.redeem_by !== null && at > coupon.redeem_by;
  return past ? { ...found, active: false, promotion: { type: 'coupon', coupon: { ...coupon, valid: false } } } : found;
};

/** What a coupon takes off an amount. */
export const calculateDiscount = ({ promotion: { coupon } }: PromotionCode, amount: number): number =>
  Math.min(Math.max(0, amount), coupon.amount_off ?? Math.round((amount * (coupon.percent_off ?? 0)) / 100));

export const PROMOTIONS: readonly Route[] = [
  [
    'GET',
    '/v1/promotion_codes',
    ({ input, books }) => {
      const code = input.maybe('code')?.toLowerCase();
      const found = books.list('promotion_code').filter((p) => !code || p.code.toLowerCase() === code);
      return toStripeList(found.map((p) => refreshPromotion(p, books.at())));
    },
  ],
  [
    'GET',
    '/v1/promotion_codes/:id',
    ({ ids, books }) => {
      const found = books.find('promotion_code', ids.id ?? '');
      if (!found) throw missing('promotion code', ids.id ?? '');
      return refreshPromotion(found, books.at());
    },
  ],
];
