import { addDays } from '@wayline/core/base/days';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agency, crediting, FEE } from '../crediting.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newAgency, invoiced, readOne, receive, readPayment, balances } = crediting(() => world);
type Refused = { error: { code: string; issues?: { path: string; message: string }[]; message: string } };
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Refused).error?.code];
const issuesOf = ({ body }: { body: unknown }) =>
  ((body as Refused).error?.issues ?? []).map(({ path, message }) => [path, message]);

/** A check of the client of which nothing is applied. */
const check = async ({ as, client }: Agency, amount: number, differs: object = {}) => {
  const payment = { client_id: client, transaction_type: 'check', currency: 'USD', amount, ...differs };
  return (await world.call('book.payments.create', payment as never, { as })).body.payment;
};
const send = ({ as }: Agency, payments: readonly { id: string }[], differs: object = {}) =>
  world.send('book.deposit-slips.create', { payment_ids: payments.map(({ id }) => id), ...differs } as never, { as });
const deposit = async (...asked: Parameters<typeof send>) => {
  const { status, body } = await send(...asked);
  expect([status, body]).toMatchObject([200, {}]);
  return (body as { slip: Awaited<ReturnType<typeof listed>>[number] }).slip;
};
const listed = async ({ as }: Agency) => (await world.call('book.deposit-slips.list', {}, { as })).body.slips;
const undeposited = async ({ as }: Agency) => {
  await deliverStream(world);
  return (await world.call('book.deposit-slips.checks', {}, { as })).body.checks;
};
const takeBack = ({ as }: Agency, { id }: { id: string }) =>
  world.send('book.deposit-slips.delete', { id } as never, { as });
const bounce = async (agency: Agency, payment: { id: string }, differs: object = {}) => {
  const { version } = await readPayment(agency, payment as never);
  const asked = { id: payment.id, version, ...differs };
  return world.send('book.payments.bounce', asked as never, { as: agency.as });
};

describe('a deposit slip', () => {
  it('V02 brings the checks that are there to the bank, the oldest first, under a number', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const today = invoice.issue_date ?? '';
    const paid = await receive(agency, invoice, 10_000);
    const older = await check(agency, 5_000, { received_on: addDays(today, -3), confirmation_code: '1042' });
    await check(agency, 7_000, { transaction_type: 'other' });
    expect(await undeposited(agency)).toMatchObject([
      { payment_id: older.id, amount: 5_000, currency: 'USD', confirmation_code: '1042', paid_by_name: 'Eva Lund' },
      { payment_id: paid.id, amount: 10_000 },
    ]);
    const only = (await world.call('book.payments.list', { undeposited: '1' }, { as: agency.as })).body;
    expect(only).toMatchObject({ filtered: 2, total: 3 });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1020: 15_000 });
    const slip = await deposit(agency, [older, paid], { account: '1010' });
    expect(slip).toMatchObject({
      number: 1,
      account: '1010',
      day: today,
      currency: 'USD',
      amount: 15_000,
      base: 15_000,
    });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1010: 15_000, 1020: 0, 1100: 0, 2100: -12_000 });
    expect(await readPayment(agency, paid)).toMatchObject({
      deposit: { slip_id: slip.id, number: 1, deposited_on: today },
      applied: [{ amount: 10_000 }],
    });
    expect(await undeposited(agency)).toEqual([]);
    expect((await world.call('book.payments.list', { undeposited: '1' }, { as: agency.as })).body.filtered).toBe(0);
    const second = await deposit(agency, [await check(agency, 1_000)]);
    expect((await listed(agency)).map(({ number, amount, account }) => [number, amount, account])).toEqual([
      [2, 1_000, '1000'],
      [1, 15_000, '1010'],
    ]);
    expect(second.checks).toMatchObject([{ amount: 1_000, paid_by_name: 'Eva Lund' }]);
  });

  it('is of checks alone that are there, in one currency, to a bank account, once they came', async () => {
    const agency = await newAgency();
    const today = (await invoiced(agency, [FEE])).issue_date ?? '';
    const [one, two] = [await check(agency, 1_000), await check(agency, 2_000)];
    const other = await check(agency, 1_000, { transaction_type: 'other' });
    const euro = await check(agency, 1_000, { currency: 'EUR', rate: '1.1' });
    expect(issuesOf(await send(agency, [one, other, euro]))).toEqual([
      ['payment_ids.1', 'This payment isn’t a check.'],
      ['payment_ids.2', 'A deposit is in one currency. Make another one for this check.'],
    ]);
    expect(issuesOf(await send(agency, [one], { account: '4300' }))).toEqual([
      ['account', 'Choose one of your bank accounts.'],
    ]);
    expect(issuesOf(await send(agency, [one], { day: addDays(today, -1) }))).toEqual([
      ['payment_ids.0', 'This check came after that day. Choose a later day.'],
    ]);
    expect(issuesOf(await send(agency, [one], { day: addDays(today, 9) }))).toEqual([
      ['day', expect.stringContaining('day to come')],
    ]);
    expect(issuesOf(await send(agency, [one, one]))).toEqual([['payment_ids', 'A check is listed twice.']]);
    await deposit(agency, [two]);
    expect(issuesOf(await send(agency, [one, two]))).toEqual([['payment_ids.1', 'This check is on slip 1 already.']]);
    // What was handed back isn’t there any more.
    const back = { id: one.id, version: one.version, transaction_type: 'check' as const, amount: 1_000 };
    await world.call('book.payments.refund', back, { as: agency.as });
    expect(issuesOf(await send(agency, [one]))).toEqual([
      ['payment_ids.0', 'This check was deleted, or given back to the client.'],
    ]);
    expect((await undeposited(agency)).map(({ payment_id }) => payment_id)).toEqual([euro.id]);
    await deposit(agency, [euro]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 3_100, 1020: 0 });
  });

  it('has a check once, whoever else deposits it, and is taken back as a whole', async () => {
    const agency = await newAgency();
    const checks = [await check(agency, 1_000), await check(agency, 2_000)];
    const both = await Promise.all([1, 2].map(() => send(agency, checks)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 3_000, 1020: 0 });
    const [slip] = await listed(agency);
    if (!slip) throw new Error('There is one.');
    const twice = await Promise.all([1, 2].map(() => takeBack(agency, slip)));
    expect(twice.map(({ status }) => status)).toContain(200);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 0, 1020: 3_000 });
    expect(await readPayment(agency, checks[0] as never)).not.toHaveProperty('deposit');
    expect(await undeposited(agency)).toHaveLength(2);
    await deposit(agency, checks);
    expect((await listed(agency)).map(({ taken_back_at }) => Boolean(taken_back_at))).toEqual([false, true]);
  });

  it('keeps its checks from being deleted, by themselves and off their invoice', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const [paid, loose] = [await receive(agency, invoice, 10_000), await check(agency, 2_000)];
    await deposit(agency, [paid, loose]);
    const { as } = agency;
    const deleted = await world.send('book.payments.delete', { id: loose.id }, { as });
    expect(deleted.body).toMatchObject({
      error: { code: 'payment.is_deposited', message: expect.stringContaining('deposit slip 1.') },
    });
    const part = paid.applied[0]?.id;
    expect(codeOf(await world.send('book.invoice-payments.delete', { id: part } as never, { as }))).toEqual([
      ...[409, 'payment.is_deposited'],
    ]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 12_000, 1020: 0, 1100: 0 });
  });

  it('holds as many checks as it says', async () => {
    const agency = await newAgency();
    const checks: { id: string }[] = [];
    for (let n = 0; n < 60; n++) checks.push(await check(agency, 100));
    expect(await deposit(agency, checks)).toMatchObject({ amount: 6_000 });
    const [slip] = await listed(agency);
    expect((await takeBack(agency, slip as never)).status).toBe(200);
    checks.push(await check(agency, 100));
    expect(issuesOf(await send(agency, checks))).toEqual([['payment_ids', expect.stringContaining('up to 60 checks')]]);
  });
});

describe('a check that bounced', () => {
  it('V02 is off its slip, its invoices are owed again, and the bank has its fee, all at once', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const [paid, other] = [await receive(agency, invoice, 8_000), await check(agency, 2_000)];
    const slip = await deposit(agency, [paid, other]);
    const { status, body } = await bounce(agency, paid, { fee: 1_500 });
    expect([status, body]).toMatchObject([
      ...[200, { payment: { applied: [], bounced: { fee: 1_500 }, deleted_at: expect.any(String) } }],
    ]);
    expect(await balances(agency)).toMatchObject({
      ...{ balanced: true, 1000: 500, 1020: 0, 1100: 10_000, 2100: -2_000, 5230: 1_500 },
    });
    expect((await readOne(agency, invoice)).invoice).toMatchObject({
      total_amount_received: 0,
      payment_status: 'open',
    });
    const [after] = await listed(agency);
    expect(after).toMatchObject({ id: slip.id, amount: 10_000, checks: [{ bounced_on: slip.day }, {}] });
    expect(codeOf(await takeBack(agency, slip))).toEqual([409, 'deposit.has_bounced']);
    expect(codeOf(await bounce(agency, paid))).toEqual([409, 'payment.deleted']);
    // The client pays once more, and that is deposited too.
    await deposit(agency, [await receive(agency, invoice, 10_000)]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 10_500, 1020: 0, 1100: 0 });
  });

  it('was deposited before, and isn’t given back or kept as credit in part', async () => {
    const agency = await newAgency();
    const one = await check(agency, 5_000);
    expect(codeOf(await bounce(agency, one))).toEqual([409, 'payment.not_deposited']);
    const slip = await deposit(agency, [one]);
    expect(issuesOf(await bounce(agency, one, { day: addDays(slip.day, -1) }))).toEqual([
      ['day', 'That’s before it was deposited. Choose a later day.'],
    ]);
    const { version } = await readPayment(agency, one);
    const refund = { id: one.id, version, transaction_type: 'check' as const, amount: 1_000 };
    await world.call('book.payments.refund', refund, { as: agency.as });
    expect(codeOf(await bounce(agency, one))).toEqual([409, 'payment.is_refunded']);
    const stale = { id: one.id, version: 1, fee: 0 };
    expect(codeOf(await world.send('book.payments.bounce', stale, { as: agency.as }))).toEqual([409, 'record.stale']);
  });

  it('V19 in another currency comes to nothing but the fee', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [{ ...FEE, unit_price: 10_001 }], {
      ...{ currency: 'EUR', rates: { EUR: '1.0853' } },
    });
    const paid = await receive(agency, invoice, 3_333, { currency: 'EUR', rate: '1.2' });
    await deposit(agency, [paid]);
    expect((await bounce(agency, paid, { fee: 1_000 })).status).toBe(200);
    const books = await balances(agency);
    expect(books).toMatchObject({ balanced: true, 1000: -1_200, 1020: 0, 1100: 10_854, 2100: 0, 5230: 1_200 });
    expect([books[4800] ?? 0, books[5800] ?? 0]).toEqual([0, 0]);
  });
});
