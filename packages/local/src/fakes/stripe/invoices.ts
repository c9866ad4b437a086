import { calculateBill, chargeRefusal } from './bills';
import { proration } from './periods';
import { invalid } from './refusal';
import { type Route, seconds } from './route';
import { toStripeList } from './stripe-store';
import { wantedItems, withCoupon } from './subscriptions';

/** Bills: what was charged, what is still open, and what a change would cost. */
export const INVOICES: readonly Route[] = [
  [
    'GET',
    '/v1/invoices',
    ({ input, books, origin }) => {
      const [customer, status] = [input.maybe('customer'), input.maybe('status')];
      const found = books
        .list('invoice')
        .filter((i) => (!customer || i.customer === customer) && (!status || i.status === status));
      // The port may be another one than when the bill was written.
      return toStripeList(found.map((i) => ({ ...i, hosted_invoice_url: `${origin}${i.hosted_invoice_url}` })));
    },
  ],
  [
    'POST',
    '/v1/invoices/create_preview',
    ({ input, books }) => {
      const sub = withCoupon(books, books.get('subscription', input.text('subscription')), input);
      const details = input.inside('subscription_details');
      const items = wantedItems(books, sub.items.data, details.items('items'));
      const { lines } = proration(sub, items, seconds(details.maybe('proration_date')) ?? books.at());
      const bill = calculateBill(books, sub, sub.status === 'trialing' ? [] : lines);
      return {
        id: 'upcoming_in_1',
        object: 'invoice',
        currency: sub.currency,
        customer: sub.customer,
        total: bill.total,
        amount_due: bill.due,
        lines: toStripeList(bill.lines),
      };
    },
  ],
  [
    'POST',
    '/v1/invoices/:id/pay',
    ({ ids, books }) => {
      const invoice = books.get('invoice', ids.id ?? '');
      if (invoice.status !== 'open') throw invalid('Invoice is already paid.');
      const sub = books.get('subscription', invoice.parent.subscription_details.subscription);
      const refused = chargeRefusal(books, sub);
      if (refused) throw refused;
      const paid = books.put({ ...invoice, status: 'paid' as const, amount_paid: invoice.amount_due });
      if (sub.status === 'past_due')
        books.emit('customer.subscription.updated', books.put({ ...sub, status: 'active' as const }));
      books.emit('invoice.paid', paid);
      return paid;
    },
  ],
];
