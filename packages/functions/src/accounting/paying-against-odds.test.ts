import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { PayAttempts, undecidedList } from '@wayline/core/areas/accounting/online/attempt.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { getAccountId } from '@wayline/local/fakes/stripe/accounts';
import { passDays, passHours } from '@wayline/local/testing/pass-time';
import { payByBank, payByCard } from '@wayline/local/testing/pay-at-stripe';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PayingAgency, payingAgency } from './paying.fixture';
import { proxyTo, type Verdict } from './stripe-proxy.fixture';

let world: World;
let proxy: Awaited<ReturnType<typeof proxyTo>>;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  proxy = await proxyTo(process.env.STRIPE_ADDRESS ?? '');
  process.env.STRIPE_ADDRESS = proxy.address;
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  proxy.calm();
});
afterAll(async () => {
  await proxy.stop();
  await world.stop();
});
const dbOf = ({ as }: PayingAgency) => tenantDb(world.table, as.company_id);
const attemptsOf = async (agency: PayingAgency) => (await readInvoice(dbOf(agency), agency.id, true))?.attempts ?? [];
/** What a page says, without its tags. */
const text = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 900);
const isCreate = (s: { method: string; path: string }) => s.method === 'POST' && s.path === '/v1/checkout/sessions';
const isFind = (s: { method: string; path: string }) =>
  s.method === 'GET' && s.path.startsWith('/v1/checkout/sessions/');
const isEnd = (s: { method: string; path: string }) => s.method === 'POST' && s.path.endsWith('/expire');
const down = { status: 500, body: { error: { type: 'api_error', message: 'down' } } };

const GONE = 'This invoice isn’t available';
const linkTo = async (agency: PayingAgency, email: string) => {
  const { body } = await world.call(
    'book.invoice-links.create',
    { invoice_id: agency.id, payer_id: 'p1', email } as never,
    { as: agency.as },
  );
  return { token: body.url.split('/').at(-1) ?? '', id: body.link.id };
};
const revise = async (agency: PayingAgency, change: object) => {
  const { version } = (await agency.read()).invoice;
  const { status } = await world.send(
    'book.invoices.revise',
    { ...agency.draft, ...change, id: agency.id, version } as never,
    { as: agency.as },
  );
  expect(status).toBe(200);
};
const toBen = (agency: PayingAgency) => revise(agency, { payers: [{ id: 'p1', client_id: agency.clients[1] }] });
const job = () => world.job('long-work').catch((error: unknown) => String(error));
/** Holds the first call that a rule names, until it is let go. */
const hold = (rule: (s: { method: string; path: string }) => boolean) => {
  let go: () => void = () => {};
  let arrive: () => void = () => {};
  const gone = new Promise<void>((done) => {
    go = done;
  });
  const reached = new Promise<void>((done) => {
    arrive = done;
  });
  proxy.when(async (s): Promise<Verdict> => {
    if (rule(s)) {
      arrive();
      await gone;
    }
    return 'pass';
  });
  return { reached, go };
};
const failBank = async (agency: PayingAgency, pays = 'rest') => {
  await payByBank((await agency.choose({ by: 'bank', pays })).url, '000111111116');
  await agency.deliver();
  passDays(world, 5);
  await agency.deliver();
};

describe('money', () => {
  it('charges an invoice in ariary what its page says (MGA has no decimals at Stripe)', async () => {
    const agency = await payingAgency(world, { total: 100_000, currency: 'MGA', rates: { MGA: '0.00022' } });
    const { html, url } = await agency.choose();
    expect(text(html).replace(/\u00a0/g, ' ')).toContain('Pay MGA 1,000.00');
    expect(text(await (await fetch(url)).text()).replace(/\u00a0/g, ' ')).not.toContain('MGA 100,000');
  });
  it('doesn’t call a bank payment failed that waits for microdeposits, so that nobody pays twice', async () => {
    const agency = await payingAgency(world);
    const { url } = await agency.choose({ by: 'bank' });
    await payByBank(url);
    const asked = { headers: { authorization: `Bearer ${agency.api_key}` } };
    const at = `${proxy.address}/v1/checkout/sessions/${url.split('/').at(-1)}?expand[]=payment_intent.latest_charge`;
    const real = (await (await fetch(at, asked)).json()) as { payment_intent: object };
    const waiting = { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } };
    proxy.when((s) =>
      isFind(s) ? { status: 200, body: { ...real, payment_intent: { ...real.payment_intent, ...waiting } } } : 'pass',
    );
    await agency.deliver();
    proxy.calm();
    expect((await agency.receipts()).map(({ subject }) => subject)).toEqual([]);
    expect(await agency.page()).not.toContain('name="pays"');
  });
  it('isn’t lost where an account is disconnected while somebody begins', async () => {
    const agency = await payingAgency(world);
    const stop = hold((s) => s.method === 'DELETE');
    const disconnecting = agency.disconnect();
    await stop.reached;
    const begun = await agency.choose();
    stop.go();
    await disconnecting;
    proxy.calm();
    const paid = begun.url ? (await payByCard(begun.url)).status : 404;
    await agency.deliver();
    passHours(world, 3);
    await job();
    // Either nobody could pay, or it is in the books.
    expect(paid === 303 ? await agency.payments() : ['nobody paid']).toHaveLength(1);
  });
  it('after that another account can be paid into, and disconnected', async () => {
    const agency = await payingAgency(world);
    const stop = hold((s) => s.method === 'DELETE');
    const disconnecting = agency.disconnect();
    await stop.reached;
    await agency.choose();
    stop.go();
    await disconnecting;
    proxy.calm();
    passHours(world, 3);
    await job();
    expect(await agency.connect(`sk_test_another_account_${agency.api_key.slice(-3)}`)).toEqual([200, undefined]);
    expect((await agency.choose()).status).toBe(200);
    passHours(world, 3);
    await job();
    expect(await agency.disconnect()).toEqual([200, undefined]);
  });
  it('in a currency that a revision took away, and that has no published rate, is taken in all the same', async () => {
    const agency = await payingAgency(world, { currency: 'GHS', rates: { GHS: '0.08' } });
    const { url } = await agency.choose();
    await revise(agency, { currency: 'USD', rates: {} });
    await payByCard(url);
    await agency.deliver().catch(() => undefined);
    passHours(world, 3);
    await job();
    expect(await agency.payments()).toHaveLength(1);
  });
  it('of a bank is dated on the day it came, whichever news come first', async () => {
    const agency = await payingAgency(world);
    await payByBank((await agency.choose({ by: 'bank' })).url);
    const begun = new Date(Date.now() + (clock.waylineClockOffset ?? 0)).toISOString().slice(0, 10);
    passDays(world, 5);
    await agency.deliver();
    expect((await agency.payments())[0]?.received_on).not.toBe(begun);
  });
});

describe('an account', () => {
  it('can be disconnected, or its key replaced, where Stripe refuses the key and a page was open', async () => {
    const agency = await payingAgency(world);
    await agency.choose();
    proxy.when(() => ({ status: 401, body: { error: { type: 'invalid_request_error', message: 'Expired API Key' } } }));
    for (let i = 0; i < 11; i++) {
      passHours(world, 7);
      await job();
    }
    const ways = [await agency.disconnect(), await agency.connect('sk_test_new_key_of_agency_1')];
    expect(ways.map(([status]) => status)).toContain(200);
  });
  it('can be disconnected where a function died between noting an attempt and its page', async () => {
    const agency = await payingAgency(world);
    // Like a function whose time ends while Stripe hangs: an error that nobody expects leaves the same.
    proxy.when((s) => (isCreate(s) ? { status: 402, body: { error: { type: 'card_error', message: 'x' } } } : 'pass'));
    await agency.choose();
    proxy.calm();
    passHours(world, 3);
    await job();
    expect(await dbOf(agency).countRows(undecidedList(getAccountId(agency.api_key)))).toBe(0);
    expect(await agency.disconnect()).toEqual([200, undefined]);
  });
});

describe('who is shown what', () => {
  it('a second link doesn’t go on with the page of a revoked one', async () => {
    const agency = await payingAgency(world);
    const wrong = await linkTo(agency, 'wrong@stranger.test');
    await agency.choose({}, wrong.token);
    await world.call('book.invoice-links.revoke', { invoice_id: agency.id, id: wrong.id } as never, { as: agency.as });
    const right = await linkTo(agency, 'right@client.test');
    const back = (await payByCard((await agency.choose({}, right.token)).url)).headers.get('location') ?? '';
    await agency.deliver();
    expect((await agency.receipts()).map(({ to }) => to)).toEqual([['right@client.test']]);
    expect(back).toContain(right.token);
  });
  it('whoever takes a payer’s place isn’t shown what that one has on its way, and owes all of it', async () => {
    const agency = await payingAgency(world, { payers: 2 });
    await payByBank((await agency.choose({ by: 'bank' })).url);
    await agency.deliver();
    await toBen(agency);
    const ben = await agency.linkFor('p1');
    expect.soft(await agency.page({}, ben)).not.toContain('On its way');
    expect.soft((await agency.choose({}, ben)).html).toContain('Pay $1,000.00');
  });
  it('nor that it failed, nor that it came', async () => {
    const failed = await payingAgency(world, { payers: 2 });
    await failBank(failed);
    await toBen(failed);
    expect.soft(await failed.page({}, await failed.linkFor('p1'))).not.toContain('Your bank didn’t pay');
    const paid = await payingAgency(world, { payers: 2 });
    const { url } = await paid.choose();
    await toBen(paid);
    await payByCard(url);
    const ben = await paid.linkFor('p1');
    expect.soft((await paid.choose({}, ben)).html).not.toContain('A payment of yours came in');
    expect.soft(await paid.page({ paid: '' }, ben)).not.toContain('We’ve received your payment');
  });
  it('and who was replaced is not told what the other one owes', async () => {
    const agency = await payingAgency(world, { payers: 2 });
    const { url } = await agency.choose();
    await toBen(agency);
    await payByCard(url);
    await agency.deliver();
    const [receipt] = await agency.receipts();
    expect(receipt?.to).toEqual(['ada@client.test']);
    expect(receipt?.text).not.toContain('Left to pay: $1,000.00');
  });
  it('a receipt and what is on its way are in the currency that was paid', async () => {
    const agency = await payingAgency(world);
    await payByBank((await agency.choose({ by: 'bank' })).url);
    await agency.deliver();
    await revise(agency, { currency: 'JPY', rates: { JPY: '0.0067' } });
    expect.soft(text(await agency.page())).not.toContain('There’s nothing more to pay');
    passDays(world, 5);
    await agency.deliver();
    expect((await agency.receipts())[0]?.subject).toContain('$1,000.00');
  });
  it('nobody is told that their payment is being confirmed who paid nothing', async () => {
    const agency = await payingAgency(world);
    await agency.choose();
    expect(await agency.page({ paid: '' })).not.toContain('is being confirmed');
  });
  it('nobody is asked to pay again on an invoice that is paid, or canceled', async () => {
    const paid = await payingAgency(world);
    await failBank(paid);
    await paid.payByCheck(100_000);
    expect.soft(await paid.page()).not.toContain('Please pay again');
    const canceled = await payingAgency(world);
    await failBank(canceled);
    const { version } = (await canceled.read()).invoice;
    await world.call('book.invoices.cancel', { id: canceled.id, version }, { as: canceled.as });
    expect.soft(await canceled.page()).not.toContain('Please pay again');
  });
  it('and that a bank refused is said until they pay, not until they look', async () => {
    const agency = await payingAgency(world);
    await failBank(agency);
    await agency.choose();
    expect(await agency.page()).toContain('Your last payment failed');
  });
});

describe('a page of the invoice, and not that the link has expired, is shown', () => {
  it('where Stripe is away while another page is closed', async () => {
    for (const rule of [isEnd, isFind]) {
      const agency = await payingAgency(world);
      await agency.choose();
      proxy.when((s) => (rule(s) ? down : 'pass'));
      expect.soft((await agency.choose({ pays: 'next' })).html).not.toContain(GONE);
      proxy.calm();
    }
  });
  it('where several payers, or tabs, begin at once', async () => {
    const agency = await payingAgency(world, { payers: 2 });
    const ben = await agency.linkFor('p2');
    const got = await Promise.all([
      ...[
        agency.choose(),
        agency.choose({}, ben),
        agency.choose({ pays: 'next' }),
        agency.choose({ pays: 'next' }, ben),
      ],
    ]);
    expect(got.filter(({ html }) => html.includes(GONE))).toHaveLength(0);
  });
  it('where they press too often', async () => {
    const agency = await payingAgency(world);
    for (let i = 0; i < 20; i++) await agency.choose();
    expect((await agency.choose()).html).not.toContain(GONE);
  });
});

describe('where less goes wrong', () => {
  it('krónur and Ugandan shillings can be paid up to what Stripe takes (hundredths)', async () => {
    for (const [currency, rate] of [
      ['ISK', '0.0072'],
      ['UGX', '0.00027'],
    ] as const) {
      const agency = await payingAgency(world, { total: 1_500_000, currency, rates: { [currency]: rate } });
      expect.soft((await agency.choose()).status).toBe(200);
    }
  });
  it('a page that Stripe won’t close isn’t offered in place of what was chosen', async () => {
    const agency = await payingAgency(world);
    await agency.choose();
    proxy.when((s) =>
      isEnd(s) ? { status: 400, body: { error: { type: 'invalid_request_error', message: 'in progress' } } } : 'pass',
    );
    expect((await agency.choose({ pays: 'other', amount: '100', by: 'bank' })).html).not.toContain('Pay $1,000.00');
  });
  it('one payer can’t use up the tries of the others', async () => {
    const agency = await payingAgency(world, { payers: 2 });
    await agency.choose();
    const [one] = await attemptsOf(agency);
    if (!one) throw new Error('It was begun.');
    const more = Array.from({ length: 499 }, (_, i) => ({
      ...one,
      n: String(i + 1).padStart(4, '0'),
      state: 'dropped' as const,
    }));
    for (let at = 0; at < more.length; at += 50)
      await dbOf(agency).transact(more.slice(at, at + 50).map((a) => dbOf(agency).insert(PayAttempts, a)));
    expect((await agency.choose({}, await agency.linkFor('p2'))).status).toBe(200);
  });
  it('a connection that Stripe has no room for is said, not a surprise', async () => {
    const agency = await payingAgency(world);
    await agency.disconnect();
    proxy.when((s) =>
      s.method === 'POST' && s.path === '/v1/webhook_endpoints'
        ? {
            status: 400,
            body: {
              error: {
                type: 'invalid_request_error',
                message: 'You have reached the maximum of 16 test webhook endpoints.',
              },
            },
          }
        : 'pass',
    );
    expect((await agency.connect(agency.api_key))[0]).not.toBe(500);
  });
  it('what was canceled still says in its answer what is on its way', async () => {
    const agency = await payingAgency(world);
    await payByBank((await agency.choose({ by: 'bank' })).url);
    await agency.deliver();
    const { version } = (await agency.read()).invoice;
    const { body } = await world.call('book.invoices.cancel', { id: agency.id, version }, { as: agency.as });
    expect(body.under_way).toHaveLength(1);
  });
});
