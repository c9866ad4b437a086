import { MonthTotals, StatementRows } from '@wayline/core/areas/ledger/ledger.records';
import { listEntries } from '@wayline/core/areas/ledger/list-entries';
import type { EventId } from '@wayline/core/base/ids';
import { DIMENSION_TARGETS } from '@wayline/core/dimension-targets';
import { PROJECTIONS } from '@wayline/core/projections';
import { type Projection, rebuildProjection, verifyProjection } from '@wayline/core/store/projection';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnCompany } from './company-of-its-own.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

/** A company of its own for each test, so that books begin empty. */
const newBooks = async (): Promise<{ as: Person }> => ({ as: await openOwnCompany(world) });
const bank = { bank: 'Main' };
const transfer = (amount: number, entry_date = '2026-03-14') => ({
  entry_date,
  memo: 'Money the owner put in',
  lines: [
    { account: '1000', amount, dimensions: bank },
    { account: '3000', amount: -amount },
  ],
});
const post = async (asked: { as: Person }, input: object = transfer(5_000)) =>
  world.call('ledger.entries.create', input as never, asked);
const balanceOf = async (asked: { as: Person }, as_of?: string) =>
  (await world.call('ledger.trial-balance.get', { as_of }, asked)).body;
const sumsOf = async (asked: { as: Person }, as_of?: string) =>
  Object.fromEntries((await balanceOf(asked, as_of)).accounts.map(({ code, balance }) => [code, balance]));
const projection = (name: string) => PROJECTIONS.find((one) => one.name === name) as Projection;
const driftOf = async (asked: { as: Person }, name: string) => {
  const found = [];
  for await (const drift of verifyProjection(world.table, projection(name), [asked.as.company_id])) found.push(drift);
  return found;
};

describe('the trial balance', () => {
  it('is empty and balanced before anything is posted', async () => {
    expect(await balanceOf(await newBooks(), '2026-03-31')).toEqual({
      as_of: '2026-03-31',
      currency: 'USD',
      accounts: [],
      debit_total: 0,
      credit_total: 0,
      balanced: true,
    });
  });
  it('knows an entry as soon as it is posted, on its day and after, not before', async () => {
    const asked = await newBooks();
    await post(asked, transfer(5_000, '2026-02-10'));
    await post(asked, transfer(700, '2026-03-14'));
    expect(await balanceOf(asked, '2026-03-14')).toMatchObject({
      accounts: [
        { code: '1000', name: 'Operating bank', kind: 'asset', debit: 5_700, credit: 0, balance: 5_700 },
        { code: '3000', name: "Owner's equity", kind: 'equity', debit: 0, credit: 5_700, balance: -5_700 },
      ],
      debit_total: 5_700,
      credit_total: 5_700,
      balanced: true,
    });
    expect(await sumsOf(asked, '2026-03-13')).toEqual({ 1000: 5_000, 3000: -5_000 });
    expect(await sumsOf(asked, '2026-02-28')).toEqual({ 1000: 5_000, 3000: -5_000 });
    expect(await sumsOf(asked, '2026-02-09')).toEqual({});
  });
  it('holds while sixteen people post at once, and none of their entries is lost', async () => {
    const asked = await newBooks();
    await post(asked);
    const outcomes = await Promise.all(Array.from({ length: 16 }, (_, n) => post(asked, transfer(n + 1))));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(await sumsOf(asked)).toEqual({ 1000: 5_136, 3000: -5_136 });
    expect(await driftOf(asked, 'ledger-totals')).toEqual([]);
  });
});

describe('an entry posted by hand', () => {
  it('is refused with the lines that are wrong, and nothing is written', async () => {
    const asked = await newBooks();
    const { lines } = transfer(5_000);
    const off = await post(asked, { ...transfer(5_000), lines: [lines[0], { account: '3000', amount: -4_999 }] });
    expect([off.status, off.body.error?.code]).toEqual([400, 'ledger.not_balanced']);
    const bare = await post(asked, { ...transfer(1), lines: [{ account: '1000', amount: 1 }, lines[1]] });
    expect(bare.body.error?.issues).toContainEqual({
      path: 'lines.0.dimensions.bank',
      message: 'Operating bank needs a bank account.',
    });
    expect(await sumsOf(asked)).toEqual({});
  });
  it('changes no account that follows invoices, payments or commissions, but opens the books with them', async () => {
    const asked = await newBooks();
    const lines = [
      { account: '1100', amount: 900 },
      { account: '3900', amount: -900 },
    ];
    const refused = await post(asked, { ...transfer(1), lines });
    expect(refused.body.error?.message).toBe('Client receivable follows invoices, so it can’t be posted to by hand.');
    expect((await post(asked, { ...transfer(1), kind: 'opening', lines })).status).toBe(200);
  });
  it('in another currency is kept in both, and what rounding leaves falls on the last line', async () => {
    const asked = await newBooks();
    const three = [333, 333].map((amount) => ({ account: '1000', amount, dimensions: bank }));
    const foreign = {
      ...transfer(1),
      currency: 'EUR',
      rate: '1.0853',
      lines: [...three, { account: '3000', amount: -666 }],
    };
    const { entry } = (await post(asked, foreign)).body;
    expect(entry.lines.map(({ base_amount }) => base_amount)).toEqual([361, 361, -722]);
    expect((await balanceOf(asked)).balanced).toBe(true);
    const { rate: _, ...without } = foreign;
    expect((await post(asked, without)).body.error?.issues).toEqual([
      { path: 'rate', message: 'Enter the exchange rate.' },
    ]);
    expect((await post(asked, { ...foreign, rate: '0.000' })).status).toBe(400);
  });
  it('posts once, however often the same request is sent', async () => {
    const asked = await newBooks();
    const again = { ...asked, key: 'one-entry-sent-twice-0123456789' };
    const [first, second] = [await post(again), await post(again)];
    expect(second.body.entry.id).toBe(first.body.entry.id);
    expect(await sumsOf(asked)).toEqual({ 1000: 5_000, 3000: -5_000 });
  });
  it('is reversed once, never before its day, and stays where it is', async () => {
    const asked = await newBooks();
    const { entry } = (await post(asked)).body;
    const reverse = (on: string) =>
      world.call(
        'ledger.entries.reverse',
        { id: entry.id, entry_date: entry.entry_date, on, memo: 'Posted twice' },
        asked,
      );
    expect((await reverse('2026-03-13')).body.error?.code).toBe('ledger.reversal_too_early');
    const both = await Promise.all([reverse('2026-03-20'), reverse('2026-03-20')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const reversal = both.find(({ status }) => status === 200)?.body.entry;
    expect(reversal).toMatchObject({ kind: 'reversal', reverses: { id: entry.id }, entry_date: '2026-03-20' });
    expect(both.find(({ status }) => status === 409)?.body.error?.code).toBe('ledger.reversed_already');
    expect(await sumsOf(asked)).toEqual({ 1000: 0, 3000: 0 });
    expect(await sumsOf(asked, '2026-03-19')).toEqual({ 1000: 5_000, 3000: -5_000 });
    const taken = await world.call(
      'ledger.entries.reverse',
      { id: reversal?.id as never, entry_date: '2026-03-20', on: '2026-03-21', memo: 'And back' },
      asked,
    );
    expect(taken.body.error?.code).toBe('ledger.reversal_fixed');
  });
});

describe('open pages', () => {
  it('read the books again after each change of theirs, and no bell rings', async () => {
    const asked = await newBooks();
    const { entry } = (await post(asked)).body;
    await world.call('ledger.accounts.save', { code: '1000', name: 'Chase checking' }, asked);
    await world.call('ledger.periods.close', { month: '2026-03' }, asked);
    const { events } = (await world.call('misc.events.since', { after: `evt_${'0'.repeat(26)}` as EventId }, asked))
      .body;
    expect(events.map(({ kind, entity_id }) => [kind, entity_id])).toEqual([
      ['ledger_updated', entry.id],
      ['ledger_updated', 'accounts'],
      ['ledger_updated', '2026-03'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/owner put in|Chase/);
    await deliverStream(world);
    expect((await world.call('misc.notifications.list', {}, asked)).body.notifications).toEqual([]);
  });
});

describe('a month', () => {
  it('is closed once it is over, after those before it, and then takes no entry until it is reopened', async () => {
    const asked = await newBooks();
    await post(asked, transfer(100, '2026-02-10'));
    await post(asked, transfer(100, '2026-03-10'));
    const close = (month: string) => world.call('ledger.periods.close', { month }, asked);
    const reopen = (month: string) =>
      world.call('ledger.periods.reopen', { month, reason: 'A late bill arrived' }, asked);
    expect((await close('2099-01')).body.error?.code).toBe('ledger.month_not_over');
    expect((await close('2026-03')).body.error?.message).toBe(
      'Close February 2026 first. Months are closed one after the other.',
    );
    expect((await close('2026-02')).status).toBe(200);
    expect((await close('2026-03')).status).toBe(200);
    const late = await post(asked, transfer(1, '2026-02-28'));
    expect([late.status, late.body.error?.code]).toEqual([409, 'ledger.period_closed']);
    expect((await post(asked, transfer(1, '2026-04-01'))).status).toBe(200);
    expect((await reopen('2026-02')).body.error?.code).toBe('ledger.later_closed');
    expect((await reopen('2026-03')).body.period).toMatchObject({ state: 'open', reason: 'A late bill arrived' });
    expect((await post(asked, transfer(1, '2026-03-31'))).status).toBe(200);
    const { periods } = (await world.call('ledger.periods.list', {}, asked)).body;
    expect(periods.map(({ month, state, debits }) => [month, state, debits])).toEqual([
      ['2026-04', 'open', 1],
      ['2026-03', 'open', 101],
      ['2026-02', 'closed', 100],
    ]);
  });
  it('takes all of an entry or nothing of it when it is closed at the same moment', async () => {
    const asked = await newBooks();
    await post(asked, transfer(100, '2026-03-10'));
    const [closed, ...posted] = await Promise.all([
      world.call('ledger.periods.close', { month: '2026-03' }, asked),
      ...Array.from({ length: 8 }, () => post(asked, transfer(10, '2026-03-11'))),
    ]);
    expect(closed.status).toBe(200);
    const taken = posted.filter(({ status }) => status === 200).length;
    expect(posted.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await sumsOf(asked)).toEqual({ 1000: 100 + 10 * taken, 3000: -(100 + 10 * taken) });
  });
});

describe('the chart of accounts', () => {
  it('takes another name for an account and a second bank account, and no account of another kind', async () => {
    const asked = await newBooks();
    const save = (code: string, name: string) => world.call('ledger.accounts.save', { code, name }, asked);
    await save('1000', 'Chase checking');
    expect((await save('1000.1', 'Chase savings')).body.account).toMatchObject({ kind: 'asset', needs: ['bank'] });
    expect((await save('8000', 'Anything')).body.error?.code).toBe('ledger.account_parent');
    const { accounts } = (await world.call('ledger.accounts.list', {}, asked)).body;
    expect(accounts.slice(0, 3).map(({ code, name }) => `${code} ${name}`)).toEqual([
      '1000 Chase checking',
      '1000.1 Chase savings',
      '1010 Client money bank',
    ]);
    const lines = [
      { account: '1000.1', amount: 100, dimensions: bank },
      { account: '1000', amount: -100, dimensions: bank },
    ];
    expect((await post(asked, { ...transfer(1), lines })).status).toBe(200);
  });
});

describe('entries', () => {
  it('are found by account and by what they are about, and a lost statement is rebuilt', async () => {
    const asked = await newBooks();
    const { entry } = (await post(asked)).body;
    const { entry: other } = (await post(asked, { ...transfer(7, '2026-04-02'), memo: 'Another one' })).body;
    await deliverStream(world);
    const find = async (filter: object) =>
      (await world.call('ledger.entries.list', filter, asked)).body.entries.map(({ id }) => id);
    expect(await find({ month: '2026-03' })).toEqual([entry.id]);
    expect(await find({ account: '3000' })).toEqual([other.id, entry.id]);
    expect(await find({ dimension: 'bank', value: 'Main' })).toEqual([other.id, entry.id]);
    expect(await find({ dimension: 'bank', value: 'Elsewhere' })).toEqual([]);
    const db = tenantDb(world.table, asked.as.company_id);
    await db.transact([
      db.remove(StatementRows, { of: 'bank', id: 'Main', entry_date: '2026-03-14', entry_id: entry.id }),
    ]);
    await db.transact([db.accumulate(MonthTotals, { month: '2026-03', shard: '00' }, { 'debit|1000|USD': 1 })]);
    expect(await driftOf(asked, 'ledger-statements')).toHaveLength(1);
    expect(await driftOf(asked, 'ledger-totals')).toHaveLength(1);
    for (const name of ['ledger-statements', 'ledger-totals'])
      await rebuildProjection(world.table, projection(name), [asked.as.company_id]);
    expect(await driftOf(asked, 'ledger-statements')).toEqual([]);
    expect(await driftOf(asked, 'ledger-totals')).toEqual([]);
  });
  it('are of one company alone, and of those who hold the Accounting permission', async () => {
    const asked = await newBooks();
    await post(asked);
    const others = await newBooks();
    expect(await sumsOf(others)).toEqual({});
    expect((await post({ as: world.people.standard })).body.error?.code).toBe('access.denied');
    const wanted = { month: '2026-03', per_page: 10 };
    const page = await listEntries(tenantDb(world.table, others.as.company_id), wanted, DIMENSION_TARGETS);
    expect(page.entries).toEqual([]);
  });
});
