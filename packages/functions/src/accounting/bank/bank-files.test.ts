import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';
import { FEE, lineOf } from '../crediting.fixture';
import { banking, toCsv } from './banking.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const { newAgency, invoiced, readOne, receive, readPayment, balances, ...bank } = banking(() => world);
const { buy, newSupplier, part: partOf, drifts, listed, says } = bank;
const { sendFile, load, lines, suggest, sendDecision, decide, sendReopen, reopen, takeBack } = bank;

/** As what `payments.test.ts` receives is dated: the day of the world. */
const today = () => new Date().toISOString().slice(0, 10);

describe('a file of a bank', () => {
  it('brings each line once, in however many files it comes', async () => {
    const agency = await newAgency();
    const october = [
      ['2026-10-01', '120.00', 'Eva Lund', 'Trip to Amalfi'],
      ['2026-10-02', '-8.50', 'Fee', 'Monthly charge'],
      // Two true payments that are alike.
      ['2026-10-03', '50.00', 'Ben Price', 'Deposit'],
      ['2026-10-03', '50.00', 'Ben Price', 'Deposit'],
    ] as const;
    expect(
      await load(
        agency,
        october.map((row) => [...row]),
      ),
    ).toMatchObject({
      ...{ lines: 4, known: 0, state: 'loaded', from: '2026-10-01', until: '2026-10-03', format: 'csv' },
    });
    const again = await sendFile(agency, toCsv(october.map((row) => [...row])));
    expect([again.status, again.body]).toMatchObject([409, { error: { code: 'bank_file.known' } }]);
    const overlapping = [...october.slice(2), ['2026-10-05', '75.00', 'Cy Dunn', 'Deposit'] as const];
    expect(
      await load(
        agency,
        overlapping.map((row) => [...row]),
      ),
    ).toMatchObject({ lines: 1, known: 2 });
    expect((await lines(agency)).map(({ day, amount, name }) => [day, amount, name])).toEqual([
      ['2026-10-05', 7_500, 'Cy Dunn'],
      ['2026-10-03', 5_000, 'Ben Price'],
      ['2026-10-03', 5_000, 'Ben Price'],
      ['2026-10-02', -850, 'Fee'],
      ['2026-10-01', 12_000, 'Eva Lund'],
    ]);
    expect((await lines(agency, { direction: 'out' })).map(({ amount }) => amount)).toEqual([-850]);
    expect((await lines(agency, { search: 'amalfi' })).map(({ amount }) => amount)).toEqual([12_000]);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('asks where it can be read in two ways, and remembers the answer', async () => {
    const agency = await newAgency();
    const text = toCsv([
      ['03/04/2026', '120.00', 'Eva Lund'],
      ['05/06/2026', '80.00', 'Eva Lund'],
    ]);
    const { body } = await sendFile(agency, text);
    expect(body).toMatchObject({ csv: { needs: [{ kind: 'day_order' }] } });
    expect(await lines(agency)).toEqual([]);
    const { csv } = body as { csv: { mapping: object } };
    const answered = await sendFile(agency, text, { mapping: { ...csv.mapping, day_order: 'day_first' } });
    expect(answered.body).toMatchObject({ file: { lines: 2, from: '2026-04-03', until: '2026-06-05' } });
    const next = await sendFile(agency, toCsv([['07/08/2026', '60.00', 'Eva Lund']]), { name: 'next.csv' });
    expect(next.body).toMatchObject({ file: { lines: 1, from: '2026-08-07' } });
  });

  it('is held beside the books: what the bank says, what they say, and what nobody has decided', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    await receive(agency, invoice, 4_000, { transaction_type: 'bank_transfer', received_on: '2026-11-20' });
    const rows = ['2026-11-20,40.00,Eva Lund,1040.00', '2026-11-21,-5.00,Bank,1035.00'];
    const { body } = await sendFile(agency, ['Date,Amount,Payee,Balance', ...rows].join('\n'));
    expect(body).toMatchObject({ file: { lines: 2, opening: 100_000, closing: 103_500, closing_on: '2026-11-21' } });
    const { accounts } = (await world.call('book.bank-files.list', {}, { as: agency.as })).body;
    expect(accounts).toMatchObject([
      {
        code: '1000',
        standing: { on: '2026-11-21', currency: 'USD', bank: 103_500, books: 4_000, undecided: 3_500 },
      },
      { code: '1010' },
    ]);
  });

  it('says why it can’t be read, and loads nothing', async () => {
    const agency = await newAgency();
    expect(await says(sendFile(agency, '%PDF-1.7 …'))).toMatchObject([400, expect.stringMatching(/unreadable/)]);
    const elsewhere = await sendFile(agency, toCsv([['2026-10-01', '1.00', 'A']]), { account: '4000' });
    expect(elsewhere.body).toMatchObject({ error: { message: 'Choose one of your bank accounts.' } });
    expect(await lines(agency)).toEqual([]);
  });
});

describe('a line of a bank', () => {
  it('is what is in the books already, and nothing is recorded again', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const payment = await receive(agency, invoice, 10_000, {
      transaction_type: 'bank_transfer',
      confirmation_code: 'TX99',
    });
    await load(agency, [[today(), '100.00', 'LUND EVA', 'TX99']]);
    const [line] = await lines(agency);
    if (!line) throw new Error('It was loaded.');
    const [first] = (await suggest(agency, [line]))[line.id] ?? [];
    expect(first).toMatchObject({
      decision: { as: 'found' },
      ...{ words: '$100.00 of Eva Lund', sure: true, day: today() },
      reasons: ['same_amount', 'same_day', 'reference', 'same_name'],
    });
    const before = await balances(agency);
    const matched = await decide(agency, line, first?.decision ?? {});
    expect(matched).toMatchObject({
      state: 'matched',
      matched: { as: 'found', sources: [`payment.received:${payment.id}`] },
    });
    expect(await balances(agency)).toEqual(before);
    expect(await lines(agency)).toEqual([]);
    expect(await lines(agency, { show: 'done' })).toMatchObject([
      { words: '$100.00 of Eva Lund', matched_as: 'found' },
    ]);
    // Somebody deletes the payment: the line is open again.
    const part = { invoice_payment_mapper_id: payment.applied[0]?.id, invoice_id: invoice.id };
    await world.call('book.payments.detach', part as never, { as: agency.as });
    await world.call('book.payments.delete', { id: payment.id }, { as: agency.as });
    await deliverStream(world);
    expect(await lines(agency)).toMatchObject([{ id: line.id, state: 'open' }]);
  });

  it('is a payment of a client with what it is for, in one step, and goes back in one', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    await load(agency, [['2026-11-01', '100.00', 'Eva Lund', `Invoice ${invoice.formatted_invoice_number}`]]);
    const [line] = await lines(agency);
    if (!line) throw new Error('It was loaded.');
    const [first] = (await suggest(agency, [line]))[line.id] ?? [];
    expect(first).toMatchObject({
      decision: { as: 'received', client_id: agency.client, apply: [{ invoice_id: invoice.id, amount: 10_000 }] },
      ...{ sure: true, reasons: ['invoice_number', 'same_amount', 'same_name'] },
    });
    const matched = await decide(agency, line, first?.decision ?? {});
    const id = matched.matched?.payment_id as never;
    expect(await readPayment(agency, { id })).toMatchObject({
      ...{ amount: 10_000, received_on: '2026-11-01', transaction_type: 'bank_transfer', account: '1000' },
      unapplied_amount: 0,
    });
    expect((await readOne(agency, invoice)).invoice).toMatchObject({ total_amount_received: 10_000 });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 10_000 });
    expect(await says(sendDecision(agency, line, { as: 'left_out', reason: 'No' }))).toEqual([409, 'record.stale']);
    const open = await reopen(agency, matched);
    expect((await readOne(agency, invoice)).invoice).toMatchObject({ total_amount_received: 0 });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 0, 2100: 0 });
    expect(await lines(agency)).toMatchObject([{ id: line.id, version: open.version }]);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('is never two of them', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    await receive(agency, invoice, 5_000, { transaction_type: 'bank_transfer' });
    await load(agency, [
      [today(), '50.00', 'Eva Lund', 'first'],
      [today(), '50.00', 'Eva Lund', 'second'],
    ]);
    const [a, b] = await lines(agency);
    if (!a || !b) throw new Error('They were loaded.');
    const suggested = await suggest(agency, [a, b]);
    const found = Object.values(suggested)
      .flat()
      .find(({ decision }) => decision.as === 'found');
    expect(Object.values(suggested).filter(([one]) => one?.decision.as === 'found')).toHaveLength(1);
    expect(Object.values(suggested).every(([one]) => !one?.sure)).toBe(true);
    await decide(agency, a, found?.decision ?? {});
    expect(await says(sendDecision(agency, b, found?.decision ?? {}))).toEqual([409, 'bank_line.taken']);
  });

  it('is a payment to a supplier', async () => {
    const agency = await newAgency();
    const supplier_id = await newSupplier(agency, 'Grand Hotel');
    const hotel = await buy(agency, 'Sea view', 70_000, {
      ...{ supplier_id, supplier_name: 'Grand Hotel', confirmation_id: 'GH7781' },
    });
    await invoiced(agency, [lineOf(hotel)]);
    await listed(agency);
    await load(agency, [['2026-11-02', '-700.00', 'GRAND HOTEL SPA', 'Res. GH7781']]);
    const [line] = await lines(agency);
    if (!line) throw new Error('It was loaded.');
    const [first] = (await suggest(agency, [line]))[line.id] ?? [];
    expect(first).toMatchObject({ decision: { as: 'paid' }, sure: true });
    const matched = await decide(agency, line, first?.decision ?? {});
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: 0, 1000: -70_000 });
    const less = { as: 'paid', parts: [partOf(hotel, 100)] };
    expect(await says(sendDecision(agency, matched, less))).toEqual([409, 'bank_line.decided']);
    await reopen(agency, matched);
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -70_000, 1000: 0 });
  });

  it('is a fee, or money between accounts of the agency, whose other side is found then', async () => {
    const agency = await newAgency();
    await load(agency, [
      ['2026-11-02', '-12.00', 'Bank', 'Monthly service charge'],
      ['2026-11-03', '-300.00', 'Transfer', 'to trust'],
    ]);
    const [transfer, fee] = await lines(agency);
    if (!transfer || !fee) throw new Error('They were loaded.');
    const [first] = (await suggest(agency, [fee]))[fee.id] ?? [];
    expect(first).toMatchObject({ decision: { as: 'posted', account: '5230' }, sure: false });
    const posted = await decide(agency, fee, first?.decision ?? {});
    await decide(agency, transfer, { as: 'posted', account: '1010' });
    expect(await balances(agency)).toMatchObject({ balanced: true, 5230: 1_200, 1010: 30_000, 1000: -31_200 });
    await load(agency, [['2026-11-04', '300.00', 'Transfer', 'from operating']], {
      account: '1010',
      name: 'trust.csv',
    });
    const [arrived] = await lines(agency, { account: '1010' });
    if (!arrived) throw new Error('It was loaded.');
    const [other] = (await suggest(agency, [arrived]))[arrived.id] ?? [];
    expect(other).toMatchObject({ decision: { as: 'found' } });
    await decide(agency, arrived, other?.decision ?? {});
    // What is taken back on one side is open on the other.
    await reopen(agency, posted);
    const [, sent] = (await lines(agency, { show: 'done', account: '1000' })).concat(arrived);
    expect(sent).toBeDefined();
    const [done] = await lines(agency, { show: 'done', account: '1000' });
    if (done) await reopen(agency, done);
    await deliverStream(world);
    expect((await lines(agency, { account: '1010' })).map(({ state }) => state)).toEqual(['open']);
    expect(await balances(agency)).toMatchObject({ balanced: true, 5230: 0, 1010: 0, 1000: 0 });
    const [open] = await lines(agency, { account: '1010' });
    if (!open) throw new Error('It is open.');
    expect(await says(sendDecision(agency, open, { as: 'posted', account: '1100' }))).toEqual([
      400,
      'Choose an account that has no list of open items, such as Bank fees.',
    ]);
  });

  it('goes with its file, and what was recorded from it with it; what can’t be taken back stays and says why', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const file = await load(agency, [
      ['2026-11-01', '40.00', 'Eva Lund', 'a'],
      ['2026-11-02', '30.00', 'Eva Lund', 'b'],
      ['2026-11-03', '-5.00', 'Bank', 'fee'],
    ]);
    const [fee, b, a] = await lines(agency);
    if (!a || !b || !fee) throw new Error('They were loaded.');
    const apply = [{ invoice_id: invoice.id, payer_id: 'p1', amount: 4_000 }];
    await decide(agency, a, { as: 'received', client_id: agency.client, apply });
    const kept = await decide(agency, b, { as: 'received', client_id: agency.client });
    const id = kept.matched?.payment_id as never;
    const refund = { id, version: 1, amount: 1_000, transaction_type: 'bank_transfer' };
    const refunded = await world.send('book.payments.refund', refund as never, { as: agency.as });
    expect([refunded.status, refunded.body]).toMatchObject([200, {}]);
    await decide(agency, fee, { as: 'left_out', reason: 'Private' });
    await deliverStream(world);
    expect(await takeBack(agency, file)).toEqual([
      { id: b.id, message: 'Some of this payment went back to the client. Delete the refund first.' },
    ]);
    expect(await lines(agency, { show: 'all' })).toMatchObject([{ id: b.id }]);
    expect((await readOne(agency, invoice)).invoice).toMatchObject({ total_amount_received: 0 });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: 2_000 });
    expect(await says(sendReopen(agency, kept))).toEqual([409, 'payment.is_refunded']);
    expect(await drifts(agency.as)).toEqual([]);
  });

  it('is no other company’s, and nothing for somebody who sees only their own work', async () => {
    const agency = await newAgency();
    await load(agency, [['2026-11-01', '40.00', 'Eva Lund', 'a']]);
    const [line] = await lines(agency);
    if (!line) throw new Error('It was loaded.');
    const other = await newAgency();
    expect(await says(sendDecision(other, line, { as: 'left_out', reason: 'Mine' }))).toEqual([404, 'record.missing']);
    const { owner } = world.people;
    const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
    const db = tenantDb(world.table, owner.company_id);
    await db.transact([db.updateIf(Companies, {}, { set: { roles: [role] } })]);
    const narrow = await newcomer(world, ['Narrow']);
    for (const sent of [
      world.send('book.bank-lines.list', {}, { as: narrow }),
      world.send('book.bank-files.list', {}, { as: narrow }),
      world.send('book.bank-suggestions.list', { ids: [line.id] }, { as: narrow }),
      sendFile({ as: narrow }, toCsv([['2026-11-01', '1.00', 'A']])),
      sendDecision({ as: narrow }, line, { as: 'left_out', reason: 'Mine' }),
      sendReopen({ as: narrow }, line),
      world.send('book.bank-files.delete', { id: line.file_id }, { as: narrow }),
    ])
      expect(await says(sent)).toEqual([403, 'access.denied']);
  });
});
