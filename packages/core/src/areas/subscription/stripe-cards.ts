import Stripe from 'stripe';
import type { CompanyId } from '../../base/ids';
import { ok } from '../../base/result';
import { refuse } from './errors';
import type { Payments } from './payments';
import { callStripe } from './stripe-errors';
import type { Card, Receipt } from './subscription';

const MOST_CARDS = 10;
const MOST_RECEIPTS = 60;

type Part = Pick<
  Payments,
  'openCustomer' | 'companyOf' | 'cardPage' | 'cards' | 'payWith' | 'removeCard' | 'receipts' | 'payOpen'
>;

const cardOf = (pm: Stripe.PaymentMethod, in_use: boolean): Card[] =>
  pm.card
    ? [
        {
          id: pm.id,
          brand: pm.card.brand,
          last4: pm.card.last4,
          exp_month: pm.card.exp_month,
          exp_year: pm.card.exp_year,
          in_use,
        },
      ]
    : [];

const receiptOf = (i: Stripe.Invoice): Receipt => ({
  id: i.id ?? '',
  number: i.number ?? '',
  at: new Date(i.created * 1000).toISOString(),
  text: i.lines.data.findLast((line) => line.description)?.description ?? 'Subscription',
  amount: { minor: i.total, currency: i.currency.toUpperCase() },
  status: i.status === 'open' ? 'open' : 'paid',
  url: i.hosted_invoice_url ?? '',
});

/** Customers, their cards and their bills at Stripe. A card's number is typed into Stripe's own page and never passes Wayline. */
export const stripeCards = (stripe: Stripe): Part => ({
  openCustomer: ({ company_id, name, email }) =>
    callStripe(async () => {
      const about = { name, email, metadata: { company_id } };
      return ok((await stripe.customers.create(about, { idempotencyKey: `customer-${company_id}-${email}` })).id);
    }),

  cardPage: ({ customer, company_id, back }) =>
    callStripe(async () => {
      const { url } = await stripe.checkout.sessions.create({
        mode: 'setup',
        customer,
        allowed_payment_method_types: ['card'],
        success_url: `${back}?card=added`,
        cancel_url: back,
        metadata: { company_id },
      });
      return url ? ok(url) : refuse('payment.unreachable');
    }),

  companyOf: (customer) =>
    callStripe(async () => {
      const who = await stripe.customers.retrieve(customer);
      return ok(who.deleted ? undefined : (who.metadata.company_id as CompanyId | undefined));
    }),

  cards: (customer) =>
    callStripe(async () => {
      const [who, { data }] = await Promise.all([
        stripe.customers.retrieve(customer),
        stripe.customers.listPaymentMethods(customer, { type: 'card', limit: MOST_CARDS }),
      ]);
      const chosen = who.deleted ? null : who.invoice_settings.default_payment_method;
      // Stripe lists the newest first, which is charged until it is said otherwise.
      const used = data.find(({ id }) => id === chosen)?.id ?? data[0]?.id;
      return ok(data.flatMap((pm) => cardOf(pm, pm.id === used)));
    }),

  payWith: (customer, card) =>
    callStripe(async () => {
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
      return ok(true);
    }),

  removeCard: (card) =>
    callStripe(async () => {
      await stripe.paymentMethods.detach(card, undefined, { idempotencyKey: `detach-${card}` });
      return ok(true);
    }),

  receipts: (customer) =>
    callStripe(async () => {
      const { data } = await stripe.invoices.list({ customer, limit: MOST_RECEIPTS });
      return ok(data.filter(({ status }) => status === 'paid' || status === 'open').map(receiptOf));
    }),

  payOpen: (customer) =>
    callStripe(async () => {
      const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 1 });
      try {
        for (const { id } of data) if (id) await stripe.invoices.pay(id);
      } catch (error) {
        // The bill stays open, and what is owing stays on the page.
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      }
      return ok(true);
    }),
});
