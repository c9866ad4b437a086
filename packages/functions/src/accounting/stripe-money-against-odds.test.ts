import { Companies, Users } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { MoneyWatches } from '@wayline/core/areas/accounting/online/money-watch';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { dispute } from '@wayline/local/fakes/stripe/disputes';
import { bounce } from '@wayline/local/fakes/stripe/payouts';
import { passDays } from '@wayline/local/testing/pass-time';
import { payByCard } from '@wayline/local/testing/pay-at-stripe';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { type PayingAgency, payingAgency, runLongWork } from './paying.fixture';
import { proxyTo } from './stripe-proxy.fixture';

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

const DISPUTED = '4000 0000 0000 0259';
const paid = async (terms: Parameters<typeof payingAgency>[1] = {}, card?: string) => {
  const agency = await payingAgency(world, terms);
  await payByCard((await agency.choose()).url, card);
  await agency.deliverAll();
  return agency;
};
const detach = async (agency: PayingAgency) => {
  const [part] = (await agency.payment()).payment.applied;
  const off = { invoice_payment_mapper_id: part?.id, invoice_id: agency.id };
  await world.call('book.payments.detach', off as never, { as: agency.as });
};
const refundThere = async (agency: PayingAgency, amount: number, more: Record<string, string> = {}) =>
  agency.atStripe('POST', 'refunds', {
    ...{ payment_intent: (await agency.payment()).payment.online_id ?? '', amount: String(amount) },
    ...more,
  });
const send = async (agency: PayingAgency, amount: number, version?: number) => {
  const { payment } = await agency.payment();
  const draft = { id: payment.id, version: version ?? payment.version, amount };
  return world.send('book.payments.online-refund', draft, { as: agency.as });
};
const refundsThere = async (agency: PayingAgency) =>
  (await agency.atStripe<{ data: { amount: number }[] }>('GET', 'refunds')).data.map(({ amount }) => amount);
const booksOf = (agency: PayingAgency) => {
  const books = world.standins?.stripe.booksOf(agency.api_key);
  if (!books) throw new Error('It has an account.');
  return books;
};
const night = async () => {
  passDays(world, 1.01);
  await runLongWork(world);
};
/** Days until Stripe has paid out, and until that is at the bank. */
const payOut = () => {
  passDays(world, 3);
  passDays(world, 2);
};
const watchOf = (agency: PayingAgency) => tenantDb(world.table, agency.as.company_id).get(MoneyWatches, {}, true);
const changeTo = async (agency: PayingAgency, api_key: string) => {
  expect(await agency.disconnect()).toEqual([200, undefined]);
  expect(await agency.connect(api_key)).toEqual([200, undefined]);
};
/** A colleague who sees only their own trips and clients. */
const narrowIn = async ({ as: { company_id } }: PayingAgency): Promise<Person> => {
  const db = tenantDb(world.table, company_id);
  const { newId, now } = baseDeps();
  const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
  const id = newId('user');
  const about = {
    ...{ email: `${id.toLowerCase()}@demo.wayline.test`, first_name: 'New', last_name: 'Comer' },
    ...{ roles: ['Narrow'], user_type_id: 2 },
  };
  const sub = world.enroll(about);
  await db.transact([
    db.updateIf(Companies, {}, { set: { roles: [role] } }),
    db.insert(Users, {
      ...{ ...about, id, sub, is_active: true, is_commissionable: false, ui_preference: 'new' },
      ...{ created_at: now(), version: 1 },
    }),
  ]);
  return { ...about, sub, user_id: id, company_id };
};
const isRefund = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === '/v1/refunds';
const LIMITED = {
  status: 403,
  body: {
    error: { type: 'invalid_request_error', message: 'The provided key does not have the required permissions.' },
  },
};

describe('a refund that is sent from here', () => {
  it('is sent once where Stripe’s answer is lost, and is there when it is asked for again', async () => {
    const agency = await paid();
    await detach(agency);
    const { version } = (await agency.payment()).payment;
    proxy.when((seen) => (isRefund(seen) ? 'lost' : 'pass'));
    const lost = await send(agency, 30_000, version);
    expect([lost.status, lost.body.error?.code]).toEqual([503, 'online.unreachable']);
    proxy.calm();
    expect((await send(agency, 30_000, version)).status).toBe(200);
    expect(await refundsThere(agency)).toEqual([30_000]);
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 30_000 }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '2100': -70_000, '1030': 67_070 });
  });
  it('is taken in by its news where nobody asked again, and isn’t sent a second time with another amount', async () => {
    const agency = await paid();
    await detach(agency);
    const { version } = (await agency.payment()).payment;
    proxy.when((seen) => (isRefund(seen) ? 'lost' : 'pass'));
    await send(agency, 30_000, version);
    proxy.calm();
    const other = await send(agency, 40_000, version);
    expect([other.status, other.body.error?.code]).toEqual([409, 'record.stale']);
    expect(new Set(await agency.deliverAll())).toEqual(new Set([200]));
    expect(await refundsThere(agency)).toEqual([30_000]);
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 30_000, fee: 0 }]);
  });
  it('can be tried again once Stripe has refused it, under a key of its own', async () => {
    const agency = await paid();
    await detach(agency);
    const { version } = (await agency.payment()).payment;
    const poor = { error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'No money.' } };
    proxy.when((seen) => (isRefund(seen) ? { status: 400, body: poor } : 'pass'));
    expect((await send(agency, 30_000)).body.error).toMatchObject({
      ...{ code: 'online.refund_refused', message: expect.stringContaining('No money.') },
    });
    proxy.calm();
    expect((await agency.payment()).payment.version).toBeGreaterThan(version);
    expect((await send(agency, 30_000)).status).toBe(200);
  });
  it('takes what somebody applied meanwhile off its invoice again', async () => {
    const agency = await paid();
    await detach(agency);
    const { version } = (await agency.payment()).payment;
    proxy.when((seen) => (isRefund(seen) ? 'lost' : 'pass'));
    await send(agency, 100_000, version);
    proxy.calm();
    const { payment } = await agency.payment();
    await world.call(
      'book.payments.apply',
      {
        ...{ id: payment.id, version: payment.version },
        apply: [{ invoice_id: agency.id, payer_id: 'p1', amount: 100_000 }],
      },
      { as: agency.as },
    );
    await agency.deliverAll();
    expect((await agency.payment()).payment).toMatchObject({ applied: [], refunds: [{ amount: 100_000 }] });
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'open', total_amount_received: 0 });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1100': 100_000, '2100': 0 });
  });
});

describe('news that end half-way', () => {
  it('are told again until all is taken in', async () => {
    const agency = await payingAgency(world);
    await payByCard((await agency.choose()).url, DISPUTED);
    proxy.when(({ path }) => (path.startsWith('/v1/disputes') ? { status: 500 } : 'pass'));
    const failed = await agency.deliverAll();
    expect(failed).toContain(503);
    expect(await agency.payments()).toHaveLength(1);
    proxy.calm();
    for (const event of agency.told()) expect((await agency.tell(event)).status).toBe(200);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1040': 100_000, '5210': 1_500, '5200': 2_930 });
  });
  it('of a payout leave it to the next, or to the night', async () => {
    const agency = await paid({ paysOut: true });
    passDays(world, 3);
    passDays(world, 2);
    proxy.when(({ path }) => (path.includes('payout=') ? { status: 500 } : 'pass'));
    expect(await agency.deliverAll()).toContain(503);
    proxy.calm();
    await runLongWork(world);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_070, '1030': 0 });
  });
});

describe('news of a payment that was refunded, paid out and sent back, all told at the end', () => {
  /** The same numbers for the same seed, from 0 up to 1. */
  const drawFrom = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const shuffle = <T>(list: readonly T[], draw: () => number): T[] =>
    list
      .map((one) => ({ one, at: draw() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  it.each([1, 2, 3, 4])('come to the same in whatever order, twice (%i)', async (seed) => {
    const agency = await payingAgency(world, { paysOut: true });
    await payByCard((await agency.choose()).url);
    const session = agency.told().find(({ type }) => type === 'checkout.session.completed');
    const { payment_intent = '' } = (session?.data.object ?? {}) as { payment_intent?: string };
    await agency.atStripe('POST', 'refunds', { payment_intent, amount: '10000' });
    passDays(world, 3);
    passDays(world, 2);
    const [first] = (await agency.atStripe<{ data: { id: string }[] }>('GET', 'payouts')).data;
    const books = world.standins?.stripe.booksOf(agency.api_key);
    if (!books || !first) throw new Error('It was paid out.');
    bounce(books, first.id);
    passDays(world, 1);
    passDays(world, 2);
    const draw = drawFrom(seed);
    for (const event of shuffle([...agency.told(), ...agency.told()], draw))
      expect((await agency.tell(event)).status).toBe(200);
    // Of what was told before the payment was here nothing is known but by the night.
    passDays(world, 1.01);
    await runLongWork(world);
    expect(await agency.balances()).toMatchObject({
      ...{ balanced: true, '1000': 87_070, '1030': 0, '1100': 10_000, '2100': 0, '5200': 2_930 },
    });
    expect((await agency.payment()).payouts.map(({ state }) => state)).toEqual(['failed', 'paid']);
  });
});

describe('a key that may not read what became of payments', () => {
  it('still takes payments, and the settings say so until it may', async () => {
    const agency = await payingAgency(world);
    proxy.when(({ path }) => (/disputes|refunds|balance_transactions|payouts/.test(path) ? LIMITED : 'pass'));
    await payByCard((await agency.choose()).url);
    expect(new Set(await agency.deliverAll())).toEqual(new Set([200]));
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
    passDays(world, 1.01);
    await runLongWork(world);
    const account = async () => (await world.call('book.payment-account.get', {}, { as: agency.as })).body.account;
    expect(await account()).toMatchObject({ limited_at: expect.any(String) });
    expect((await account())?.refused_at).toBeUndefined();
    proxy.calm();
    passDays(world, 1.01);
    await runLongWork(world);
    expect((await account())?.limited_at).toBeUndefined();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070, '5200': 2_930 });
  });
});

describe('refunds at Stripe', () => {
  it('of several at once, on a payment that is being refunded here, come to what went', async () => {
    const agency = await paid();
    await detach(agency);
    for (const amount of [10_000, 20_000, 5_000]) await refundThere(agency, amount);
    await Promise.all([send(agency, 15_000), ...agency.told().map((event) => agency.tell(event))]);
    await agency.deliverAll();
    const gone = (await refundsThere(agency)).reduce((sum, amount) => sum + amount, 0);
    const { payment } = await agency.payment();
    expect(payment.unapplied_amount).toBe(100_000 - gone);
    expect(payment.refunds.length).toBe((await refundsThere(agency)).length);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070 - gone, '2100': gone - 100_000 });
  });
});

describe('a payout with two payments, of which one is heard of after it was posted', () => {
  const payLate = async () => {
    const agency = await payingAgency(world, { payers: 2, paysOut: true });
    await payByCard((await agency.choose()).url);
    await agency.deliverAll();
    await payByCard((await agency.choose({}, await agency.linkFor('p2'))).url);
    const before = agency.told().length;
    payOut();
    const all = agency.told();
    for (const event of all.filter(({ type }) => type.startsWith('payout.')))
      expect((await agency.tell(event)).status).toBe(200);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 48_520, '1030': 0 });
    for (const event of all.slice(0, before)) expect((await agency.tell(event)).status).toBe(200);
    await night();
    return agency;
  };
  it('V03 has the rest posted once too, and leaves nothing on 1030', async () => {
    const agency = await payLate();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_040, '1030': 0 });
    await night();
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_040, '1030': 0 });
  });
  it('V03 takes back all that was posted where the bank sends it back, and goes out again whole', async () => {
    const agency = await payLate();
    bounce(booksOf(agency), booksOf(agency).list('payout')[0]?.id ?? '');
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 0, '1030': 97_040 });
    payOut();
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_040, '1030': 0 });
  });
  it('V03 goes out again whole, and once, where the rest is heard of after the bank sent it back', async () => {
    const agency = await payingAgency(world, { payers: 2, paysOut: true });
    await payByCard((await agency.choose()).url);
    await agency.deliverAll();
    await payByCard((await agency.choose({}, await agency.linkFor('p2'))).url);
    const before = agency.told().length;
    payOut();
    for (const event of agency.told().filter(({ type }) => type.startsWith('payout.'))) await agency.tell(event);
    for (const event of agency.told().slice(0, before)) await agency.tell(event);
    bounce(booksOf(agency), booksOf(agency).list('payout')[0]?.id ?? '');
    await agency.deliverAll();
    await night();
    expect((await agency.payment()).payouts.map(({ state }) => state)).toEqual(['failed', 'paid']);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_040, '1030': 0 });
  });
});

describe('an account in place of another', () => {
  it('is looked through although a payout of the former one is under way, which is asked about once that is back', async () => {
    const agency = await paid({ paysOut: true });
    passDays(world, 3);
    await agency.deliverAll();
    expect((await agency.payment()).payouts).toMatchObject([{ state: 'under_way' }]);
    await changeTo(agency, `${agency.api_key}_other`);
    await night();
    const { account } = (await world.call('book.payment-account.get', {}, { as: agency.as })).body;
    const connected = Date.parse(account?.connected_at ?? '');
    expect(Date.parse((await watchOf(agency))?.seen_until ?? '')).toBeGreaterThan(connected);
    await changeTo(agency, agency.api_key);
    await night();
    expect((await agency.payment()).payouts).toMatchObject([{ state: 'paid' }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_070, '1030': 0 });
  });
  it('leaves nothing out of the first once that is back', async () => {
    const agency = await paid();
    await changeTo(agency, `${agency.api_key}_other`);
    await refundThere(agency, 10_000);
    passDays(world, 10);
    await changeTo(agency, agency.api_key);
    await night();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 10_000 }]);
  });
});

describe('an account with more business than one look takes', () => {
  it('is seen to its end, one look after another', async () => {
    const agency = await paid();
    await refundThere(agency, 10_000);
    const [last] = booksOf(agency).list('balance_transaction');
    let pages = 0;
    // All of the first look, and half of the second, is other business.
    proxy.when(({ path }) => {
      if (!path.startsWith('/v1/balance_transactions?') || pages >= 15) return 'pass';
      const other = { ...last, id: `txn_other_${pages++}`, created: (last?.created ?? 0) + 1, source: null };
      return { status: 200, body: { object: 'list', has_more: pages < 15, data: [other] } };
    });
    await night();
    expect(pages).toBe(15);
    proxy.calm();
    await night();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 10_000 }]);
    expect((await watchOf(agency))?.behind).toBeUndefined();
  });
});

describe('what is noted with a refund at Stripe', () => {
  it.each(['-500', '2000', '1e2'])('says nothing of our fee where another program noted it (%s)', async (fee) => {
    const agency = await paid({ options: { charges_fees: true, card_fee: '3.4' } });
    await refundThere(agency, 10_000, { 'metadata[fee]': fee });
    expect(new Set(await agency.deliverAll())).toEqual(new Set([200]));
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 10_000, fee: 0 }]);
  });
  it('is no more of our fee than is left', async () => {
    const agency = await paid({ options: { charges_fees: true, card_fee: '3.4' } });
    const ours = {
      ...{ 'metadata[company_id]': agency.as.company_id, 'metadata[fee]': '9000' },
      'metadata[payment_id]': (await agency.payment()).payment.id,
    };
    await refundThere(agency, 10_000, ours);
    await agency.deliverAll();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 10_000, fee: 0 }]);
  });
});

describe('who sent a refund', () => {
  it('is nobody here where it was made at Stripe, though another is sent from here', async () => {
    const agency = await paid();
    await detach(agency);
    await refundThere(agency, 20_000);
    expect((await send(agency, 10_000)).status).toBe(200);
    expect((await agency.payment()).payment.refunds).toMatchObject([
      { amount: 20_000, refunded_by_name: 'Stripe' },
      { amount: 10_000, refunded_by_name: 'Ada Booker' },
    ]);
  });
  it('is known where Stripe’s answer is lost and its news are first', async () => {
    const agency = await paid();
    await detach(agency);
    proxy.when((seen) => (isRefund(seen) ? 'lost' : 'pass'));
    await send(agency, 10_000);
    proxy.calm();
    await agency.deliverAll();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ refunded_by_name: 'Ada Booker' }]);
  });
});

describe('a dispute that is lost by the time it is heard of', () => {
  it('asks nobody to answer it', async () => {
    const agency = await paid();
    const [charge] = booksOf(agency).list('charge');
    if (!charge) throw new Error('Somebody paid.');
    const { id } = dispute(booksOf(agency), charge, 'disputed');
    await agency.atStripe('POST', `disputes/${id}`, {
      'evidence[uncategorized_text]': 'losing_evidence',
      submit: 'true',
    });
    await night();
    await world.job('deliver-events', await streamBatch(world.table.name));
    const { notifications } = (await world.call('misc.shell.get', {}, { as: agency.as })).body;
    const titles = notifications.map(({ title }) => title);
    expect(titles).toContain('You lost the dispute of Ada Price');
    expect(titles).not.toContain('Ada Price disputes a payment. Answer in Stripe');
  });
});

describe('news of a payout of another account', () => {
  it('are taken, and nothing becomes of them', async () => {
    const [mine, theirs] = [await paid({ paysOut: true }), await paid({ paysOut: true })];
    passDays(world, 3);
    const [payout] = booksOf(theirs).list('payout');
    const [event] = mine.told().filter(({ type }) => type === 'payout.created');
    if (!payout || !event) throw new Error('Both are paid out.');
    expect((await mine.tell({ ...event, data: { object: payout } } as never)).status).toBe(200);
  });
});

describe('a colleague who sees only their own work', () => {
  it('sees when and where their client’s payment was paid out, and no sum of what others’ clients paid', async () => {
    const agency = await paid({ paysOut: true });
    const as = await narrowIn(agency);
    const { trip } = (await world.call('trips.create', { trip_name: 'Mine' }, { as })).body;
    const person = { first_name: 'Cleo', last_name: 'Price', emails: ['cleo@client.test'] };
    const { client } = (await world.call('crm.individuals.create', person, { as })).body;
    const lines = [{ ...agency.draft.lines[0], unit_price: 20_000 }];
    const draft = { ...agency.draft, trip_ids: [trip.id], lines, payers: [{ id: 'p1', client_id: client.id }] };
    const made = (await world.call('book.invoices.create', draft as never, { as })).body.invoice;
    await world.call('book.invoices.issue', { id: made.id, version: 1 }, { as });
    const link = await world.call('book.invoice-links.create', { invoice_id: made.id, payer_id: 'p1' }, { as });
    await payByCard((await agency.choose({}, link.body.url.split('/').at(-1))).url);
    await agency.deliverAll();
    payOut();
    await agency.deliverAll();
    const [mine] = await agency.payments();
    const read = async (reader: Person) =>
      (await world.call('book.payments.get', { id: mine?.id as never }, { as: reader })).body;
    const { payment, payouts } = await read(as);
    const part = payment.moves.reduce((all, { amount, fee }) => all + amount - fee, 0);
    expect(payouts).toMatchObject([{ state: 'paid', account: '1000', part, arrives_on: expect.any(String) }]);
    expect(Object.keys(payouts[0] ?? {}).filter((one) => one === 'amount' || one === 'ours')).toEqual([]);
    expect((await read(agency.as)).payouts).toMatchObject([{ amount: 97_070 + part, ours: 97_070 + part, part }]);
  });
});
