import type { Input } from '../input';
import { calculateBill, chargeRefusal, writeBill } from './bills';
import {
  after,
  describeItems,
  getBillingInterval,
  getBillingPeriod,
  proration,
  sumItemAmounts,
  withPeriod,
} from './periods';
import { invalid } from './refusal';
import { type Asked, type Route, seconds } from './route';
import type { Item, Subscription } from './shapes';
import { newId, type StripeStore } from './stripe-store';

/** Items as a request wants them: those named by id are changed or taken away, others are added. */
export const wantedItems = (books: StripeStore, old: readonly Item[], asked: readonly Input[]): Item[] => {
  const kept = new Map(old.map((item) => [item.id, item]));
  for (const one of asked) {
    const id = one.maybe('id') ?? newId('si');
    if (one.maybe('deleted') === 'true') kept.delete(id);
    else {
      const was = kept.get(id);
      const price = one.has('price') ? books.get('price', one.text('price')) : was?.price;
      if (!price) throw invalid('An item needs a price.', 'items');
      const quantity = seconds(one.maybe('quantity')) ?? was?.quantity ?? 1;
      const times = {
        current_period_start: was?.current_period_start ?? 0,
        current_period_end: was?.current_period_end ?? 0,
      };
      kept.set(id, { id, object: 'subscription_item', price, quantity, ...times });
    }
  }
  return [...kept.values()];
};

const couponIn = (input: Input) => input.items('discounts')[0]?.maybe('promotion_code');
export const withCoupon = (books: StripeStore, sub: Subscription, input: Input): Subscription => {
  const promotion = couponIn(input);
  if (!promotion) return sub;
  books.get('promotion_code', promotion);
  return { ...sub, _off: { promotion, since: books.at(), used: 0 } };
};
const used = (sub: Subscription): Subscription =>
  sub._off ? { ...sub, _off: { ...sub._off, used: sub._off.used + 1 } } : sub;

const create = ({ input, books }: Asked): Subscription => {
  const now = books.at();
  const trial_end = seconds(input.maybe('trial_end')) ?? null;
  if (trial_end !== null && trial_end <= now) throw invalid('Trial end must be in the future.', 'trial_end');
  const customer = books.get('customer', input.text('customer')).id;
  const items = wantedItems(books, [], input.items('items'));
  const made: Subscription = withCoupon(
    books,
    {
      id: books.idFor('subscription'),
      object: 'subscription',
      created: now,
      currency: input.maybe('currency') ?? 'usd',
      customer,
      status: trial_end ? 'trialing' : 'active',
      cancel_at_period_end: false,
      trial_end,
      items: { object: 'list', data: withPeriod(items, now, trial_end ?? after(now, getBillingInterval(items))) },
      default_payment_method: input.maybe('default_payment_method') ?? null,
      latest_invoice: null,
      schedule: null,
      metadata: input.texts('metadata'),
      _off: null,
    },
    input,
  );
  const lines = [{ object: 'line_item' as const, description: describeItems(items), amount: sumItemAmounts(items) }];
  const bill = trial_end ? undefined : calculateBill(books, made, lines);
  const refused = bill && bill.due > 0 ? chargeRefusal(books, made) : undefined;
  if (refused) throw refused;
  const billed = bill ? { ...used(made), latest_invoice: writeBill(books, made, bill, true).id } : made;
  books.put(billed);
  books.emit('customer.subscription.created', billed);
  return billed;
};

const change = ({ ids, input, books }: Asked): Subscription => {
  const old = books.get('subscription', ids.id ?? '');
  if (old.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.');
  const cancels = input.maybe('cancel_at_period_end');
  if (old.schedule && cancels !== undefined)
    throw invalid(
      'The subscription is managed by the subscription schedule, and updating any cancelation behavior directly is not allowed.',
    );
  const items = wantedItems(books, old.items.data, input.items('items'));
  const at = seconds(input.maybe('proration_date')) ?? books.at();
  const card = input.maybe('default_payment_method') ?? old.default_payment_method;
  const next = withCoupon(
    books,
    {
      ...old,
      default_payment_method: card,
      cancel_at_period_end: cancels === undefined ? old.cancel_at_period_end : cancels === 'true',
    },
    input,
  );
  const { start, end } = getBillingPeriod(old);
  const counted = proration(old, items, at);
  const bills =
    input.has('items') && old.status !== 'trialing' && input.maybe('proration_behavior') === 'always_invoice';
  const bill = bills ? calculateBill(books, next, counted.lines) : undefined;
  const refused = bill && bill.due > 0 ? chargeRefusal(books, next) : undefined;
  if (refused) throw refused;
  const anew = bills && counted.anew;
  const period = anew ? ([at, after(at, getBillingInterval(items))] as const) : ([start, end] as const);
  const changed = { ...next, items: { ...old.items, data: withPeriod(items, ...period) } };
  const billed = bill ? { ...used(changed), latest_invoice: writeBill(books, changed, bill, true).id } : changed;
  books.put(billed);
  books.emit('customer.subscription.updated', billed);
  return billed;
};

export const SUBSCRIPTIONS: readonly Route[] = [
  ['POST', '/v1/subscriptions', create],
  ['GET', '/v1/subscriptions/:id', ({ ids, books }) => books.get('subscription', ids.id ?? '')],
  ['POST', '/v1/subscriptions/:id', change],
];
