import * as z from 'zod';
import type { Permission } from '../../access/permissions';
import { byId, contract } from '../../contract/contract';
import { Coupon } from './coupon';
import { ChangePreview, PlanChoice, PlanOffer, SubscriptionView } from './subscription';

const PERMISSION: Permission = 'Subscription and Payment';
/** Whoever may change the plan and pay for it. Source: spec 1 §6. */
const payers = {
  kind: 'signed_in',
  permissions: [PERMISSION],
  action: 'change the subscription or its payment',
} as const;
/** `trial_end` lets a running trial go on and charges nothing before it ends. */
const Change = PlanChoice.extend({
  starts: z.enum(['now', 'trial_end']).default('now'),
  /** The id that a validated coupon has; its code is not taken here, so that guessing goes through one door. */
  coupon: z.string().max(100).optional(),
});

/** The plans, for whoever compares them. Source: spec 1 §7 "all stripe plans". */
const listPlans = contract({
  id: 'users.stripe-plans.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/stripe-plans',
  handler: 'subscription/list-plans',
  summary: 'Every plan, what it costs and what it opens.',
  access: { kind: 'signed_in' },
  input: z.object({}),
  output: z.object({ plans: z.array(PlanOffer) }),
});

const getSubscription = contract({
  id: 'users.subscriptions',
  service: 'users',
  method: 'GET',
  path: '/api/v1/subscriptions',
  handler: 'subscription/get-subscription',
  summary: 'The plan of the company, its seats, its payments, and who may change it.',
  access: { kind: 'signed_in' },
  input: z.object({}),
  output: SubscriptionView,
  uses: ['payments'],
});

const previewPlan = contract({
  id: 'users.plans',
  service: 'users',
  method: 'POST',
  path: '/api/v1/plans/preview',
  handler: 'subscription/preview-plan',
  summary: 'What a change of plan costs, from when, and what it opens and closes. Changes nothing.',
  access: payers,
  input: Change,
  output: ChangePreview,
  uses: ['payments'],
  effect: 'read',
  errors: ['seats.in_use', 'plan.owing', 'coupon.unknown', 'coupon.expired', 'payment.unreachable'],
});

const changePlan = contract({
  id: 'users.subscriptions.change',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/subscriptions',
  handler: 'subscription/change-plan',
  summary: 'Begins a plan, or changes it or its seats: more at once, less when the period ends.',
  access: payers,
  input: Change,
  output: z.object({ kind: ChangePreview.shape.kind, subscription: z.string() }),
  uses: ['payments'],
  errors: [
    'seats.in_use',
    'plan.owing',
    'payment.no_card',
    'payment.declined',
    'payment.needs_bank',
    'payment.unreachable',
    'coupon.unknown',
    'coupon.expired',
    'record.stale',
    'record.exists',
  ],
});

const setRenewal = contract({
  id: 'users.subscriptions.renewal',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/subscriptions/renewal',
  handler: 'subscription/set-renewal',
  summary: 'Cancels the plan at the end of what is paid for, or lets it go on.',
  access: payers,
  input: z.object({ renews: z.boolean() }),
  output: z.object({ renews: z.boolean(), ends_at: z.string().optional() }),
  uses: ['payments'],
  errors: ['plan.none', 'payment.unreachable', 'record.stale', 'record.exists'],
});

const validateCoupon = contract({
  id: 'users.coupon-validation',
  service: 'users',
  method: 'POST',
  path: '/api/v1/coupon-validation',
  handler: 'subscription/validate-coupon',
  summary: 'What a coupon takes off. Guessing is slowed down.',
  access: payers,
  input: z.object({ code: z.string().trim().min(1, 'Please enter a coupon.').max(60) }),
  output: z.object({ coupon: Coupon }),
  uses: ['payments'],
  effect: 'read',
  errors: [
    'coupon.unknown',
    'coupon.expired',
    'request.too_many',
    'payment.unreachable',
    'record.stale',
    'record.exists',
  ],
});

const setUpCard = contract({
  id: 'users.setup-intent',
  service: 'users',
  method: 'POST',
  path: '/api/v1/setup-intent',
  handler: 'subscription/set-up-card',
  summary: 'The address of the page where a card is typed in, which is not ours.',
  access: payers,
  input: z.object({ back: z.enum(['subscription', 'payment', 'subscribe']).default('payment') }),
  output: z.object({ location: z.string() }),
  uses: ['payments'],
  effect: 'read',
  errors: ['payment.unreachable', 'record.stale', 'record.exists'],
});

const changeCard = contract({
  id: 'users.payment-methods',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/payment-methods/{payment_method_id}',
  handler: 'subscription/change-card',
  summary: 'Pays the plan with a card from now on, or forgets a card.',
  access: payers,
  input: z.object({ payment_method_id: z.string().max(100), action: z.enum(['use', 'remove']) }),
  output: z.object({ status: z.literal('success') }),
  uses: ['payments'],
  errors: ['record.missing', 'payment.card_needed', 'payment.declined', 'payment.needs_bank', 'payment.unreachable'],
});

/** Told by the payment service itself; who it is shows in the signature over the bytes of the body. */
const webhook = contract({
  id: 'users.stripe-webhook',
  service: 'users',
  method: 'POST',
  path: '/api/v1/stripe-webhook',
  handler: 'subscription/stripe-webhook',
  summary: 'Takes in what the payment service tells of a subscription.',
  access: { kind: 'public' },
  input: z.object({}),
  output: z.object({ received: z.literal(true) }),
  uses: ['payments'],
  effect: 'read',
  errors: ['payment.unsigned', 'payment.unreachable'],
});

export const subscriptionContracts = byId(
  listPlans,
  getSubscription,
  previewPlan,
  changePlan,
  setRenewal,
  validateCoupon,
  setUpCard,
  changeCard,
  webhook,
);
