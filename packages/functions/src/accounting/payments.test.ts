import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { TripId } from '@wayline/core/base/ids';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { readBalances } from '../ledger/read-balances.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

type Agency = { as: Person; trip: TripId; client: ClientId };
const newAgency = async (): Promise<Agency> => {
  const as = await openOwnCompany(world);
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, { as })).body;
  return { as, trip: trip.id, client: await newClient(as, 'Ada', 'Price') };
};
const newClient = async (as: Person, first_name: string, last_name: string) =>
  (await world.call('crm.individuals.create', { first_name, last_name }, { as })).body.client.id;

type Payer = { id: string; client_id: ClientId; weight?: number };
type Terms = { total?: number; payers?: Payer[]; currency?: string; rates?: Record<string, string> };
/** An invoice over a fee, issued. */
const invoiced = async ({ as, trip, client }: Agency, { total = 100_000, payers, ...terms }: Terms = {}) => {
  const draft = {
    ...{ trip_ids: [trip], currency: 'USD', payers: payers ?? [{ id: 'p1', client_id: client }], ...terms },
    lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: total }],
    milestones: [
      {
        ...{ id: 'm1', name: 'All of it', due: { kind: 'after_issue' as const, days: 7 } },
        part: { mode: 'rest' as const },
      },
    ],
  };
  const { invoice } = (await world.call('book.invoices.create', draft, { as })).body;
  return (await world.call('book.invoices.issue', { id: invoice.id, version: 1 }, { as })).body.invoice;
};
type Invoice = Awaited<ReturnType<typeof invoiced>>;
const on = ({ id }: Invoice, amount: number, payer_id = 'p1') => ({ invoice_id: id, payer_id, amount });

const paymentOf = ({ client }: Agency, amount: number, differs: object = {}) =>
  ({ client_id: client, transaction_type: 'check', currency: 'USD', amount, apply: [], ...differs }) as never;
const receive = async (agency: Agency, amount: number, differs: object = {}) =>
  (await world.call('book.payments.create', paymentOf(agency, amount, differs), { as: agency.as })).body.payment;
const refused = async (agency: Agency, amount: number, differs: object = {}) => {
  const { status, body } = await world.send('book.payments.create', paymentOf(agency, amount, differs), {
    as: agency.as,
  });
  return { status, ...body.error };
};
const readInvoice = async ({ as }: Agency, { id }: Invoice) =>
  (await world.call('book.invoices.get', { id }, { as })).body;
const readPayment = async ({ as }: Agency, { id }: { id: Awaited<ReturnType<typeof receive>>['id'] }) =>
  (await world.call('book.payments.get', { id }, { as })).body.payment;
const balances = ({ as }: Agency) => readBalances(world, as);

describe('receiving', () => {
  it('V02 takes a check, applies it in parts, and keeps what is left for the client', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, { total: 166_666 });
    const payment = await receive(agency, 200_000, {
      confirmation_code: '1007',
      apply: [on(invoice, 33_333), on(invoice, 50_000)],
    });
    expect(payment).toMatchObject({
      ...{ amount: 200_000, unapplied_amount: 116_667, trip_id: agency.trip, transaction_type: 'check' },
      client: { name: 'Ada Price' },
      applied: [{ amount: 33_333 }, { amount: 50_000 }],
    });
    const { invoice: now, payments } = await readInvoice(agency, invoice);
    expect(now).toMatchObject({
      ...{ payment_status: 'open', total_amount_received: 83_333 },
      shares: [{ received: 83_333 }],
    });
    expect(
      payments?.map(({ amount, payment_method, confirmation_code }) => [amount, payment_method, confirmation_code]),
    ).toEqual([
      [33_333, 'check', '1007'],
      [50_000, 'check', '1007'],
    ]);
    expect(await balances(agency)).toEqual({
      ...{ balanced: true, '1020': 200_000, '1100': 83_333, '2100': -116_667, '4300': -166_666 },
    });
    const { body } = await world.call(
      'book.payments.detach',
      { invoice_payment_mapper_id: payment.applied[1]?.id as never, invoice_id: invoice.id },
      { as: agency.as },
    );
    expect(body.payment).toMatchObject({ unapplied_amount: 166_667, applied: [{ amount: 33_333 }] });
    expect((await readInvoice(agency, invoice)).invoice).toMatchObject({ total_amount_received: 33_333 });
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 133_333, '2100': -166_667 });
  });

  it('R-ACC-079 makes an invoice paid, and what several pay counts for each of them', async () => {
    const agency = await newAgency();
    const other = await newClient(agency.as, 'Ben', 'Orr');
    const payers = [
      { id: 'p1', client_id: agency.client },
      { id: 'p2', client_id: other },
    ];
    const invoice = await invoiced(agency, { total: 100_001, payers });
    await receive({ ...agency, client: other }, 50_000, { apply: [on(invoice, 50_000, 'p2')] });
    const half = (await readInvoice(agency, invoice)).invoice;
    expect(half.shares.map(({ amount, received }) => [amount, received])).toEqual([
      [50_001, 0],
      [50_000, 50_000],
    ]);
    await receive(agency, 50_001, { transaction_type: 'credit_card', apply: [on(invoice, 50_001)] });
    expect((await readInvoice(agency, invoice)).invoice).toMatchObject({ payment_status: 'paid' });
    const mine = async (client: ClientId) =>
      (await world.call('book.payments.summary', { client }, { as: agency.as })).body.payments;
    expect(await mine(other)).toMatchObject({
      expected_total_amount: 50_000,
      total_received: 50_000,
      total_pending: 0,
    });
  });

  it('R-ACC-056 sums up what was to come and what came', async () => {
    const agency = await newAgency();
    const read = async () => (await world.call('book.payments.summary', {}, { as: agency.as })).body;
    expect(await read()).toEqual({
      currency: 'USD',
      payments: {
        ...{ expected_total_amount: 0, total_received: 0, total_received_pct: 100 },
        ...{ total_pending: 0, total_pending_pct: 0 },
      },
    });
    const invoice = await invoiced(agency);
    await receive(agency, 60_000, { apply: [on(invoice, 25_000)] });
    expect((await read()).payments).toEqual({
      ...{ expected_total_amount: 100_000, total_received: 25_000, total_received_pct: 25 },
      ...{ total_pending: 75_000, total_pending_pct: 75 },
    });
  });

  it('sums up nothing where a client of another company narrows it', async () => {
    const agency = await newAgency();
    await receive(agency, 25_000, { apply: [on(await invoiced(agency), 25_000)] });
    const { as } = await newAgency();
    const { body } = await world.call('book.payments.summary', { client: agency.client }, { as });
    expect(body.payments).toMatchObject({ expected_total_amount: 0, total_received: 0 });
  });

  it('R-ACC-050 puts each way of paying on its account, and a transfer on the bank that is named', async () => {
    const agency = await newAgency();
    const ways = ['credit_card', 'strip_online_payment', 'check', 'pay_pal', 'payment_portal', 'other'];
    for (const transaction_type of ways) await receive(agency, 100, { transaction_type });
    await receive(agency, 200, { transaction_type: 'bank_transfer' });
    await receive(agency, 300, { transaction_type: 'bank_transfer', account: '1010' });
    expect(await balances(agency)).toEqual({
      ...{ '1031': 100, '1030': 100, '1020': 100, '1032': 100, '1033': 100, '1034': 100 },
      ...{ '1000': 200, '1010': 300, '2100': -1_100, balanced: true },
    });
    expect(await refused(agency, 100, { transaction_type: 'bank_transfer', account: '4000' })).toMatchObject({
      ...{ status: 400, code: 'payment.not_ready', issues: [{ path: 'account' }] },
    });
    expect(await refused(agency, 100, { transaction_type: 'credit_point' })).toMatchObject({ status: 400 });
  });

  it('V19 gains or loses what the rate moved since the invoice, and gives it back with the part', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, { total: 123_456, currency: 'EUR', rates: { EUR: '1.0853' } });
    const payment = await receive(agency, 123_456, {
      ...{ currency: 'EUR', rate: '1.0777', transaction_type: 'strip_online_payment' },
      apply: [on(invoice, 100_000), on(invoice, 23_456)],
    });
    const paid = await balances(agency);
    expect(paid).toMatchObject({ balanced: true, '1030': 133_049, '5800': 938 });
    expect([paid['1100'], paid['2100'], paid['1990']].map((balance) => balance ?? 0)).toEqual([0, 0, 0]);
    for (const { id } of payment.applied)
      await world.call(
        'book.payments.detach',
        { invoice_payment_mapper_id: id, invoice_id: invoice.id },
        { as: agency.as },
      );
    const back = await balances(agency);
    expect(back).toMatchObject({ balanced: true, '1100': 133_987, '2100': -133_049 });
    expect(back['5800'] ?? 0).toBe(0);
  });

  it('settles an invoice on the day of the invoice where the money came before it', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const payment = await receive(agency, 100_000, { received_on: '2026-01-05', apply: [on(invoice, 100_000)] });
    expect(payment).toMatchObject({ received_on: '2026-01-05', applied: [{ applied_on: invoice.issue_date }] });
    const owed = async (as_of: string) => {
      const { accounts } = (await world.call('ledger.trial-balance.get', { as_of }, { as: agency.as })).body;
      return accounts.find(({ code }) => code === '1100')?.balance ?? 0;
    };
    expect([await owed('2026-01-31'), await owed(invoice.issue_date ?? '')]).toEqual([0, 0]);
  });

  it('refuses more than is owed or left, another currency, drafts and days ahead, each at its place', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const euro = await invoiced(agency, { currency: 'EUR', rates: { EUR: '1.1' } });
    const said = async (amount: number, differs: object) =>
      (await refused(agency, amount, differs)).issues as { path: string; message: string }[];
    expect(await said(200_000, { apply: [on(invoice, 100_001)] })).toEqual([
      {
        path: 'apply.0.amount',
        message: expect.stringMatching(/^Ada Price owes \$1,000\.00 on INV-\d{4}-00001\. Apply up to that much\.$/),
      },
    ]);
    expect(await said(5_000, { apply: [on(invoice, 3_000), on(invoice, 3_000)] })).toEqual([
      { path: 'apply.1.amount', message: 'Only $20.00 of this payment is left. Apply less.' },
    ]);
    expect(await said(5_000, { apply: [on(euro, 100)] })).toMatchObject([{ path: 'apply.0.amount' }]);
    expect(await said(5_000, { apply: [on(invoice, 100, 'p9')] })).toMatchObject([{ path: 'apply.0.amount' }]);
    expect(await said(5_000, { received_on: '2099-01-01' })).toMatchObject([{ path: 'received_on' }]);
    expect(await refused(agency, 5_000, { client_id: `cli_${'0'.repeat(26)}` })).toMatchObject({ status: 404 });
    expect(await balances(agency)).toMatchObject({ balanced: true, '4300': -210_000 });
    expect((await balances(agency))['2100']).toBeUndefined();
  });
});

describe('a payment that is there', () => {
  it('is applied later, to several invoices at once, and by one of two people who do so at the same time', async () => {
    const agency = await newAgency();
    const [first, second] = [await invoiced(agency), await invoiced(agency)];
    const { id } = await receive(agency, 150_000);
    const send = () =>
      world.send(
        'book.payments.apply',
        { id, version: 1, apply: [on(first, 100_000), on(second, 50_000)] },
        { as: agency.as },
      );
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'record.stale' } });
    expect(await readPayment(agency, { id })).toMatchObject({ unapplied_amount: 0 });
    expect((await readInvoice(agency, first)).invoice).toMatchObject({ payment_status: 'paid' });
    expect((await readInvoice(agency, second)).invoice).toMatchObject({ total_amount_received: 50_000 });
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 50_000 });
  });

  it('R-ACC-129 is deleted once nothing of it is applied, and stays in the books as what was taken back', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const payment = await receive(agency, 60_000, { apply: [on(invoice, 60_000)] });
    const remove = () => world.send('book.payments.delete', { id: payment.id }, { as: agency.as });
    const still = await remove();
    expect([still.status, still.body]).toMatchObject([
      409,
      { error: { code: 'payment.is_applied', message: expect.stringContaining('INV-') } },
    ]);
    await world.call(
      'book.payments.detach',
      { invoice_payment_mapper_id: payment.applied[0]?.id as never, invoice_id: invoice.id },
      { as: agency.as },
    );
    expect((await remove()).body).toEqual({ status: 'success' });
    expect((await remove()).status).toBe(404);
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 100_000 });
    expect((await balances(agency))['1020'] ?? 0).toBe(0);
    await deliverStream(world);
    const list = async (input: object) =>
      (await world.call('book.payments.list', input as never, { as: agency.as })).body.payments.map(({ id }) => id);
    expect([await list({}), await list({ show: 'deleted' })]).toEqual([[], [payment.id]]);
    const again = await world.send(
      'book.payments.apply',
      { id: payment.id, version: (await readPayment(agency, payment)).version, apply: [on(invoice, 1)] },
      { as: agency.as },
    );
    expect(again.body).toMatchObject({ error: { code: 'payment.deleted' } });
  });

  it('R-ACC-091 R-ACC-128 goes with the part that is deleted where that is all of it, and otherwise stays the client’s', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const whole = await receive(agency, 40_000, { apply: [on(invoice, 40_000)] });
    const parted = await receive(agency, 60_000, { apply: [on(invoice, 10_000), on(invoice, 20_000)] });
    const remove = (id: unknown) => world.send('book.invoice-payments.delete', { id } as never, { as: agency.as });
    expect((await remove(whole.applied[0]?.id)).body).toEqual({ status: 'success' });
    expect(await readPayment(agency, whole)).toMatchObject({ deleted_at: expect.any(String) });
    for (const { id } of parted.applied) expect((await remove(id)).body).toEqual({ status: 'success' });
    expect(await readPayment(agency, parted)).toMatchObject({ unapplied_amount: 60_000, applied: [] });
    expect((await readInvoice(agency, invoice)).invoice.total_amount_received).toBe(0);
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 100_000, '2100': -60_000 });
    expect((await remove(parted.applied[1]?.id)).status).toBe(404);
  });

  it('is applied in so many parts, and on as many invoices at once as fit into a transaction', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const part = () => on(invoice, 1);
    const payment = await receive(agency, 1_000, { apply: Array.from({ length: 20 }, part) });
    const more = await world.send('book.payments.apply', { id: payment.id, version: 1, apply: [part()] }, agency);
    expect(more.body).toMatchObject({
      error: {
        code: 'payment.not_ready',
        issues: [{ path: 'apply', message: expect.stringMatching(/up to 20 parts/) }],
      },
    });
    const many = [invoice, ...(await Promise.all(Array.from({ length: 11 }, () => invoiced(agency))))];
    expect(await refused(agency, 120, { apply: many.map((one) => on(one, 10)) })).toMatchObject({
      ...{ status: 400, code: 'payment.not_ready' },
      issues: [{ path: 'apply', message: expect.stringMatching(/too many invoices at once/) }],
    });
    expect((await receive(agency, 80, { apply: many.slice(0, 8).map((one) => on(one, 10)) })).unapplied_amount).toBe(0);
  });

  it('is seen with the trip of its first part, by who advises on that, and with its client while it has none', async () => {
    const { owner, advisor } = world.people;
    const { trip: theirs } = (await world.call('trips.create', { trip_name: 'Theirs' }, { as: owner })).body;
    const { trip: mine } = (await world.call('trips.create', { trip_name: 'Mine' }, { as: owner })).body;
    const agency = { as: owner, trip: theirs.id, client: await newClient(owner, 'Ada', 'Seen') };
    const [there, here] = [await invoiced(agency), await invoiced({ ...agency, trip: mine.id })];
    const payment = await receive(agency, 1_000, { apply: [on(there, 600)] });
    expect(payment).toMatchObject({ trip: { trip_name: 'Theirs' } });
    const input = { invoice_payment_mapper_id: payment.applied[0]?.id as never, invoice_id: there.id };
    const detached = (await world.call('book.payments.detach', input, { as: owner })).body.payment;
    expect(detached).toMatchObject({ applied: [], client_id: agency.client });
    expect([detached.trip_id, detached.trip]).toEqual([undefined, undefined]);
    const apply = { id: payment.id, version: detached.version, apply: [on(here, 600)] };
    expect((await world.call('book.payments.apply', apply, { as: owner })).body.payment).toMatchObject({
      trip: { trip_name: 'Mine' },
    });
    await deliverStream(world);
    const listed = async (trip: TripId) =>
      (await world.call('book.payments.list', { trip }, { as: owner })).body.payments.map(({ id }) => id);
    expect([await listed(theirs.id), await listed(mine.id)]).toEqual([[], [payment.id]]);
    expect((await world.send('book.payments.get', { id: payment.id }, { as: advisor })).status).toBe(200);
  });

  it('R-ACC-092 R-ACC-130 is detached only from the invoice it is on', async () => {
    const agency = await newAgency();
    const [invoice, other] = [await invoiced(agency), await invoiced(agency)];
    const payment = await receive(agency, 60_000, { apply: [on(invoice, 60_000)] });
    const answer = await world.send(
      'book.payments.detach',
      { invoice_payment_mapper_id: payment.applied[0]?.id as never, invoice_id: other.id },
      { as: agency.as },
    );
    expect(answer.status).toBe(404);
    expect(await readPayment(agency, payment)).toMatchObject({ unapplied_amount: 0 });
  });

  it('is found by who paid, reference, invoice and trip, and by what is left of it', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const first = await receive(agency, 60_000, { apply: [on(invoice, 60_000)], confirmation_code: 'CHK-88' });
    const second = await receive(agency, 70_000, { remark: 'For the safari', received_on: '2026-01-05' });
    await deliverStream(world);
    const find = async (input: object) =>
      (await world.call('book.payments.list', input as never, { as: agency.as })).body.payments.map(({ id }) => id);
    expect(await find({ search: 'Ada' })).toEqual([second.id, first.id]);
    expect(await find({ search: 'chk-88' })).toEqual([first.id]);
    expect(await find({ search: invoice.formatted_invoice_number })).toEqual([first.id]);
    expect(await find({ search: 'safari' })).toEqual([second.id]);
    expect(await find({ trip: agency.trip })).toEqual([first.id]);
    expect(await find({ unapplied: '1' })).toEqual([second.id]);
    expect(await find({ received_until: '2026-01-31' })).toEqual([second.id]);
  });

  it('follows a client who is called otherwise, and one who was merged', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const invoice = await invoiced(agency);
    const payment = await receive(agency, 60_000, { apply: [on(invoice, 60_000)] });
    const kept = await newClient(as, 'Ada', 'Prize');
    const sides = { existing: kept, to_merge: client };
    await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 } as never, { as });
    await deliverStream(world);
    expect(await readPayment(agency, payment)).toMatchObject({
      client_id: kept,
      client: { id: kept, name: 'Ada Prize' },
    });
    expect((await readInvoice(agency, invoice)).payments).toMatchObject([{ paid_by_name: 'Ada Prize' }]);
    // Its account is still that of the profile that paid.
    const { applied } = await readPayment(agency, payment);
    const input = { invoice_payment_mapper_id: applied[0]?.id as never, invoice_id: invoice.id };
    await world.call('book.payments.detach', input, { as });
    await world.call('book.payments.delete', { id: payment.id }, { as });
    expect((await balances(agency))['2100'] ?? 0).toBe(0);
  });
});

describe('a refund', () => {
  const refund = async (agency: Agency, { id, version }: { id: unknown; version: number }, differs: object) =>
    world.send('book.payments.refund', { id, version, transaction_type: 'check', ...differs } as never, {
      as: agency.as,
    });
  it('V07 gives back what isn’t applied, and no more, and is taken back where it was a mistake', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const payment = await receive(agency, 145_000, {
      ...{ transaction_type: 'bank_transfer', account: '1010' },
      apply: [on(invoice, 100_000)],
    });
    const more = await refund(agency, payment, { amount: 45_001 });
    expect(more.body).toMatchObject({
      error: {
        ...{ code: 'payment.not_ready' },
        issues: [{ path: 'amount', message: 'Only $450.00 of this payment isn’t applied. Detach more of it first.' }],
      },
    });
    const { body } = await refund(agency, payment, {
      amount: 45_000,
      transaction_type: 'bank_transfer',
      account: '1010',
    });
    const { payment: now } = body as { payment: Awaited<ReturnType<typeof receive>> };
    expect(now).toMatchObject({ unapplied_amount: 0, refunds: [{ amount: 45_000, account: '1010' }] });
    expect(await balances(agency)).toMatchObject({ balanced: true, '1010': 100_000 });
    expect((await balances(agency))['2100'] ?? 0).toBe(0);
    const id = now.refunds[0]?.id as never;
    await world.call('book.payments.refund.delete', { id: payment.id, refund_id: id }, { as: agency.as });
    expect(await balances(agency)).toMatchObject({ balanced: true, '1010': 145_000, '2100': -45_000 });
  });
  it('R-ACC-051 is never credit, comes after the payment, and keeps it from being deleted', async () => {
    const agency = await newAgency();
    const payment = await receive(agency, 10_000);
    expect((await refund(agency, payment, { amount: 1, transaction_type: 'credit_point' })).status).toBe(400);
    expect((await refund(agency, payment, { amount: 1, refunded_on: '2026-01-01' })).body).toMatchObject({
      error: { issues: [{ path: 'refunded_on' }] },
    });
    expect((await refund(agency, payment, { amount: 1 })).status).toBe(200);
    const removed = await world.send('book.payments.delete', { id: payment.id }, { as: agency.as });
    expect([removed.status, removed.body.error?.code]).toEqual([409, 'payment.is_refunded']);
  });
});

describe('an invoice on which something is paid', () => {
  it('can’t be canceled, get another currency, or be revised below what was received', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    await receive(agency, 60_000, { apply: [on(invoice, 60_000)] });
    const { invoice: now } = await readInvoice(agency, invoice);
    const revise = (differs: object) =>
      world.send(
        'book.invoices.revise',
        {
          ...{ id: now.id, version: now.version, trip_ids: now.trip_ids, currency: 'USD', payers: now.payers },
          milestones: now.milestones,
          lines: [{ id: 'fee', kind: 'planning_fee', title: 'Planning', unit_price: 80_000 }],
          ...differs,
        } as never,
        { as: agency.as },
      );
    const fee = (unit_price: number) => ({
      lines: [{ id: 'fee', kind: 'planning_fee', title: 'Planning', unit_price }],
    });
    expect((await revise(fee(59_999))).body).toMatchObject({ error: { code: 'invoice.below_received' } });
    expect((await revise({ currency: 'EUR', rates: { EUR: '1.1' } })).body).toMatchObject({
      error: { code: 'invoice.has_payments' },
    });
    const canceled = await world.send('book.invoices.cancel', { id: now.id, version: now.version }, { as: agency.as });
    expect(canceled.body).toMatchObject({ error: { code: 'invoice.has_payments' } });
    expect((await revise(fee(60_000))).body).toMatchObject({
      invoice: { payment_status: 'paid', total: 60_000, total_amount_received: 60_000 },
      payments: [{ amount: 60_000 }],
    });
    expect(await balances(agency)).toMatchObject({ balanced: true, '4300': -60_000 });
  });

  const revise = async ({ as }: Agency, { id }: Invoice, differs: object) => {
    const { invoice: now } = (await world.call('book.invoices.get', { id }, { as })).body;
    const same = { trip_ids: now.trip_ids, currency: now.currency, payers: now.payers, milestones: now.milestones };
    return world.send('book.invoices.revise', { id, version: now.version, ...same, ...differs } as never, { as });
  };
  const fee = (unit_price: number, title = 'Planning') => ({
    lines: [{ id: 'fee', kind: 'planning_fee', title, unit_price }],
  });
  it('law 15 leaves nothing in the books where a revision makes a part that was paid in another currency the whole, nor when that is taken back', async () => {
    const agency = await newAgency();
    const euros = { currency: 'EUR', rates: { EUR: '1.0853' } };
    const invoice = await invoiced(agency, { total: 10_001, ...euros });
    const payment = await receive(agency, 3_019, { currency: 'EUR', rate: '1.0853', apply: [on(invoice, 3_019)] });
    const owed = async () => {
      const books = await balances(agency);
      return [books.balanced, books['1100'] ?? 0];
    };
    for (const title of ['Planning', 'Planning, once more', 'Planning, and again']) {
      expect((await revise(agency, invoice, fee(3_019, title))).status).toBe(200);
      expect(await owed()).toEqual([true, 0]);
    }
    const input = { invoice_payment_mapper_id: payment.applied[0]?.id as never, invoice_id: invoice.id };
    const { version } = (await world.call('book.payments.detach', input, agency)).body.payment;
    await world.call('book.payments.apply', { id: payment.id, version, apply: [on(invoice, 3_019)] }, agency);
    expect(await owed()).toEqual([true, 0]);
    expect((await revise(agency, invoice, fee(10_001))).status).toBe(200);
    await receive(agency, 6_982, { currency: 'EUR', rate: '1.0853', apply: [on(invoice, 6_982)] });
    expect(await owed()).toEqual([true, 0]);
  });
  it('stays with its first trip, by which its payments are seen', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    await receive(agency, 60_000, { apply: [on(invoice, 60_000)] });
    const { trip } = (await world.call('trips.create', { trip_name: 'Ravello' }, agency)).body;
    const moved = await revise(agency, invoice, { ...fee(100_000), trip_ids: [trip.id, agency.trip] });
    expect(moved.body).toMatchObject({ error: { code: 'invoice.has_payments' } });
    expect((await revise(agency, invoice, { ...fee(100_000), trip_ids: [agency.trip, trip.id] })).status).toBe(200);
  });
  it('is owed to the advisor that it has now, with what was paid of it', async () => {
    const { owner, advisor } = world.people;
    const { trip } = (await world.call('trips.create', { trip_name: 'Handed over' }, { as: owner })).body;
    const agency = { as: owner, trip: trip.id, client: await newClient(owner, 'Ivo', 'Handed') };
    const invoice = await invoiced(agency);
    await receive(agency, 60_000, { apply: [on(invoice, 60_000)] });
    await world.call('trips.assign', { ids: [trip.id], advisor_id: advisor.user_id }, { as: owner });
    expect((await revise(agency, invoice, fee(100_000))).status).toBe(200);
    await deliverStream(world);
    const { entries } = (await world.call('ledger.entries.list', { dimension: 'trip', value: trip.id }, { as: owner }))
      .body;
    const owed: Record<string, number> = {};
    for (const { account, amount, dimensions } of entries.flatMap(({ lines }) => lines))
      if (account === '1100') owed[String(dimensions.advisor)] = (owed[String(dimensions.advisor)] ?? 0) + amount;
    expect(owed).toEqual({ [owner.user_id]: 0, [advisor.user_id]: 40_000 });
  });
});

describe('who may', () => {
  it('R-ACC-125 R-ACC-126 records on invoices, keeps money of a client, and deletes, each with a permission of its own', async () => {
    const { advisor: as, owner } = world.people;
    const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: owner })).body;
    const agency = { as: owner, trip: trip.id, client: await newClient(owner, 'Ada', 'Price') };
    const invoice = await invoiced(agency);
    // Advisors apply payments on invoices, and don't enter or delete others.
    const whole = await receive({ ...agency, as }, 100, { apply: [on(invoice, 100)] });
    expect(whole.unapplied_amount).toBe(0);
    const left = await refused({ ...agency, as }, 200, { apply: [on(invoice, 100)] });
    expect(left).toMatchObject({ status: 403, code: 'access.denied' });
    const removed = await world.send('book.payments.delete', { id: whole.id }, { as });
    expect([removed.status, removed.body.error?.code]).toEqual([403, 'access.denied']);
    const { standard } = world.people;
    expect((await world.send('book.payments.list', {}, { as: standard })).status).toBe(403);
  });
});
