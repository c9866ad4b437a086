import { movable as clock } from '@wayline/local/clock';
import { bounce } from '@wayline/local/fakes/stripe/payouts';
import { passDays } from '@wayline/local/testing/pass-time';
import { payByBank, payByCard } from '@wayline/local/testing/pay-at-stripe';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PayingAgency, payingAgency, runLongWork } from './paying.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const DISPUTED = '4000 0000 0000 0259';
const INQUIRED = '4000 0000 0000 1976';
const REFUNDS_FAIL = '4000 0000 0000 5126';
type Terms = Parameters<typeof payingAgency>[1];

/** An agency whose client has paid by card. */
const paid = async (terms: Terms = {}, card?: string, choice: Parameters<PayingAgency['choose']>[0] = {}) => {
  const agency = await payingAgency(world, terms);
  await payByCard((await agency.choose(choice)).url, card);
  await agency.deliverAll();
  return agency;
};
const intentOf = async (agency: PayingAgency) => (await agency.payment()).payment.online_id ?? '';
/** Refunds in Stripe’s dashboard. */
const refundThere = async (agency: PayingAgency, amount?: number) =>
  agency.atStripe<{ id: string; error?: unknown }>('POST', 'refunds', {
    payment_intent: await intentOf(agency),
    ...(amount && { amount: String(amount) }),
  });
const send = async (agency: PayingAgency, draft: { amount: number; fee?: number; version?: number }) => {
  const { payment } = await agency.payment();
  return world.send(
    'book.payments.online-refund',
    { id: payment.id, version: payment.version, ...draft },
    { as: agency.as },
  );
};
const decide = async (agency: PayingAgency, text: 'winning_evidence' | 'losing_evidence') => {
  const [dispute] = (await agency.payment()).payment.disputes;
  await agency.atStripe('POST', `disputes/${dispute?.id}`, { 'evidence[uncategorized_text]': text, submit: 'true' });
};
const night = async () => {
  passDays(world, 1.01);
  await runLongWork(world);
};
describe('what Stripe keeps', () => {
  it('V03 is posted as Stripe says it, and goes out to the bank with the payout', async () => {
    const agency = await paid({ total: 123_456, options: { charges_fees: true, card_fee: '3.4' }, paysOut: true });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 123_922, '5200': 3_732, '4330': -4_198 });
    passDays(world, 3);
    await agency.deliverAll();
    const under_way = await agency.payment();
    expect(under_way.payouts).toMatchObject([{ state: 'under_way', amount: 123_922, ours: 123_922 }]);
    expect(await agency.balances()).toMatchObject({ '1030': 123_922 });
    passDays(world, 2);
    await agency.deliverAll();
    expect((await agency.payment()).payouts).toMatchObject([{ state: 'paid', account: '1000', is_listed: true }]);
    expect(await agency.balances()).toMatchObject({
      ...{ balanced: true, '1000': 123_922, '1030': 0, '1100': 0, '2100': 0, '4330': -4_198, '5200': 3_732 },
    });
  });
  it('arrives in the account that is chosen, comes back where the bank sends it back, and goes out again', async () => {
    const agency = await paid({ options: { payouts_to: '1010' }, paysOut: true });
    passDays(world, 3);
    passDays(world, 2);
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ '1010': 97_070, '1030': 0 });
    const [first] = (await agency.payment()).payouts;
    const books = world.standins?.stripe.booksOf(agency.api_key);
    if (!books || !first) throw new Error('There is a payout.');
    bounce(books, first.id);
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1010': 0, '1030': 97_070 });
    expect((await agency.payment()).payouts).toMatchObject([
      { state: 'failed', failure: expect.stringContaining('closed') },
    ]);
    passDays(world, 1);
    passDays(world, 2);
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1010': 97_070, '1030': 0 });
    const payouts = (await agency.payment()).payouts;
    expect(payouts.map(({ state, account }) => [state, account])).toEqual([
      ['failed', '1010'],
      ['paid', '1010'],
    ]);
    expect(payouts[0]?.repaid_in).toBe(payouts[1]?.id);
  });
  it('covers only what is paid here of a payout that has other business too', async () => {
    const agency = await paid({ paysOut: true });
    const other = await agency.atStripe<{ url: string }>('POST', 'checkout/sessions', {
      ...{ mode: 'payment', success_url: 'https://shop.test/', 'line_items[0][quantity]': '1' },
      ...{ 'line_items[0][price_data][currency]': 'usd', 'line_items[0][price_data][unit_amount]': '50000' },
      'line_items[0][price_data][product_data][name]': 'A mug',
    });
    await payByCard(other.url);
    passDays(world, 3);
    passDays(world, 2);
    expect(new Set(await agency.deliverAll())).toEqual(new Set([200]));
    expect((await agency.payment()).payouts).toMatchObject([{ amount: 97_070 + 48_520, ours: 97_070 }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1000': 97_070, '1030': 0 });
  });
  it('leaves a payout that was made by hand at Stripe to people', async () => {
    const agency = await paid();
    passDays(world, 3);
    await agency.atStripe('POST', 'payouts', { amount: '97070', currency: 'usd' });
    passDays(world, 2);
    expect(new Set(await agency.deliverAll())).toEqual(new Set([200]));
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070 });
    const { body } = await world.call('book.payment-account.get', {}, { as: agency.as });
    expect(body.unlisted_payouts).toMatchObject([{ amount: 97_070, state: 'paid', ours: 0 }]);
  });
  it('V19 is in dollars where euro are paid: what Stripe changes them for is gained or lost, and nothing stays', async () => {
    const agency = await paid({ currency: 'EUR', rates: { EUR: '1.10' }, paysOut: true });
    const { payment } = await agency.payment();
    expect(payment.moves).toMatchObject([{ currency: 'USD', amount: 108_000, fee: 3_162 }]);
    passDays(world, 3);
    passDays(world, 2);
    await agency.deliverAll();
    const balances = await agency.balances();
    expect(balances).toMatchObject({ balanced: true, '1000': 104_838, '1030': 0, '2100': 0, '1990': 0, '5200': 3_162 });
  });
});

describe('a refund that is made at Stripe', () => {
  it('is taken off the invoice, which is owed again, once, in whatever order it is told', async () => {
    const agency = await paid();
    await refundThere(agency, 40_000);
    const events = [...agency.told()].reverse();
    for (const event of [...events, ...events]) expect((await agency.tell(event)).status).toBe(200);
    await Promise.all(events.map((event) => agency.tell(event)));
    const { payment } = await agency.payment();
    expect(payment.refunds).toMatchObject([{ amount: 40_000, refunded_by_name: 'Stripe', online_state: 'succeeded' }]);
    expect(payment.applied).toMatchObject([{ amount: 60_000 }]);
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'open', total_amount_received: 60_000 });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 57_070, '1100': 40_000, '2100': 0 });
  });
  it('of all of it gives the fee back too', async () => {
    const agency = await paid({ options: { charges_fees: true, card_fee: '3.4' } });
    await refundThere(agency);
    await agency.deliverAll();
    const { payment } = await agency.payment();
    expect(payment.refunds).toMatchObject([{ amount: 100_000, fee: 3_400, over: 0 }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1100': 100_000, '2100': 0, '4330': 0 });
  });
  it('that no news told is found at night', async () => {
    const agency = await paid();
    await refundThere(agency, 10_000);
    await night();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 10_000 }]);
    await night();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 87_070, '1100': 10_000 });
  });
  it('and fails is the client’s again', async () => {
    const agency = await paid({}, REFUNDS_FAIL);
    await refundThere(agency, 30_000);
    await agency.deliverAll();
    expect(await agency.balances()).toMatchObject({ '1030': 67_070, '1100': 30_000 });
    passDays(world, 2);
    await agency.deliverAll();
    const { payment } = await agency.payment();
    expect(payment).toMatchObject({ refunds: [], failed_refunds: [{ amount: 30_000 }], unapplied_amount: 30_000 });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070, '1100': 30_000, '2100': -30_000 });
  });
  it('is what a bank takes back after it paid', async () => {
    const agency = await payingAgency(world);
    await payByBank((await agency.choose({ by: 'bank' })).url, '000333333335');
    passDays(world, 5);
    await agency.deliverAll();
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'paid' });
    passDays(world, 4);
    await agency.deliverAll();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 100_000 }]);
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'open', total_amount_received: 0 });
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': -500, '1100': 100_000, '5200': 500 });
  });
  it('is the one that somebody had noted already', async () => {
    const agency = await paid();
    const { payment } = await agency.payment();
    const [part] = payment.applied;
    await world.call('book.payments.detach', { invoice_payment_mapper_id: part?.id, invoice_id: agency.id } as never, {
      as: agency.as,
    });
    const { version } = (await agency.payment()).payment;
    const noted = { id: payment.id, version, transaction_type: 'strip_online_payment' as const, amount: 25_000 };
    await world.call('book.payments.refund', noted, { as: agency.as });
    await refundThere(agency, 25_000);
    await agency.deliverAll();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 25_000, online_id: expect.any(String) }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 72_070, '2100': -75_000 });
  });
  it('is given besides where the client keeps the money as credit', async () => {
    const agency = await paid();
    const { payment } = await agency.payment();
    const detach = { invoice_payment_mapper_id: payment.applied[0]?.id, invoice_id: agency.id };
    await world.call('book.payments.detach', detach as never, { as: agency.as });
    const { version } = (await agency.payment()).payment;
    await world.call('book.client-credits.convert', { id: payment.id, version, amount: 100_000 }, { as: agency.as });
    await refundThere(agency, 20_000);
    await agency.deliverAll();
    expect((await agency.payment()).payment.refunds).toMatchObject([{ amount: 0, over: 20_000 }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '2110': -100_000, '5320': 20_000, '1030': 77_070 });
  });
});

describe('a refund that is sent from here', () => {
  const detached = async (terms: Terms = {}, card?: string) => {
    const agency = await paid(terms, card);
    const detach = {
      invoice_payment_mapper_id: (await agency.payment()).payment.applied[0]?.id,
      invoice_id: agency.id,
    };
    await world.call('book.payments.detach', detach as never, { as: agency.as });
    return agency;
  };
  it('goes through Stripe once, with as much of the fee as is said', async () => {
    const agency = await detached({ options: { charges_fees: true, card_fee: '3.4' } });
    const { payment } = await agency.payment();
    const twice = await Promise.all([
      send(agency, { amount: 50_000, fee: 1_000, version: payment.version }),
      send(agency, { amount: 50_000, fee: 1_000, version: payment.version }),
    ]);
    expect(twice.some(({ status }) => status === 200)).toBe(true);
    await agency.deliverAll();
    const after = (await agency.payment()).payment;
    expect(after.refunds).toMatchObject([
      { amount: 50_000, fee: 1_000, refunded_by_name: agency.as.first_name ? expect.stringContaining('Ada') : '' },
    ]);
    expect((await agency.atStripe<{ data: unknown[] }>('GET', 'refunds')).data).toHaveLength(1);
    expect(await agency.balances()).toMatchObject({ balanced: true, '2100': -50_000, '4330': -2_400 });
  });
  it('is up to what isn’t applied, and can’t be deleted', async () => {
    const agency = await detached();
    const over = await send(agency, { amount: 100_001 });
    expect([over.status, JSON.stringify(over.body)]).toEqual([400, expect.stringContaining('Only $1,000.00')]);
    expect((await send(agency, { amount: 1_000 })).status).toBe(200);
    const { payment } = await agency.payment();
    const refund_id = payment.refunds[0]?.id;
    const deleted = await world.send('book.payments.refund.delete', { id: payment.id, refund_id }, { as: agency.as });
    expect(deleted.body.error?.code).toBe('payment.refund_is_online');
  });
  it('says what Stripe has against it', async () => {
    const agency = await detached();
    await refundThere(agency, 90_000);
    const refused = await send(agency, { amount: 50_000 });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'online.refund_refused']);
    expect(JSON.stringify(refused.body)).toContain('greater than unrefunded amount');
  });
  it('isn’t offered for a check', async () => {
    const agency = await payingAgency(world);
    await agency.payByCheck(10_000);
    expect((await send(agency, { amount: 1 })).body.error?.code).toBe('payment.not_online');
  });
});

describe('a dispute', () => {
  it('V11 takes the money and a fee, and gives the money back where it is won', async () => {
    const agency = await paid({ total: 90_000 }, DISPUTED);
    const { payment } = await agency.payment();
    expect(payment.disputes).toMatchObject([{ state: 'needs_response', amount: 90_000, reason: 'fraudulent' }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1040': 90_000, '5210': 1_500, '1030': -4_140 });
    expect((await agency.payments())[0]).toMatchObject({ disputed: true });
    expect((await agency.read()).payments).toMatchObject([{ disputed: true }]);
    await decide(agency, 'winning_evidence');
    await agency.deliverAll((events) => [...events].reverse());
    expect((await agency.payment()).payment.disputes).toMatchObject([{ state: 'won' }]);
    expect(await agency.balances()).toMatchObject({
      balanced: true,
      '1040': 0,
      '5210': 1_500,
      '1030': 85_860,
      '1100': 0,
    });
    expect((await agency.payments())[0]).toMatchObject({ disputed: false });
  });
  it('V11 is behind the bell of who looks after the Stripe account, and what becomes of it too', async () => {
    const agency = await paid({}, DISPUTED);
    await world.job('deliver-events', await streamBatch(world.table.name));
    const titles = async () =>
      (await world.call('misc.shell.get', {}, { as: agency.as })).body.notifications.map(({ title }) => title);
    expect(await titles()).toContain('Ada Price disputes a payment. Answer in Stripe');
    await decide(agency, 'losing_evidence');
    await agency.deliverAll();
    await world.job('deliver-events', await streamBatch(world.table.name));
    expect(await titles()).toContain('You lost the dispute of Ada Price');
  });
  it('V11 that is lost takes the payment off its invoice, which is owed again', async () => {
    const agency = await paid({ total: 90_000 }, DISPUTED);
    await decide(agency, 'losing_evidence');
    const events = [...agency.told()].reverse();
    await Promise.all(events.map((event) => agency.tell(event)));
    for (const event of events) expect((await agency.tell(event)).status).toBe(200);
    const { payment } = await agency.payment();
    expect(payment).toMatchObject({
      applied: [],
      unapplied_amount: 0,
      disputes: [{ state: 'lost', lost: { amount: 90_000 } }],
    });
    expect((await agency.read()).invoice).toMatchObject({ payment_status: 'open', total_amount_received: 0 });
    expect(await agency.balances()).toMatchObject({
      ...{ balanced: true, '1040': 0, '1100': 90_000, '2100': 0, '5210': 1_500, '1030': -4_140 },
    });
  });
  it('of a payment with a fee takes the fee back with it, where no news told', async () => {
    const agency = await paid({ options: { charges_fees: true, card_fee: '3.4' } }, DISPUTED);
    await decide(agency, 'losing_evidence');
    await night();
    expect(await agency.balances()).toMatchObject({ balanced: true, '1040': 0, '1100': 100_000, '2100': 0, '4330': 0 });
  });
  it('keeps its money from being given away until the bank has decided', async () => {
    const agency = await paid({}, DISPUTED);
    const { payment } = await agency.payment();
    const detach = { invoice_payment_mapper_id: payment.applied[0]?.id, invoice_id: agency.id };
    await world.call('book.payments.detach', detach as never, { as: agency.as });
    const { version, id } = (await agency.payment()).payment;
    const refund = { id, version, transaction_type: 'check', amount: 1 };
    const credit = { id, version, amount: 1 };
    for (const [call, draft] of [
      ['book.payments.refund', refund],
      ['book.client-credits.convert', credit],
      ['book.payments.online-refund', { id, version, amount: 1 }],
    ] as const) {
      const refused = await world.send(call, draft, { as: agency.as });
      expect([call, refused.status, JSON.stringify(refused.body)]).toEqual([
        ...[call, 400],
        expect.stringContaining('This payment is disputed'),
      ]);
    }
    const { body } = await world.send('book.payments.delete', { id }, { as: agency.as });
    expect(body.error?.code).toBe('payment.is_online');
  });
  it('that is an inquiry posts nothing, and is shown', async () => {
    const agency = await paid({}, INQUIRED);
    expect((await agency.payment()).payment.disputes).toMatchObject([{ state: 'inquiry' }]);
    expect(await agency.balances()).toMatchObject({ balanced: true, '1030': 97_070 });
    const [dispute] = (await agency.payment()).payment.disputes;
    await agency.atStripe('POST', `disputes/${dispute?.id}/close`);
    await agency.deliverAll();
    expect((await agency.payment()).payment.disputes).toMatchObject([{ state: 'closed' }]);
  });
  it('is posted today where the books of its day were closed', async () => {
    const agency = await paid({ total: 90_000 }, DISPUTED);
    const month = new Date(Date.now()).toISOString().slice(0, 7);
    await decide(agency, 'winning_evidence');
    passDays(world, 40);
    await world.call('ledger.periods.close', { month }, { as: agency.as });
    expect(new Set(await agency.deliverAll())).toEqual(new Set([200]));
    expect(await agency.balances()).toMatchObject({ balanced: true, '1040': 0 });
  });
});

describe('news of an account that was connected before', () => {
  it('are asked for at night', async () => {
    const agency = await paid();
    const [endpoint] = (await agency.atStripe<{ data: { id: string }[] }>('GET', 'webhook_endpoints')).data;
    await agency.atStripe('POST', `webhook_endpoints/${endpoint?.id}`, {
      'enabled_events[0]': 'checkout.session.completed',
    });
    await night();
    const [now] = (await agency.atStripe<{ data: { enabled_events: string[] }[] }>('GET', 'webhook_endpoints')).data;
    expect(now?.enabled_events).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'payout.paid', 'refund.failed']),
    );
  });
});
