import { OnlineAccounts, readSecret } from '@wayline/core/areas/accounting/online/online-account';
import { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import type { TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { signEvent } from '@wayline/local/fakes/stripe/webhooks';
import { payByCard } from '@wayline/local/testing/pay-at-stripe';
import type { Person, World } from '@wayline/local/testing/world';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The name of the account that clients pay into, which is connected. */
    paymentAccount: string;
    /** The key of one that can be connected, where none is. */
    paymentKey: string;
    /** A payment that came through it, of which nothing is applied. */
    onlinePayment: PaymentId;
  }
}

const KEY = 'sk_test_agency_of_samples';
const ofCompany = (world: World, { company_id }: Person) => tenantDb(world.table, company_id);
const connected = async (world: World, as: Person): Promise<string> => {
  const known = await ofCompany(world, as).get(OnlineAccounts, {}, true);
  return (
    known?.name ?? expectOk(await world.call('book.payment-account.connect', { api_key: KEY }, { as })).account.name
  );
};
const notConnected = async (world: World, as: Person): Promise<string> => {
  const db = ofCompany(world, as);
  await db.transact([db.remove(OnlineAccounts, {})]);
  return KEY;
};

/** What a client paid by card on an invoice, and what was taken off it since. */
const paidOnline = async (world: World, as: Person, { name, trip }: { name: string; trip: TripId }) => {
  await connected(world, as);
  const { client } = expectOk(await world.call('crm.individuals.create', { first_name: name }, { as }));
  const draft = {
    ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client.id }] },
    lines: [{ id: 'l1', kind: 'planning_fee' as const, title: name, unit_price: 25_000 }],
    milestones: [
      { id: 'm1', name: 'All', due: { kind: 'after_issue' as const, days: 7 }, part: { mode: 'rest' as const } },
    ],
  };
  const { invoice } = expectOk(await world.call('book.invoices.create', draft, { as }));
  await world.call('book.invoices.issue', { id: invoice.id, version: 1 }, { as });
  const asked = { invoice_id: invoice.id, payer_id: 'p1' };
  const { url } = expectOk(await world.call('book.invoice-links.create', asked, { as }));
  const fields: [string, string][] = [
    ['pays', 'rest'],
    ['by', 'card'],
  ];
  const token = url.split('/').at(-1) ?? '';
  const { body } = await world.send<{ text: string }>('public.invoice.pay', { token, fields });
  await payByCard(/href="(http:[^"]+\/pay\/[^"]+)"/.exec(body.text)?.[1] ?? '');
  const account = await ofCompany(world, as).get(OnlineAccounts, {}, true);
  const event = world.standins?.stripe.hooks.told(KEY).findLast(({ type }) => type === 'checkout.session.completed');
  if (!account || !event) throw new Error('It was paid.');
  const told = signEvent(event, await readSecret(encryptionAdapter(), as.company_id, account));
  await world.send(
    'public.payment-news',
    { company_id: as.company_id },
    { rawBody: told.body, headers: { 'stripe-signature': told.signature } },
  );
  const { payments = [] } = expectOk(await world.call('book.invoices.get', { id: invoice.id }, { as }));
  const [part] = payments;
  if (!part) throw new Error('It is applied.');
  const off = { invoice_payment_mapper_id: part.id, invoice_id: invoice.id };
  expectOk(await world.call('book.payments.detach', off, { as }));
  return part.payment_id;
};

/** An account at the stand-in for Stripe; without it there is none. */
export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id, digit) => ({
    paymentAccount: `Account ${digit}`,
    paymentKey: `sk_test_${digit.repeat(24)}`,
    onlinePayment: PaymentId.parse(id('payment')),
  }),
  make: async ({ world, as, name, trip, wants }) => {
    if (!world.standins) return {};
    if (wants('onlinePayment')) return { onlinePayment: await paidOnline(world, as, { name, trip }) };
    if (wants('paymentAccount')) return { paymentAccount: await connected(world, as), paymentKey: KEY };
    return { paymentKey: await notConnected(world, as) };
  },
};
