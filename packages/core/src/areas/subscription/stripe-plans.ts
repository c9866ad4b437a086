import type Stripe from 'stripe';
import { ok, type Result } from '../../base/result';
import type { Held, Payments } from './payments';
import { PLAN_CURRENCY } from './plans';
import { callStripe } from './stripe-errors';
import { itemsFor } from './stripe-prices';
import { EXPANDED, findScheduleId, toHeldSubscription } from './stripe-subscription';
import type { Card } from './subscription';

type Part = Pick<Payments, 'held' | 'start' | 'costOfChange' | 'changeNow' | 'changeLater' | 'setRenewal'>;

const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);
const discounts = (coupon: string | undefined) => (coupon ? { discounts: [{ promotion_code: coupon }] } : {});
const sure = (held: Held | undefined): Result<Held> => {
  if (!held) throw new Error('Stripe answered with a subscription that is none of ours.');
  return ok(held);
};

/** Subscriptions at Stripe. Every change carries a key of its own, so that one which is repeated has one effect. */
export const stripePlans = (stripe: Stripe): Part => {
  const find = (id: string) => stripe.subscriptions.retrieve(id, { expand: EXPANDED });
  /** While a change is to come, its schedule has charge of the subscription, and nothing else may change it. */
  const freed = async (id: string) => {
    const found = await find(id);
    const schedule = findScheduleId(found);
    if (schedule) await stripe.subscriptionSchedules.release(schedule);
    return found;
  };
  /** The items as they are to be: those that are there by their ids, so that they are changed and not doubled. */
  const itemsOf = async (id: string, choice: Held['choice']) => {
    const [found, wanted] = await Promise.all([find(id), itemsFor(stripe, choice)]);
    const ofSeat = (item: Stripe.SubscriptionItem) => item.price.metadata.of === 'seat';
    const old = [found.items.data.find((i) => !ofSeat(i)), found.items.data.find(ofSeat)];
    const changed = wanted.map((item, i) => ({ ...item, ...(old[i] && { id: old[i].id }) }));
    const gone = old.slice(wanted.length).flatMap((item) => (item ? [{ id: item.id, deleted: true as const }] : []));
    return [...changed, ...gone];
  };

  /** The card is the customer's, so that whatever takes its place pays for the plan at once. */
  const pays = (customer: string, card: Card) =>
    stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });

  return {
    held: async (id) => {
      const found = await callStripe(async () => ok(toHeldSubscription(await find(id))));
      return !found.ok && found.code === 'record.missing' ? ok(undefined) : found;
    },

    start: ({ customer, company_id, card, choice, coupon, trial_ends, once }) =>
      callStripe(async () => {
        await pays(customer, card);
        const made = await stripe.subscriptions.create(
          {
            customer,
            currency: PLAN_CURRENCY.toLowerCase(),
            items: await itemsFor(stripe, choice),
            // Nothing is begun that is not paid for.
            payment_behavior: 'error_if_incomplete',
            metadata: { company_id },
            ...(trial_ends && { trial_end: seconds(trial_ends) }),
            ...discounts(coupon),
            expand: EXPANDED,
          },
          { idempotencyKey: once },
        );
        return sure(toHeldSubscription(made));
      }, card.last4),

    costOfChange: ({ held, choice, coupon, at }) =>
      callStripe(async () => {
        const preview = await stripe.invoices.createPreview({
          customer: held.customer,
          subscription: held.id,
          subscription_details: {
            items: await itemsOf(held.id, choice),
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
          },
          ...discounts(coupon),
        });
        return ok({ due_now: { minor: preview.amount_due, currency: preview.currency.toUpperCase() } });
      }),

    changeNow: ({ held, card, choice, coupon, at, once }) =>
      callStripe(async () => {
        await Promise.all([freed(held.id), pays(held.customer, card)]);
        const changed = await stripe.subscriptions.update(
          held.id,
          {
            items: await itemsOf(held.id, choice),
            payment_behavior: 'error_if_incomplete',
            proration_behavior: 'always_invoice',
            ...(held.status !== 'trialing' && { proration_date: seconds(at) }),
            // Who asks for more means to stay.
            cancel_at_period_end: false,
            ...discounts(coupon),
            expand: EXPANDED,
          },
          { idempotencyKey: once },
        );
        return sure(toHeldSubscription(changed));
      }, card.last4),

    changeLater: ({ held, choice, once }) =>
      callStripe(async () => {
        const found = await freed(held.id);
        if (!choice) return sure(toHeldSubscription(await find(held.id)));
        if (found.cancel_at_period_end) await stripe.subscriptions.update(held.id, { cancel_at_period_end: false });
        const schedule = await stripe.subscriptionSchedules.create(
          { from_subscription: held.id },
          { idempotencyKey: once },
        );
        const { start_date, end_date } = schedule.current_phase ?? { start_date: 'now' as const, end_date: undefined };
        const [now, next] = await Promise.all([itemsFor(stripe, held.choice), itemsFor(stripe, choice)]);
        await stripe.subscriptionSchedules.update(schedule.id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          metadata: { plan: choice.plan, cycle: choice.cycle, seats: String(choice.seats) },
          phases: [
            { items: now, start_date, end_date },
            { items: next, duration: { interval: choice.cycle, interval_count: 1 }, proration_behavior: 'none' },
          ],
        });
        return sure(toHeldSubscription(await find(held.id)));
      }),

    setRenewal: ({ held, renews, once }) =>
      callStripe(async () => {
        await freed(held.id);
        const to = { cancel_at_period_end: !renews, expand: EXPANDED };
        return sure(toHeldSubscription(await stripe.subscriptions.update(held.id, to, { idempotencyKey: once })));
      }),
  };
};
