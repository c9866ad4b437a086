import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { Credits } from '@wayline/core/areas/accounting/credits/credit.records';
import type { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { toInstant } from '@wayline/core/base/zoned-time';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { readBalances } from '../ledger/read-balances.fixture';
import { newcomer } from '../sweeps/newcomer';
import { ALL_OF_IT, holdingCredit, paymentOf } from './holding-credit.fixture';

const DAY_MS = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());
/** Moves the clock on by days, and has done what is due by then. */
const afterDays = async (days: number) => {
  clock.waylineClockOffset = days * DAY_MS;
  await world.job('due-work');
};
const { newClient, receive, spend, convert, grant, listed } = holdingCredit(() => world);

type Agency = { as: Person; trip: TripId; client: ClientId; today: string };
const newAgency = async (): Promise<Agency> => {
  const as = await openOwnCompany(world);
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body;
  const client = await newClient(as, 'Mia', 'Price');
  // The day where the company is, by something that happens there today.
  const { credit } = (
    await world.call(
      'book.client-credits.grant',
      { client_id: await newClient(as, 'Today', 'Only'), currency: 'USD', amount: 1, reason: 'To learn the day' },
      { as },
    )
  ).body;
  await world.call('book.client-credits.delete', { id: credit.id }, { as });
  return { as, trip: trip.id, client, today: credit.credited_on };
};
const invoiced = async ({ as, trip, client }: Agency, total: number, terms: object = {}) => {
  const draft = {
    ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client }], ...terms },
    lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: total }],
    milestones: ALL_OF_IT,
  };
  const { invoice } = (await world.call('book.invoices.create', draft, { as })).body;
  return (await world.call('book.invoices.issue', { id: invoice.id, version: 1 }, { as })).body.invoice;
};
const on = ({ id }: Awaited<ReturnType<typeof invoiced>>, amount: number) => ({
  ...{ invoice_id: id, payer_id: 'p1', amount },
});
const refusedIssues = async (agency: Agency, amount: number, differs: object) => {
  const { status, body } = await world.send('book.payments.create', paymentOf(agency, amount, differs), agency);
  return [status, body.error?.code, body.error?.issues];
};
const oneOf = async (agency: Agency, id: CreditId) => (await listed(agency)).credits.find((one) => one.id === id);
const balances = ({ as }: Agency) => readBalances(world, as);
/** What the entries say of a credit on its account, under which sources, and what they call it. */
const ofCredit = async ({ as }: Agency, id: CreditId) => {
  await deliverStream(world);
  const about = { dimension: 'credit' as const, value: id };
  const { entries: those, names } = (await world.call('ledger.entries.list', about, { as })).body;
  const lines = those.flatMap((entry) => entry.lines.filter(({ account }) => account === '2110'));
  return {
    balance: lines.reduce((sum, { amount }) => sum + amount, 0),
    base: lines.reduce((sum, { base_amount }) => sum + base_amount, 0),
    days: Object.fromEntries(those.map(({ source, entry_date }) => [source, entry_date])),
    name: names[id],
  };
};

describe('credit of a client', () => {
  it('V12 is converted, spent on an invoice, granted and expired', async () => {
    const agency = await newAgency();
    const { today } = agency;
    const payment = await receive(agency, 50_000, { transaction_type: 'bank_transfer', account: '1010' });
    const { credit: cr1, payment: converted } = await convert(agency, payment, 50_000);
    expect(cr1).toMatchObject({ kind: 'converted', state: 'available', left_amount: 50_000, payment_id: payment.id });
    expect(converted).toMatchObject({ unapplied_amount: 0, conversions: [{ credit_id: cr1.id, amount: 50_000 }] });
    const cr2 = await grant(agency, 10_000, { expires_on: addDays(today, 364) });
    const invoice = await invoiced(agency, 32_000);
    const paid = await spend(agency, cr1.id, 32_000, { apply: [on(invoice, 32_000)] });
    expect(paid).toMatchObject({ transaction_type: 'credit_point', credit_id: cr1.id, unapplied_amount: 0 });
    const read = (await world.call('book.invoices.get', { id: invoice.id }, agency)).body;
    expect(read.invoice.payment_status).toBe('paid');
    expect(read.payments).toMatchObject([{ payment_method: 'credit_point', amount: 32_000 }]);
    expect(await listed(agency)).toMatchObject({
      credits: [
        { id: cr2.id, left_amount: 10_000 },
        { id: cr1.id, left_amount: 18_000, spent: [{ payment_id: paid.id, amount: 32_000 }] },
      ],
      available: [{ currency: 'USD', amount: 28_000 }],
    });
    await afterDays(364);
    expect(await oneOf(agency, cr2.id)).toMatchObject({ state: 'available' });
    await afterDays(366);
    await world.job('due-work');
    expect(await listed(agency)).toMatchObject({
      credits: [{ state: 'expired', left_amount: 0, expired: [{ amount: 10_000 }] }, { left_amount: 18_000 }],
      available: [{ currency: 'USD', amount: 18_000 }],
    });
    const [first, second] = [await ofCredit(agency, cr1.id), await ofCredit(agency, cr2.id)];
    expect([first.balance, second.balance]).toEqual([-18_000, 0]);
    expect(first.name).toBe('$500.00 credit of Mia Price');
    expect(second.days).toEqual({
      [`credit.granted:${cr2.id}`]: today,
      [`credit.expired:${cr2.id}`]: addDays(today, 365),
    });
    const books = await balances(agency);
    expect(books).toMatchObject({ balanced: true, '1010': 50_000, '2110': -18_000, '4300': -32_000 });
    expect([books['2100'] ?? 0, books['1100'] ?? 0, books['5320'] ?? 0]).toEqual([0, 0, 0]);
  });

  it('R-ACC-131 is listed with client_id, supplier_id and payment_type, newest first, for nobody else', async () => {
    const agency = await newAgency();
    const { institution } = (
      await world.call('crm.institutions.create', { name: 'Hotel Luna', type: 'supplier' } as never, agency)
    ).body as { institution: { id: string } };
    const [first, second] = [await grant(agency, 1_000), await grant(agency, 2_000)];
    const asked = { client_id: agency.client, supplier_id: institution?.id, payment_type: 'credit_point' };
    const { body } = await world.call('book.client-credits.list', asked as never, agency);
    expect(body.credits.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(body.available).toEqual([{ currency: 'USD', amount: 3_000 }]);
    const { as } = await newAgency();
    const other = await world.send('book.client-credits.list', { client_id: agency.client }, { as });
    expect([other.status, other.body.error?.code]).toEqual([404, 'record.missing']);
    expect((await world.send('book.client-credits.list', {} as never, agency)).status).toBe(400);
  });

  it('law 10 takes no more of a payment than isn’t applied, and gives it back unapplied', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, 30_000);
    const payment = await receive(agency, 50_000, { apply: [on(invoice, 30_000)] });
    const { id, version } = payment;
    const more = await world.send('book.client-credits.convert', { id, version, amount: 20_001 }, agency);
    expect(more.body.error).toMatchObject({
      code: 'payment.not_ready',
      issues: [{ path: 'amount', message: 'Only $200.00 of this payment isn’t applied. Enter up to that much.' }],
    });
    const { credit, payment: after } = await convert(agency, payment, 15_000, { remark: 'Next summer' });
    expect(after.unapplied_amount).toBe(5_000);
    const stale = await world.send('book.client-credits.convert', { id, version, amount: 1 }, agency);
    expect(stale.body.error?.code).toBe('record.stale');
    const deletion = await world.send('book.payments.delete', { id }, agency);
    expect(deletion.body.error?.code).toBe('payment.is_applied');
    expect(await balances(agency)).toMatchObject({ balanced: true, '2100': -5_000, '2110': -15_000 });
    await world.call('book.client-credits.delete', { id: credit.id }, agency);
    expect((await world.send('book.client-credits.delete', { id: credit.id }, agency)).status).toBe(404);
    const books = await balances(agency);
    expect([books.balanced, books['2100'], books['2110'] ?? 0]).toEqual([true, -20_000, 0]);
    expect((await listed(agency)).credits).toEqual([]);
    const { body } = await world.call('book.payments.get', { id }, agency);
    expect(body.payment).toMatchObject({ unapplied_amount: 20_000, conversions: [] });
  });

  it('keeps a payment from being deleted while some of it is credit', async () => {
    const agency = await newAgency();
    const payment = await receive(agency, 50_000);
    await convert(agency, payment, 50_000);
    const { status, body } = await world.send('book.payments.delete', { id: payment.id }, agency);
    expect([status, body.error?.code]).toEqual([409, 'payment.is_converted']);
  });

  it('is spent only as far as it goes, in its currency, by its client, and before it expires', async () => {
    const agency = await newAgency();
    const credit = await grant(agency, 5_000, { expires_on: agency.today });
    const point = { transaction_type: 'credit_point', credit_id: credit.id };
    const refuses = async (amount: number, differs: object) =>
      (await refusedIssues(agency, amount, { ...point, ...differs }))[2] as { path: string; message: string }[];
    await spend(agency, credit.id, 2_000);
    expect(await refuses(3_001, {})).toEqual([
      { path: 'amount', message: 'Only $30.00 of this credit is left. Enter up to that much.' },
    ]);
    expect(await refuses(1, { currency: 'EUR', rate: '1.1' })).toMatchObject([{ path: 'credit_id' }]);
    expect(await refuses(1, { credit_id: undefined })).toMatchObject([{ path: 'credit_id' }]);
    expect(await refuses(1, { transaction_type: 'check' })).toMatchObject([{ path: 'credit_id' }]);
    expect(await refuses(1, { received_on: addDays(agency.today, -1) })).toMatchObject([{ path: 'received_on' }]);
    const other = await newClient(agency.as, 'Ben', 'Orr');
    expect(await refuses(1, { client_id: other })).toMatchObject([{ path: 'credit_id' }]);
    // Before what is left was posted as expired, and after.
    clock.waylineClockOffset = 2 * DAY_MS;
    const expired = 'This credit has expired. Choose another one, or change its expiry first.';
    expect(await refuses(1, {})).toEqual([{ path: 'credit_id', message: expired }]);
    await world.job('due-work');
    expect(await refuses(1, {})).toEqual([{ path: 'credit_id', message: expired }]);
    expect(await balances(agency)).toMatchObject({ balanced: true, '2100': -2_000, '5320': 2_000 });
  });

  it('is spent once by two who spend all of it at the same time', async () => {
    const agency = await newAgency();
    const credit = await grant(agency, 5_000);
    const point = { transaction_type: 'credit_point', credit_id: credit.id };
    const answers = await Promise.all([refusedIssues(agency, 5_000, point), refusedIssues(agency, 5_000, point)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
    expect(await balances(agency)).toMatchObject({ balanced: true, '2100': -5_000, '5320': 5_000 });
  });

  it('comes back when the payment made with it is deleted, and expires then if its day is over', async () => {
    const agency = await newAgency();
    const { today } = agency;
    const credit = await grant(agency, 5_000, { expires_on: addDays(today, 3) });
    const invoice = await invoiced(agency, 5_000);
    const whole = await spend(agency, credit.id, 2_000, { apply: [on(invoice, 2_000)] });
    const parted = await spend(agency, credit.id, 3_000, { apply: [on(invoice, 1_000)] });
    expect(await oneOf(agency, credit.id)).toMatchObject({ state: 'spent', left_amount: 0 });
    const spent = await world.send('book.client-credits.delete', { id: credit.id }, agency);
    expect(spent.body.error?.code).toBe('credit.is_spent');
    // All of this payment is one part of the invoice, which takes it along.
    await world.call('book.invoice-payments.delete', { id: whole.applied[0]?.id as never }, agency);
    expect(await oneOf(agency, credit.id)).toMatchObject({ state: 'available', left_amount: 2_000 });
    await afterDays(5);
    expect(await oneOf(agency, credit.id)).toMatchObject({ state: 'expired', expired: [{ amount: 2_000 }] });
    const part = { invoice_payment_mapper_id: parted.applied[0]?.id as never, invoice_id: invoice.id };
    await world.call('book.payments.detach', part, agency);
    await world.call('book.payments.delete', { id: parted.id }, agency);
    expect((await listed(agency)).available).toEqual([]);
    await world.job('due-work');
    expect(await oneOf(agency, credit.id)).toMatchObject({ expired: [{ amount: 2_000 }, { amount: 3_000 }] });
    const { balance, days } = await ofCredit(agency, credit.id);
    expect(balance).toBe(0);
    expect(days).toMatchObject({
      [`credit.expired:${credit.id}`]: addDays(today, 4),
      [`credit.expired:${credit.id}:2`]: addDays(today, 5),
    });
    const books = await balances(agency);
    expect([books.balanced, books['5320'] ?? 0, books['2100'] ?? 0]).toEqual([true, 0, 0]);
  });

  it('R-ACC-051 that is a payment neither goes back as money nor becomes credit again', async () => {
    const agency = await newAgency();
    const credit = await grant(agency, 5_000);
    const { id, version } = await spend(agency, credit.id, 5_000);
    const refund = await world.send(
      'book.payments.refund',
      { id, version, transaction_type: 'check', amount: 1 },
      agency,
    );
    expect([refund.status, refund.body.error?.code]).toEqual([409, 'payment.is_credit']);
    const again = await world.send('book.client-credits.convert', { id, version, amount: 1 }, agency);
    expect([again.status, again.body.error?.code]).toEqual([409, 'payment.is_credit']);
  });

  it('has another expiry, and what had expired of it again with a later one', async () => {
    const agency = await newAgency();
    const { today } = agency;
    const payment = await receive(agency, 5_000);
    const { credit } = await convert(agency, payment, 5_000, { expires_on: addDays(today, 2) });
    const change = (version: number, differs: object) =>
      world.send('book.client-credits.update', { id: credit.id, version, ...differs } as never, agency);
    expect((await change(1, { expires_on: addDays(today, -1) })).body.error).toMatchObject({
      code: 'credit.not_ready',
      issues: [{ path: 'expires_on', message: 'That day is over. Choose today or a later day.' }],
    });
    expect((await change(1, { expires_on: addDays(today, 4), remark: 'Longer' })).body).toMatchObject({
      credit: { expires_on: addDays(today, 4), remark: 'Longer', left_amount: 5_000, version: 2 },
    });
    expect((await change(1, { remark: 'Late' })).body.error?.code).toBe('record.stale');
    await afterDays(3);
    expect(await oneOf(agency, credit.id)).toMatchObject({ state: 'available' });
    await afterDays(6);
    const expired = await oneOf(agency, credit.id);
    expect(expired).toMatchObject({ state: 'expired', left_amount: 0 });
    // Credit that was paid in is income once it expires.
    expect(await balances(agency)).toMatchObject({ balanced: true, '4900': -5_000 });
    const takenBack = await world.send('book.client-credits.delete', { id: credit.id }, agency);
    expect(takenBack.body.error?.code).toBe('credit.is_expired');
    expect((await change(expired?.version ?? 0, { remark: 'Asked for' })).body).toMatchObject({
      credit: { state: 'expired', remark: 'Asked for' },
    });
    const { body } = await change((expired?.version ?? 0) + 1, { expires_on: addDays(today, 9) });
    expect(body).toMatchObject({ credit: { state: 'available', left_amount: 5_000, expired: [] } });
    const books = await balances(agency);
    expect([books.balanced, books['4900'] ?? 0, books['2110']]).toEqual([true, 0, -5_000]);
    await afterDays(11);
    expect(await oneOf(agency, credit.id)).toMatchObject({ state: 'expired' });
    const last = await oneOf(agency, credit.id);
    expect((await change(last?.version ?? 0, { expires_on: null })).body).toMatchObject({
      credit: { state: 'available', left_amount: 5_000 },
    });
    await afterDays(4_000);
    expect(await oneOf(agency, credit.id)).toMatchObject({ state: 'available', left_amount: 5_000 });
    expect((await ofCredit(agency, credit.id)).balance).toBe(-5_000);
  });

  it('expires as the day ends where the company is by then', async () => {
    const agency = await newAgency();
    const { as, today } = agency;
    const credit = await grant(agency, 5_000, { expires_on: today });
    const db = tenantDb(world.table, as.company_id);
    await db.transact([db.updateIf(Companies, {}, { set: { timezone: 'Pacific/Honolulu' } })]);
    const atMidnight = async (zone: string) => {
      const instant = toInstant({ date: addDays(today, 1), time: '00:00', zone });
      clock.waylineClockOffset = Date.parse(instant) - Date.now();
      await world.job('due-work');
      return tenantDb(world.table, as.company_id).get(Credits, { id: credit.id }, true);
    };
    // It waited for the midnight of the zone in which it was given.
    const waiting = await atMidnight('UTC');
    expect(waiting).toMatchObject({ expired: [], expire_at: `${addDays(today, 1)}T10:00:00.000Z` });
    const over = await atMidnight('Pacific/Honolulu');
    expect(over).toMatchObject({ expired: [{ amount: 5_000, expired_on: addDays(today, 1) }] });
    expect(over?.expire_at).toBeUndefined();
  });

  it('expires today where the books of its day are closed', async () => {
    const agency = await newAgency();
    const { today } = agency;
    const credit = await grant(agency, 5_000, { expires_on: addDays(today, 2) });
    clock.waylineClockOffset = 70 * DAY_MS;
    // The month in which it ends, and what was entered before.
    for (const month of [...new Set([today, addDays(today, 3)].map((day) => day.slice(0, 7)))])
      expect((await world.send('ledger.periods.close', { month }, agency)).status).toBe(200);
    await world.job('due-work');
    expect(await oneOf(agency, credit.id)).toMatchObject({ expired: [{ expired_on: addDays(today, 70) }] });
  });

  it('in another currency is worth what the payment was, to the last cent', async () => {
    const agency = await newAgency();
    const payment = await receive(agency, 10_001, { currency: 'EUR', rate: '1.0853' });
    const { credit, payment: after } = await convert(agency, payment, 3_334);
    const rest = await convert(agency, after, 6_667);
    expect(credit.base_amount + rest.credit.base_amount).toBe(payment.base_amount);
    const [one, two] = [
      await spend(agency, credit.id, 1_111, { currency: 'EUR' }),
      await spend(agency, credit.id, 2_223, { currency: 'EUR' }),
    ];
    expect(one.base_amount + two.base_amount).toBe(credit.base_amount);
    expect(await ofCredit(agency, credit.id)).toMatchObject({ balance: 0, base: 0 });
    await world.call('book.payments.delete', { id: one.id }, agency);
    const { balance, base } = await ofCredit(agency, credit.id);
    expect([balance, base]).toEqual([-1_111, -one.base_amount]);
    expect((await balances(agency)).balanced).toBe(true);
    const kept = await grant(agency, 10_000, { currency: 'EUR', rate: '1.1' });
    expect(kept).toMatchObject({ base_amount: 11_000, rate: '1.1', books: 'USD' });
  });

  it('follows a client who was merged, and is theirs to spend', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const credit = await grant(agency, 5_000);
    const kept = await newClient(as, 'Mia', 'Prize');
    const sides = { existing: kept, to_merge: client, existing_version: 1, to_merge_version: 1 };
    await world.call('crm.merge.create', sides as never, { as });
    const merged = { ...agency, client: kept };
    // The stream hasn’t told yet whose it is by now.
    await spend(merged, credit.id, 1_000);
    await deliverStream(world);
    const found = await listed(merged);
    expect(found.credits).toMatchObject([{ id: credit.id, client: { name: 'Mia Prize' }, left_amount: 4_000 }]);
    const { id } = await spend(merged, credit.id, 4_000);
    await world.call('book.payments.delete', { id }, { as });
    expect(await ofCredit(agency, credit.id)).toMatchObject({ balance: -4_000 });
    expect(await balances(agency)).toMatchObject({ balanced: true, '2100': -1_000, '2110': -4_000 });
  });
});

describe('who may', () => {
  it('sees credit with View Payments, gives it with Edit Payments, and takes it back with Delete Payments', async () => {
    const { owner, advisor, standard } = world.people;
    const client_id = await newClient(owner, 'Ada', 'Price');
    const gift = { client_id, currency: 'USD', amount: 100, reason: 'Thanks' };
    const { credit } = (await world.call('book.client-credits.grant', gift, { as: owner })).body;
    const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
      status,
      body.error?.code,
    ];
    expect(codeOf(await world.send('book.client-credits.grant', gift, { as: advisor }))).toEqual([
      403,
      'access.denied',
    ]);
    const removed = await world.send('book.client-credits.delete', { id: credit.id }, { as: advisor });
    expect(codeOf(removed)).toEqual([403, 'access.denied']);
    expect((await world.send('book.client-credits.list', { client_id }, { as: standard })).status).toBe(403);
    const { credits } = (await world.call('book.client-credits.list', { client_id }, { as: owner })).body;
    expect(credits).toMatchObject([{ id: credit.id, reason: 'Thanks', created_by: owner.user_id }]);
  });

  it('G-047 has credit of clients they see alone, and gives it back to a payment that they don’t see', async () => {
    const { owner } = world.people;
    const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
    const db = tenantDb(world.table, owner.company_id);
    await db.transact([db.updateIf(Companies, {}, { set: { roles: [role] } })]);
    const narrow = { as: await newcomer(world, ['Narrow']) };
    const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: owner })).body;
    const today = '';
    const hidden = { as: owner, today, client: await newClient(owner, 'Quill', 'Li'), trip: trip.id };
    const seen = { ...hidden, client: await newClient(narrow.as, 'Own', 'Li') };
    const asked = { client_id: hidden.client, currency: 'USD', amount: 1, reason: 'Thanks' };
    expect((await world.send('book.client-credits.list', { client_id: hidden.client }, narrow)).status).toBe(404);
    expect((await world.send('book.client-credits.grant', asked, narrow)).status).toBe(404);
    const credit = await grant(hidden, 5_000);
    for (const id of ['book.client-credits.delete', 'book.client-credits.update'] as const)
      expect((await world.send(id, { id: credit.id, version: 1 }, narrow)).status).toBe(404);
    // Credit of their client, of a payment on a trip that isn’t theirs.
    const payment = await receive(seen, 8_000, { apply: [on(await invoiced(seen, 3_000), 3_000)] });
    const { credit: kept } = await convert(seen, payment, 5_000);
    expect((await world.send('book.payments.get', { id: payment.id }, narrow)).status).toBe(404);
    await world.call('book.client-credits.delete', { id: kept.id }, narrow);
    const { body } = await world.call('book.payments.get', { id: payment.id }, seen);
    expect(body.payment).toMatchObject({ unapplied_amount: 5_000, conversions: [] });
  });
});
