import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of plans, seats, coupons and payments. */
export const SUBSCRIPTION_ERRORS = {
  'seats.full': {
    status: 409,
    message:
      'All {seats} seats on your plan are taken. Add a seat under My account, Subscription, or make someone inactive.',
  },
  'seats.in_use': {
    status: 409,
    message:
      '{used} people are active, so {seats} seats aren’t enough. Make someone inactive first, or keep more seats.',
  },
  'payment.no_card': { status: 409, message: 'Please add a card first. It is charged only when you confirm.' },
  'payment.declined': {
    status: 409,
    message:
      'Your bank declined the card ending in {last4}. Nothing was changed: use another card, or contact your bank.',
  },
  'payment.needs_bank': {
    status: 409,
    message:
      'Your bank asks to confirm each payment with the card ending in {last4}. Nothing was changed: please use another card.',
  },
  'payment.card_needed': {
    status: 409,
    message: 'This card pays for your plan. Add another card first, then remove this one.',
  },
  'payment.unreachable': {
    status: 503,
    message: 'We can’t reach our payment service right now. Nothing was changed; please try again in a moment.',
  },
  'payment.unsigned': { status: 400, message: 'This message was not signed by our payment service.' },
  'plan.none': { status: 409, message: 'There’s no paid plan to change. Please choose one first.' },
  'plan.owing': {
    status: 409,
    message: 'A payment for your plan is still due. Please add a working card first; then you can change the plan.',
  },
  'coupon.unknown': { status: 422, message: 'We don’t recognize this coupon. Please check it.' },
  'coupon.expired': { status: 422, message: 'This coupon has expired or was already used up.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(SUBSCRIPTION_ERRORS);
