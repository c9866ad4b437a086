import { calculateBill, chargeRefusal, writeBill } from './bills';
import { after, describeItems, getBillingInterval, getBillingPeriod, sumItemAmounts, withPeriod } from './periods';
import type { Item, Subscription } from './shapes';
import type { StripeStore } from './stripe-store';

const GRACE_SECONDS = 14 * 86_400;

const cancel = (books: StripeStore, sub: Subscription): Subscription => {
  const ended = books.put({ ...sub, status: 'canceled' as const, schedule: null });
  books.emit('customer.subscription.deleted', ended);
  return ended;
};

/** The items that a schedule puts in place when the period ends. */
const scheduled = (books: StripeStore, sub: Subscription): { items: Item[]; schedule: null } | undefined => {
  const schedule = sub.schedule ? books.find('subscription_schedule', sub.schedule) : undefined;
  const phase = schedule?.phases.at(-1);
  if (!schedule || !phase) return undefined;
  books.put({ ...schedule, status: 'released' });
  const items = phase.items.map(({ price, quantity }, i) => ({
    id: sub.items.data[i]?.id ?? `${sub.id}_${i}`,
    object: 'subscription_item' as const,
    price: books.get('price', price),
    quantity,
    current_period_start: 0,
    current_period_end: 0,
  }));
  return { items, schedule: null };
};

/** The next period of a subscription whose last one is over: charged, and unpaid when the card is refused. */
const renew = (books: StripeStore, sub: Subscription): Subscription => {
  const { end } = getBillingPeriod(sub);
  const change = scheduled(books, sub);
  const items = change?.items ?? sub.items.data;
  const next: Subscription = {
    ...sub,
    schedule: null,
    items: { object: 'list', data: withPeriod(items, end, after(end, getBillingInterval(items))) },
  };
  const lines = [{ object: 'line_item' as const, description: describeItems(items), amount: sumItemAmounts(items) }];
  const bill = calculateBill(books, next, lines);
  const paid = bill.due === 0 || !chargeRefusal(books, next);
  const invoice = writeBill(books, next, bill, paid);
  const renewed = books.put({
    ...next,
    status: paid ? ('active' as const) : ('past_due' as const),
    latest_invoice: invoice.id,
    _off: next._off && { ...next._off, used: next._off.used + 1 },
  });
  books.emit('customer.subscription.updated', renewed);
  return renewed;
};

const step = (books: StripeStore, sub: Subscription): Subscription | undefined => {
  const now = books.at();
  if (sub.status === 'canceled') return undefined;
  const bill = sub.latest_invoice ? books.find('invoice', sub.latest_invoice) : undefined;
  if (sub.status === 'past_due' && bill && now >= bill.created + GRACE_SECONDS) return cancel(books, sub);
  if (now < getBillingPeriod(sub).end) return undefined;
  return sub.cancel_at_period_end ? cancel(books, sub) : renew(books, sub);
};

/** Does what time has brought: renewals, ends of trials, of cancelled periods and of patience. The clock may have gone on by months. */
export const catchUp = (books: StripeStore): void => {
  for (const sub of books.list('subscription'))
    for (let now: Subscription | undefined = sub; now; ) now = step(books, now);
};
