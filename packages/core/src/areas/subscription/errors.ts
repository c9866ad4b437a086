import type { ErrorDefinition } from '../../base/errors';

/** What is said of plans, seats, coupons and payments. */
export const SUBSCRIPTION_ERRORS = {
  'seats.full': {
    status: 409,
    message:
      'All {seats} seats of your plan are taken. Add a seat under My account, Subscription, or make somebody inactive.',
  },
  'seats.in_use': {
    status: 409,
    message:
      '{used} people are active, so {seats} seats are too few. Make somebody inactive first, or keep more seats.',
  },
  'payment.no_card': { status: 409, message: 'Please add a card first. It is charged only when you confirm.' },
  'payment.declined': {
    status: 409,
    message: 'Your bank declined the card ending in {last4}. Nothing was changed: use another card, or ask your bank.',
  },
  'payment.needs_bank': {
    status: 409,
    message:
      'Your bank wants to confirm each payment with the card ending in {last4}. Nothing was changed: please use another card.',
  },
  'payment.card_needed': {
    status: 409,
    message: 'Your plan is paid with this card. Add another card first, then remove this one.',
  },
  'payment.unreachable': {
    status: 503,
    message: 'Our payment service cannot be reached now. Nothing was changed; please try again in a moment.',
  },
  'payment.unsigned': { status: 400, message: 'This message was not signed by our payment service.' },
  'plan.none': { status: 409, message: 'There is no paid plan to change. Please choose one first.' },
  'plan.owing': {
    status: 409,
    message: 'A payment of your plan is still open. Please add a card that works first; then the plan can be changed.',
  },
  'coupon.unknown': { status: 422, message: 'We do not know this coupon. Please look at it again.' },
  'coupon.expired': { status: 422, message: 'This coupon has expired, or was used as often as it may be.' },
} as const satisfies Record<string, ErrorDefinition>;
