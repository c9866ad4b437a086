import { calculateDiscount, refreshPromotion } from './promotions';
import { asksBank, declined, type StripeRefusal } from './refusal';
import type { Invoice, Line, Subscription } from './shapes';
import type { StripeStore } from './stripe-store';
import { TEST_CARDS } from './test-cards';

type Bill = { lines: Line[]; total: number; due: number; credit: number };

/** The coupon that still counts for a subscription at a time in seconds. */
const couponOf = (books: StripeStore, { _off }: Subscription, at: number) => {
  const found = _off && books.find('promotion_code', _off.promotion);
  if (!_off || !found) return undefined;
  const { duration, duration_in_months } = found.promotion.coupon;
  const months = (at - _off.since) / (30 * 86_400);
  const over = duration === 'once' ? _off.used > 0 : duration === 'repeating' && months >= (duration_in_months ?? 0);
  return over ? undefined : refreshPromotion(found, _off.since);
};

/** What lines come to: less the coupon, and less the credit the customer has. Below zero becomes credit. */
export const calculateBill = (books: StripeStore, sub: Subscription, lines: readonly Line[]): Bill => {
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  const coupon = couponOf(books, sub, books.at());
  const off = coupon ? calculateDiscount(coupon, sum) : 0;
  const all = [...lines];
  if (coupon && off > 0) all.unshift({ object: 'line_item', description: `Coupon ${coupon.code}`, amount: -off });
  const total = sum - off;
  const credit = -books.get('customer', sub.customer).balance;
  return { lines: all, total, due: Math.max(0, total - credit), credit: Math.max(0, credit - total) };
};

/** Why the card of a subscription cannot be charged now; nothing when it can. */
export const chargeRefusal = (books: StripeStore, sub: Subscription): StripeRefusal | undefined => {
  const id =
    sub.default_payment_method ?? books.get('customer', sub.customer).invoice_settings.default_payment_method ?? '';
  const card = books.find('payment_method', id);
  const charged = card?.customer ? TEST_CARDS[card._number]?.charged : undefined;
  if (charged === 'ok') return undefined;
  return charged === 'asks' ? asksBank() : declined('generic_decline');
};

/** Writes a bill, paid or still open, and tells of it. */
export const writeBill = (books: StripeStore, sub: Subscription, bill: Bill, paid: boolean): Invoice => {
  const id = books.idFor('invoice');
  const number = `WL-${String(books.list('invoice').length + 1).padStart(4, '0')}`;
  const customer = books.get('customer', sub.customer);
  books.put({ ...customer, balance: -bill.credit });
  const invoice = books.put({
    id,
    object: 'invoice',
    number,
    created: books.at(),
    currency: sub.currency,
    customer: sub.customer,
    status: paid ? 'paid' : 'open',
    total: bill.total,
    amount_due: bill.due,
    amount_paid: paid ? bill.due : 0,
    lines: { object: 'list', data: bill.lines },
    hosted_invoice_url: `/receipt/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: sub.id, metadata: sub.metadata },
    },
  });
  books.emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
};
