import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { CONVERSION_ACCOUNT, SEED_ACCOUNTS } from '@wayline/core/areas/ledger/chart-of-accounts';
import { Books, LEDGER_TOTALS, MonthTotals, PeriodGates } from '@wayline/core/areas/ledger/ledger.records';
import { RECORDS } from '@wayline/core/records';
import { companyKey } from '@wayline/core/store/keys';
import { reindex } from '@wayline/core/store/reindex';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { newcomer } from '../sweeps/newcomer';
import { openOwnCompany } from './company-of-its-own.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const newBooks = async () => ({ as: await openOwnCompany(world) });
type Asked = { as: Person };
const bank = { bank: 'Main' };
const transfer = (amount: number, entry_date = '2026-03-14') => ({
  entry_date,
  memo: 'Money the owner put in',
  lines: [
    { account: '1000', amount, dimensions: bank },
    { account: '3000', amount: -amount },
  ],
});
const post = (asked: Asked, input: object) => world.call('ledger.entries.create', input as never, asked);
const close = (asked: Asked, month: string) => world.call('ledger.periods.close', { month }, asked);
const reopen = (asked: Asked, month: string) =>
  world.call('ledger.periods.reopen', { month, reason: 'A late bill arrived' }, asked);
const balance = (asked: Asked, as_of: string) => world.call('ledger.trial-balance.get', { as_of }, asked);

describe('a closed month', () => {
  it('stays closed for every earlier day, also in months nobody posted to', async () => {
    const asked = await newBooks();
    await post(asked, transfer(1_000, '2026-03-10'));
    expect((await close(asked, '2026-03')).status).toBe(200);
    for (const day of ['2026-03-31', '2026-02-10', '1900-01-01']) {
      const late = await post(asked, transfer(77, day));
      expect([late.status, late.body.error?.code]).toEqual([409, 'ledger.period_closed']);
    }
    expect((await balance(asked, '2026-03-31')).body.debit_total).toBe(1_000);
    expect((await close(asked, '2026-02')).body.error?.code).toBe('record.exists');
    expect((await post(asked, transfer(5, '2026-04-01'))).status).toBe(200);
    expect((await close(asked, '2026-04')).status).toBe(200);
  });
  it('opens the days since the one closed before it when it is reopened', async () => {
    const asked = await newBooks();
    await post(asked, transfer(1, '2026-01-10'));
    await post(asked, transfer(1, '2026-03-10'));
    await close(asked, '2026-01');
    await close(asked, '2026-03');
    expect((await post(asked, transfer(1, '2026-02-10'))).status).toBe(409);
    expect((await reopen(asked, '2026-03')).status).toBe(200);
    expect((await post(asked, transfer(1, '2026-02-10'))).status).toBe(200);
    expect((await post(asked, transfer(1, '2026-01-31'))).status).toBe(409);
    expect((await reopen(asked, '2026-01')).status).toBe(200);
    expect((await post(asked, transfer(1, '2025-12-31'))).status).toBe(200);
  });
  it('closed by an earlier version is closed for every earlier day after the upkeep', async () => {
    const asked = await newBooks();
    await post(asked, transfer(1_000, '2026-03-10'));
    await close(asked, '2026-03');
    const db = tenantDb(world.table, asked.as.company_id);
    const gates = Array.from({ length: 16 }, (_, i) => String(i).padStart(2, '0'));
    await db.transact(gates.map((gate) => db.remove(PeriodGates, { gate })));
    const old = { pk: companyKey(asked.as.company_id, 'LEDGER_GATES', '2026-03'), sk: '05', type: 'ledger_gate' };
    await world.table.db.send(
      new PutCommand({ TableName: world.table.name, Item: { ...old, month: '2026-03', gate: '05' } }),
    );
    for (const _ of [1, 2]) await reindex(world.table, { ...RECORDS, now: baseDeps().now() });
    expect((await post(asked, transfer(77, '2026-02-10'))).body.error?.code).toBe('ledger.period_closed');
    expect((await reopen(asked, '2026-03')).status).toBe(200);
    expect((await post(asked, transfer(77, '2026-02-10'))).status).toBe(200);
  });
});

describe('an amount', () => {
  it('that is too large is refused at its line, and an overflowing rate with its line', async () => {
    const asked = await newBooks();
    const { status, body } = await post(asked, transfer(1_000_000_000_001));
    expect([status, body.error?.issues]).toMatchObject([400, [{ path: 'lines.0.amount' }, { path: 'lines.1.amount' }]]);
    const foreign = { ...transfer(900_000_000_000), currency: 'EUR', rate: '999999999' };
    const rated = await post(asked, foreign);
    expect([rated.status, rated.body.error?.issues]).toEqual([
      400,
      [
        { path: 'rate', message: 'At this rate, line 1 is too large. Check the rate and the zeros.' },
        { path: 'lines.0.amount', message: 'This amount is too large for one line. Check the zeros.' },
      ],
    ]);
    expect((await post(asked, transfer(1_000_000_000_000))).status).toBe(200);
  });
  it('that was let in before can be taken back, and a sum past 2^53 kills no page', async () => {
    const asked = await newBooks();
    const { entry } = (await post(asked, transfer(5_000))).body;
    const db = tenantDb(world.table, asked.as.company_id);
    const huge = { 'debit|1000|USD': 9e15, 'base_debit|1000|USD': 9e15, 'credit|3000|USD': 9e15 };
    for (const _ of [1, 2, 3])
      await db.transact([
        db.accumulate(MonthTotals, { month: '2026-03', shard: '00' }, { ...huge, 'base_credit|3000|USD': 9e15 }),
      ]);
    const { status, body } = await balance(asked, '2026-03-31');
    expect([status, body.debit_total, body.balanced]).toEqual([200, 27e15 + 5_000, true]);
    expect((await world.call('ledger.periods.list', {}, asked)).body.periods[0]?.debits).toBeGreaterThan(2 ** 53);
    const taken = { id: entry.id, entry_date: entry.entry_date, on: '2026-03-20', memo: 'A slip of zeros' };
    expect((await world.call('ledger.entries.reverse', taken, asked)).status).toBe(200);
  });
  it('is posted on a day within a year, or its reversal would have to be later still', async () => {
    const asked = await newBooks();
    const { entry } = (await post(asked, transfer(1))).body;
    expect((await post(asked, transfer(1, '2199-12-01'))).body.error?.issues).toEqual([
      { path: 'entry_date', message: 'Choose a day within the next year.' },
    ]);
    const far = { id: entry.id, entry_date: entry.entry_date, on: '2199-12-01', memo: 'Posted twice' };
    expect((await world.call('ledger.entries.reverse', far, asked)).body.error?.issues).toMatchObject([{ path: 'on' }]);
  });
});

/** Books with so many accounts of the company's own. */
const withOwnAccounts = async (asked: Asked, count: number): Promise<string[]> => {
  const codes = Array.from({ length: count }, (_, n) => `1000.${n + 1}`);
  const accounts = codes.map((code) => ({ code, name: `Bank ${code}`, kind: 'asset' as const }));
  const db = tenantDb(world.table, asked.as.company_id);
  await db.transact([db.insert(Books, { currency: 'USD', accounts, version: 1 })]);
  return codes;
};

describe('opening balances', () => {
  it('of 199 accounts are one entry, and add up', async () => {
    const asked = await newBooks();
    const seeded = SEED_ACCOUNTS.map(({ code }) => code).filter(
      (code) => code !== '3900' && code !== CONVERSION_ACCOUNT,
    );
    const own = await withOwnAccounts(asked, 199 - seeded.length);
    const lines = [...seeded, ...own].map((account) => ({ account, amount: 100 }));
    const opening = {
      ...transfer(1),
      kind: 'opening',
      lines: [...lines, { account: '3900', amount: -100 * lines.length }],
    };
    expect((await post(asked, opening)).status).toBe(200);
    const { body } = await balance(asked, '2026-03-31');
    expect([body.debit_total, body.balanced, body.accounts.length]).toEqual([19_900, true, 200]);
    const { totals } = await tenantDb(world.table, asked.as.company_id).readPartition(LEDGER_TOTALS, {
      totals: MonthTotals,
    });
    expect(totals.length).toBeGreaterThan(1);
  });
});

describe('the chart', () => {
  it('takes 300 own accounts, and says so at the next', async () => {
    const asked = await newBooks();
    await withOwnAccounts(asked, 299);
    const save = (code: string) => world.call('ledger.accounts.save', { code, name: 'Savings' }, asked);
    expect((await save('1000.300')).status).toBe(200);
    expect((await save('1000.301')).body.error?.message).toBe(
      'A chart takes 300 accounts of your own. Rename one that you no longer need.',
    );
    expect((await save('1000.300')).status).toBe(200);
  });
});

describe('who may', () => {
  it.each([
    { role: 'Accounting', sees: 200, posts: 200, closes: 200 },
    { role: 'Manager', sees: 200, posts: 403, closes: 403 },
    { role: 'Advisor', sees: 403, posts: 403, closes: 403 },
    { role: 'Independent Contractor', sees: 403, posts: 403, closes: 403 },
  ])('a $role sees, posts to and closes the books: $sees, $posts, $closes', async ({ role, sees, posts, closes }) => {
    const asked = { as: await newcomer(world, [role]) };
    expect((await balance(asked, '2026-03-31')).status).toBe(sees);
    expect((await post(asked, transfer(1, '2026-02-10'))).status).toBe(posts);
    expect((await close(asked, '2026-02')).status).toBe(closes);
    if (closes === 200) expect((await reopen(asked, '2026-02')).status).toBe(200);
  });
});
