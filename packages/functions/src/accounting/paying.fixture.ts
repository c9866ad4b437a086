import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { OnlineAccounts, readSecret } from '@wayline/core/areas/accounting/online/online-account';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Mails } from '@wayline/core/areas/messaging/mail';
import type { OnlineMethod } from '@wayline/core/base/payment-lists';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { signEvent } from '@wayline/local/fakes/stripe/webhooks';
import type { World } from '@wayline/local/testing/world';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { readBalances } from '../ledger/read-balances.fixture';

let keys = 0;

const MOST_RUNS = 50;
/** Does all of the long work that is due: a run does as much as one page of it. */
export const runLongWork = async (world: World): Promise<void> => {
  for (let n = 0; n < MOST_RUNS; n++) {
    const { items } = (await world.job('long-work')) as { items: number };
    if (items === 0) return;
  }
};

type Terms = {
  total?: number;
  currency?: string;
  /** How many clients pay it in equal parts. */
  payers?: number;
  rates?: Record<string, string>;
  options?: Record<string, unknown>;
  language?: 'en' | 'es';
  /** Whether Stripe sends what is available to the bank by itself. */
  paysOut?: boolean;
};
type Choice = { pays?: string; amount?: string; by?: OnlineMethod };

/** An agency with an account at the stand-in for Stripe, and an invoice in two payments that a client has a link to. */
export const payingAgency = async (world: World, terms: Terms = {}) => {
  const { total = 100_000, currency = 'USD', payers = 1, rates = {}, options, language, paysOut = false } = terms;
  const as = await openOwnCompany(world);
  const api_key = `sk_test_agency_${paysOut ? 'daily' : 'number'}_${++keys}_long`;
  await world.call('book.payment-account.connect', { api_key }, { as });
  if (options) {
    const { version, value } = (await world.call('users.settings.get', { section: 'payment_options' }, { as })).body;
    await world.call(
      'users.settings.save',
      { section: 'payment_options', version, value: { ...value, ...options } },
      { as },
    );
  }
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, { as })).body;
  const newClient = async (first_name: string) => {
    const person = { first_name, last_name: 'Price', emails: [`${first_name.toLowerCase()}@client.test`] };
    return (await world.call('crm.individuals.create', person, { as })).body.client.id;
  };
  const clients: ClientId[] = [];
  for (const name of ['Ada', 'Ben'].slice(0, payers)) clients.push(await newClient(name));
  const draft = {
    ...{ trip_ids: [trip.id], currency, pay_as: 'equal' as const, rates },
    payers: clients.map((client_id, i) => ({ id: `p${i + 1}`, client_id })),
    lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: total }],
    milestones: [
      {
        ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue' as const, days: 7 } },
        part: { mode: 'percentage' as const, percentage: '20' },
      },
      {
        ...{ id: 'm2', name: 'Final payment', due: { kind: 'after_issue' as const, days: 30 } },
        part: { mode: 'rest' as const },
      },
    ],
  };
  const made = (await world.call('book.invoices.create', draft, { as })).body.invoice;
  await world.call('book.invoices.issue', { id: made.id, version: 1 }, { as });
  const { id } = made;
  const linkFor = async (payer_id: string) => {
    const asked = { invoice_id: id, payer_id, ...(language && { language }) };
    return (await world.call('book.invoice-links.create', asked, { as })).body.url.split('/').at(-1) ?? '';
  };
  const token = await linkFor('p1');
  const secretOf = async () => {
    const account = await tenantDb(world.table, as.company_id).get(OnlineAccounts, {}, true);
    if (!account) throw new Error('It has an account.');
    return readSecret(encryptionAdapter(), as.company_id, account);
  };
  let heard = 0;
  const told = () => world.standins?.stripe.hooks.told(api_key) ?? [];
  const tell = async (event: ReturnType<typeof told>[number], secret?: string) => {
    const { body, signature } = signEvent(event, secret ?? (await secretOf()));
    const { company_id } = as;
    return world.send(
      'public.payment-news',
      { company_id },
      { rawBody: body, headers: { 'stripe-signature': signature } },
    );
  };
  /** Presses Continue on the page, and says what it answers and where that leads. */
  const choose = async ({ pays = 'rest', amount = '', by = 'card' }: Choice = {}, of = token) => {
    const fields: [string, string][] = [
      ['pays', pays],
      ['amount', amount],
      ['by', by],
    ];
    const { status, body } = await world.send<{ text: string }>('public.invoice.pay', { token: of, fields });
    return { status, html: body.text, url: /href="(http:[^"]+\/pay\/[^"]+)"/.exec(body.text)?.[1] ?? '' };
  };
  return {
    ...{ as, api_key, id: id as InvoiceId, trip: trip.id, clients, token, draft, linkFor, told, tell, choose },
    page: async (query: { paid?: string } = {}, of = token) =>
      (await world.send<{ text: string }>('public.invoice.page', { token: of, ...query })).body.text,
    read: async () => (await world.call('book.invoices.get', { id }, { as })).body,
    /** Tells Wayline what happened at Stripe since the last time, as Stripe does. */
    deliver: async () => {
      const fresh = told().slice(heard);
      heard += fresh.length;
      const statuses: number[] = [];
      for (const event of fresh) if (event.type.startsWith('checkout.')) statuses.push((await tell(event)).status);
      return statuses;
    },
    /** Tells Wayline all that happened at Stripe since the last time, in the order in which it did or another. */
    deliverAll: async (order: <T>(events: T[]) => T[] = (events) => events) => {
      const fresh = told().slice(heard);
      heard += fresh.length;
      const statuses: number[] = [];
      for (const event of order(fresh)) statuses.push((await tell(event)).status);
      return statuses;
    },
    /** What whoever holds the key does at Stripe itself. */
    atStripe: async <T = Record<string, unknown>>(
      method: string,
      path: string,
      params: Record<string, string> = {},
    ) => {
      const form = new URLSearchParams(params);
      const sends = method === 'POST';
      const at = `${process.env.STRIPE_ADDRESS}/v1/${path}${sends ? '' : `?${form}`}`;
      // A connection that is kept may have been closed by the time of the next call.
      const headers = { authorization: `Bearer ${api_key}`, connection: 'close' };
      return (await (await fetch(at, { method, headers, ...(sends && { body: form }) })).json()) as T;
    },
    /** The only payment, as it opens. */
    payment: async () => {
      const [first] = (await world.call('book.payments.list', {}, { as })).body.payments;
      if (!first) throw new Error('Somebody has paid.');
      return (await world.call('book.payments.get', { id: first.id }, { as })).body;
    },
    /** The mails that told whoever paid what became of it. */
    receipts: async () =>
      (await tenantDb(world.table, as.company_id).readPartition(['MAILS'], { mails: Mails })).mails.filter(
        ({ about }) => about === 'receipt',
      ),
    /** Records a check of the first client on the invoice. */
    payByCheck: (amount: number) =>
      world.call(
        'book.payments.create',
        {
          ...{ client_id: clients[0] as ClientId, transaction_type: 'check', currency },
          ...{ amount, apply: [{ invoice_id: id, payer_id: 'p1', amount }] },
        },
        { as },
      ),
    connect: async (key: string) => {
      const { status, body } = await world.send('book.payment-account.connect', { api_key: key }, { as });
      return [status, body.error?.code];
    },
    disconnect: async () => {
      const { status, body } = await world.send('book.payment-account.disconnect', {}, { as });
      return [status, body.error?.code];
    },
    payments: async () => (await world.call('book.payments.list', {}, { as })).body.payments,
    balances: () => readBalances(world, as),
  };
};
export type PayingAgency = Awaited<ReturnType<typeof payingAgency>>;
