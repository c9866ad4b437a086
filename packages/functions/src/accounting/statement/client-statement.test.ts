import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { JournalEntry } from '@wayline/core/areas/ledger/journal-entry';
import { JournalEntries, StatementRows } from '@wayline/core/areas/ledger/ledger.records';
import { toStatementRows } from '@wayline/core/areas/ledger/statements';
import type { TripId } from '@wayline/core/base/ids';
import { sum } from '@wayline/core/base/sum';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact, transactInTurns } from '@wayline/core/store/transact';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../../kernel/deps';
import { openOwnCompany } from '../../ledger/company-of-its-own.fixture';
import { newcomer } from '../../sweeps/newcomer';
import { readPdfText } from '../../trip/itinerary/pdf/pdf-text.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

type Agency = { as: Person; trip: TripId; client: ClientId };
const newClient = async (as: Person, first_name: string, last_name = 'Price') =>
  (await world.call('crm.individuals.create', { first_name, last_name }, { as })).body.client.id;
const newTrip = async (as: Person, trip_name = 'Amalfi') =>
  (await world.call('trips.create', { trip_name, start_date: '2031-05-01' }, { as })).body.trip.id;
const newAgency = async (): Promise<Agency> => {
  const as = await openOwnCompany(world);
  return { as, trip: await newTrip(as), client: await newClient(as, 'Ada') };
};

type Payer = { id: string; client_id: ClientId };
type Terms = { total?: number; payers?: Payer[]; currency?: string; rates?: Record<string, string>; days?: number };
const draftOf = ({ trip, client }: Agency, { total = 100_000, payers, days = 7, ...terms }: Terms = {}) => ({
  ...{ trip_ids: [trip], currency: 'USD', payers: payers ?? [{ id: 'p1', client_id: client }], ...terms },
  lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: total }],
  milestones: [
    { id: 'm1', name: 'All of it', due: { kind: 'after_issue' as const, days }, part: { mode: 'rest' as const } },
  ],
});
/** An invoice over a fee, issued on a day. */
const invoiced = async (agency: Agency, terms: Terms = {}, issue_date?: string) => {
  const { as } = agency;
  const { invoice } = (await world.call('book.invoices.create', draftOf(agency, terms), { as })).body;
  return (await world.call('book.invoices.issue', { id: invoice.id, version: 1, issue_date }, { as })).body.invoice;
};
type Invoice = Awaited<ReturnType<typeof invoiced>>;
const on = ({ id }: Invoice, amount: number, payer_id = 'p1') => ({ invoice_id: id, payer_id, amount });
const receive = async ({ as, client }: Agency, amount: number, differs: object = {}) => {
  const check = { client_id: client, transaction_type: 'check', currency: 'USD', amount, apply: [], ...differs };
  return (await world.call('book.payments.create', check as never, { as })).body.payment;
};

const ask = (as: Person, asked: object) => world.send('book.client-statement.get', asked as never, { as });
const read = async ({ as, client }: Agency, asked: object = {}) => {
  await deliverStream(world);
  return (await world.call('book.client-statement.get', { client_id: client, ...asked } as never, { as })).body;
};
type Statement = Awaited<ReturnType<typeof read>>;
const say = ({ lines }: Statement) =>
  lines.map(({ kind, number, amount, balance }) => [kind, number, amount, balance] as const);
/** What the books say of all clients together. */
const inBooks = async ({ as }: Agency) => {
  const { accounts } = (await world.call('ledger.trial-balance.get', {}, { as })).body;
  const of = (wanted: string) => accounts.find(({ code }) => code === wanted)?.balance ?? 0;
  return of('1100') + of('2100') + of('2110');
};

describe('statement of account per client', () => {
  it('has each invoice, change, payment and refund of two who pay, with what they owe after it, as the books have it', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const ben = await newClient(as, 'Ben');
    const payers = [
      { id: 'p1', client_id: client },
      { id: 'p2', client_id: ben },
    ];
    const invoice = await invoiced(agency, { total: 100_001, payers });
    const number = invoice.formatted_invoice_number;
    const payment = await receive(agency, 30_000, { confirmation_code: '1007', apply: [on(invoice, 20_000)] });
    const input = { id: payment.id, version: payment.version, amount: 4_000 };
    const wire = { transaction_type: 'pay_pal', confirmation_code: 'PP-1', ...input };
    await world.call('book.payments.refund', wire as never, { as });
    const { version } = (await world.call('book.invoices.get', { id: invoice.id }, { as })).body.invoice;
    const revised = { ...draftOf(agency, { total: 120_001, payers }), id: invoice.id, version };
    await world.call('book.invoices.revise', revised, { as });
    const [hers, his] = [await read(agency), await read({ ...agency, client: ben })];
    expect(say(hers)).toEqual([
      ['invoice', number, 50_001, 50_001],
      ['payment', '1007', -30_000, 20_001],
      ['refund', 'PP-1', 4_000, 24_001],
      ['change', number, 10_000, 34_001],
    ]);
    expect(hers).toMatchObject({
      ...{ client: { id: client, name: 'Ada Price' }, currency: 'USD', opening: 0, closing: 34_001 },
      ...{ is_partial: false, money: [{ currency: 'USD', owed: 40_001, held: 6_000, overdue: 0 }] },
      open_invoices: [{ id: invoice.id, number, trip_name: 'Amalfi', open: 40_001, overdue: 0 }],
      aging: { not_due: 40_001, days_1_30: 0 },
    });
    expect(hers.lines[1]).toMatchObject({ payment_id: payment.id, payment_method: 'check' });
    expect(hers.lines[0]).toMatchObject({ invoice_id: invoice.id });
    expect(say(his)).toEqual([
      ['invoice', number, 50_000, 50_000],
      ['change', number, 10_000, 60_000],
    ]);
    expect(hers.closing + his.closing).toBe(await inBooks(agency));
  });

  it('takes back what is canceled and deleted, and leaves out what is applied and detached', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const invoice = await invoiced(agency);
    const payment = await receive(agency, 10_000, { apply: [on(invoice, 10_000)] });
    const part = { invoice_payment_mapper_id: payment.applied[0]?.id as never, invoice_id: invoice.id };
    await world.call('book.payments.detach', part, { as });
    await world.call('book.payments.delete', { id: payment.id }, { as });
    const { version } = (await world.call('book.invoices.get', { id: invoice.id }, { as })).body.invoice;
    await world.call('book.invoices.cancel', { id: invoice.id, version }, { as });
    const statement = await read(agency);
    expect(statement.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 100_000],
      ['payment', -10_000],
      ['payment_deleted', 10_000],
      ['cancellation', -100_000],
    ]);
    expect(statement).toMatchObject({ closing: 0, open_invoices: [] });
    // A payment that was deleted can't be opened.
    expect(statement.lines[1]?.payment_id).toBeUndefined();
  });

  it('is of one currency each, to the smallest unit', async () => {
    const agency = await newAgency();
    await invoiced(agency);
    const euros = await invoiced(agency, { total: 33_333, currency: 'EUR', rates: { EUR: '1.0853' } });
    await receive(agency, 11_111, { currency: 'EUR', rate: '1.1', apply: [on(euros, 11_111)] });
    const usual = await read(agency);
    expect([usual.currency, usual.closing]).toEqual(['USD', 100_000]);
    expect(usual.money).toMatchObject([
      { currency: 'USD', owed: 100_000, held: 0 },
      { currency: 'EUR', owed: 22_222, held: 0 },
    ]);
    const other = await read(agency, { currency: 'EUR' });
    expect(other.lines.map(({ amount, balance }) => [amount, balance])).toEqual([
      [33_333, 33_333],
      [-11_111, 22_222],
    ]);
    expect([other.closing, other.aging.not_due]).toEqual([22_222, 22_222]);
    expect((await read(agency, { currency: 'JPY' })).lines).toEqual([]);
  });

  it('begins with what was owed before it, and ages what is overdue', async () => {
    const agency = await newAgency();
    await invoiced(agency, { total: 50_000, days: 0 }, '2026-02-01');
    await receive(agency, 20_000, { received_on: '2026-03-10' });
    const late = await read(agency, { from: '2026-03-01', to: '2026-03-31' });
    expect(late).toMatchObject({ opening: 50_000, closing: 30_000, from: '2026-03-01', to: '2026-03-31' });
    expect(late.lines.map(({ day, amount }) => [day, amount])).toEqual([['2026-03-10', -20_000]]);
    expect(late).toMatchObject({ aging: { over_90_days: 50_000 }, open_invoices: [{ overdue: 50_000 }] });
    expect(late.money).toMatchObject([{ owed: 50_000, overdue: 50_000, held: 20_000 }]);
    const none = await read(agency, { from: '2026-04-01' });
    expect([none.opening, none.lines, none.closing]).toEqual([30_000, [], 30_000]);
    const year = await read(agency);
    expect([year.from, year.to]).toEqual([`${year.today.slice(0, 4)}-01-01`, year.today]);
    const { status, body } = await ask(agency.as, { client_id: agency.client, from: '2026-04-01', to: '2026-03-31' });
    expect([status, body]).toMatchObject([400, { error: { code: 'statement.days_reversed' } }]);
  });

  it('has a credit note by its number, and leaves out what it gives back of a payment', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const invoice = await invoiced(agency);
    await receive(agency, 40_000, { apply: [on(invoice, 40_000)] });
    const { version } = (await world.call('book.invoices.get', { id: invoice.id }, { as })).body.invoice;
    const note = { id: invoice.id, version, reason: 'Canceled in part', lines: [{ line_id: 'fee', amount: 70_000 }] };
    await world.call('book.invoices.credit', note as never, { as });
    const statement = await read(agency);
    expect(say(statement)).toEqual([
      ['invoice', invoice.formatted_invoice_number, 100_000, 100_000],
      ['payment', undefined, -40_000, 60_000],
      ['credit_note', expect.stringMatching(/^CN-\d{4}-\d{5}$/), -70_000, -10_000],
    ]);
    expect(statement.lines[2]?.invoice_id).toBe(invoice.id);
    expect(statement).toMatchObject({
      ...{ client: { id: client }, open_invoices: [], aging: { not_due: 0 } },
      money: [{ owed: 0, overdue: 0, held: 10_000 }],
    });
    expect(statement.closing).toBe(await inBooks(agency));
  });

  it('asks for less of an invoice of which some was credited', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency);
    const note = { id: invoice.id, version: 2, reason: 'A gift', lines: [{ line_id: 'fee', amount: 30_000 }] };
    await world.call('book.invoices.credit', note as never, { as: agency.as });
    expect(await read(agency)).toMatchObject({
      ...{ closing: 70_000, open_invoices: [{ open: 70_000 }], aging: { not_due: 70_000 } },
      money: [{ owed: 70_000, held: 0 }],
    });
  });

  it('says where one client pays for another, on both of their statements', async () => {
    const agency = await newAgency();
    const ben = await newClient(agency.as, 'Ben');
    const invoice = await invoiced({ ...agency, client: ben });
    const payment = await receive(agency, 100_000, { confirmation_code: '88', apply: [on(invoice, 100_000)] });
    const [hers, his] = [await read(agency), await read({ ...agency, client: ben })];
    expect(say(hers)).toEqual([
      ['payment', '88', -100_000, -100_000],
      ['transfer', '88', 100_000, 0],
    ]);
    expect(hers.lines[1]?.invoice_id).toBeUndefined();
    expect(say(his)).toEqual([
      ['invoice', invoice.formatted_invoice_number, 100_000, 100_000],
      ['transfer', invoice.formatted_invoice_number, -100_000, 0],
    ]);
    expect([payment.id, invoice.id]).toEqual([hers.lines[1]?.payment_id, his.lines[1]?.invoice_id]);
  });

  it('has all of a client who was merged, by either of their ids, and parts them again with them', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const kept = await newClient(as, 'Ada', 'Prize');
    await invoiced(agency);
    await receive({ ...agency, client: kept }, 40_000);
    const sides = { existing: kept, to_merge: client };
    await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 } as never, { as });
    for (const one of [kept, client]) {
      const merged = await read({ ...agency, client: one });
      expect(merged.client).toEqual({ id: kept, name: 'Ada Prize' });
      expect(merged.lines.map(({ amount }) => amount)).toEqual([100_000, -40_000]);
      expect(merged).toMatchObject({ closing: 60_000, open_invoices: [{ open: 100_000 }] });
    }
    await world.call('crm.merge.undo', sides as never, { as });
    expect((await read(agency)).lines.map(({ amount }) => amount)).toEqual([100_000]);
    expect((await read({ ...agency, client: kept })).lines.map(({ amount }) => amount)).toEqual([-40_000]);
  });

  it('has what is posted beside invoices and payments as an adjustment, without what is said of it', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const balance = {
      ...{ entry_date: '2026-01-01', kind: 'opening', memo: 'Pays late, be firm' },
      lines: [
        { account: '1100', amount: 7_000, dimensions: { client } },
        { account: '3000', amount: -7_000 },
      ],
    };
    await world.call('ledger.entries.create', balance as never, { as });
    const statement = await read(agency, { from: '2026-01-01' });
    expect(say(statement)).toEqual([['adjustment', undefined, 7_000, 7_000]]);
  });

  it('refuses a period with more than can be read, and reads the shorter one', async () => {
    const agency = await newAgency();
    const { newId, now } = baseDeps();
    const db = tenantDb(world.table, agency.as.company_id);
    const { client } = agency;
    const entries = Array.from({ length: 2_001 }, (_, i) =>
      JournalEntry.parse({
        ...{ id: newId('journal_entry'), source: `test:${i}`, kind: 'event', posted_at: now(), posted_by: 'test' },
        entry_date: i === 0 ? '2026-01-01' : '2026-01-02',
        lines: [
          { account: '1100', currency: 'USD', amount: 1, base_amount: 1, dimensions: { client } },
          { account: '4300', currency: 'USD', amount: -1, base_amount: -1 },
        ],
      }),
    );
    const rows = entries.flatMap(toStatementRows).filter(({ of }) => of === 'client');
    await transactInTurns(world.table, [
      ...entries.map((entry) => db.put(JournalEntries, entry)),
      ...rows.map((row) => db.put(StatementRows, row)),
    ]);
    const asked = { client_id: client, from: '2026-01-01', to: '2026-12-31' };
    const refused = await ask(agency.as, asked);
    expect([refused.status, refused.body]).toMatchObject([400, { error: { code: 'statement.too_long' } }]);
    const { body } = await ask(agency.as, { ...asked, from: '2026-01-02' });
    expect(body).toMatchObject({ opening: 1, closing: 2_001 });
  });
});

describe('who reads a statement of account per client', () => {
  it('sees only what is theirs to see, and is told so', async () => {
    const { owner } = world.people;
    const db = tenantDb(world.table, owner.company_id);
    const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
    await transact(world.table, [db.updateIf(Companies, {}, { set: { roles: [role] } })]);
    const narrow = await newcomer(world, ['Narrow']);
    const client = await newClient(narrow, 'Ada', 'Shared');
    const mine = { as: narrow, client, trip: await newTrip(narrow, 'Mine') };
    const theirs = { as: owner, client, trip: await newTrip(owner, 'Theirs') };
    const [own, other] = [await invoiced(mine, { total: 10_000 }), await invoiced(theirs, { total: 70_000 })];
    await receive(mine, 2_000, { apply: [on(own, 2_000)] });
    await receive(theirs, 5_000, { apply: [on(other, 5_000)] });
    const all = await read(theirs);
    expect(all).toMatchObject({
      is_partial: false,
      closing: 73_000,
      open_invoices: [{ open: 8_000 }, { open: 65_000 }],
    });
    const part = await read(mine);
    expect(part.lines.map(({ amount }) => amount)).toEqual([10_000, -2_000]);
    expect(part).toMatchObject({ is_partial: true, closing: 8_000, open_invoices: [{ id: own.id, open: 8_000 }] });
    expect(JSON.stringify(part)).not.toContain(other.id);
    const hidden = await newClient(owner, 'Not', 'Theirs');
    expect((await ask(narrow, { client_id: hidden })).status).toBe(404);
  });

  it('is of the company, and may view invoices and payments', async () => {
    const agency = await newAgency();
    const stranger = await newAgency();
    for (const client_id of [stranger.client, `cli_${'0'.repeat(26)}`]) {
      const { status, body } = await ask(agency.as, { client_id });
      expect([status, body]).toMatchObject([404, { error: { code: 'record.missing' } }]);
    }
    const client_id = await newClient(world.people.owner, 'Eve');
    for (const permission of ['View Invoices', 'View Payments']) {
      const as = await newcomer(world, ['Advisor'], [permission]);
      expect((await ask(as, { client_id })).status).toBe(403);
    }
  });
});

describe('the statement of account per client on paper', () => {
  const print = async ({ as, client }: Agency, asked: object = {}) => {
    await deliverStream(world);
    const input = { client_id: client, ...asked };
    const { body, headers } = await world.send<{ text: string }>('book.client-statement.pdf', input as never, { as });
    return { text: readPdfText(Buffer.from(body.text, 'base64')), headers };
  };
  it('says the same, named by its client and its last day, in the language that is asked for', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, { total: 50_000, days: 0 }, '2026-02-01');
    await receive(agency, 20_000, { received_on: '2026-03-10', confirmation_code: 'CHK 9', remark: 'Pays late' });
    const { text, headers } = await print(agency, { from: '2026-02-01', to: '2026-03-31' });
    for (const shown of ['Statement of account', 'Ada Price', invoice.formatted_invoice_number, 'CHK 9', '$300.00'])
      expect(text).toContain(shown);
    expect(text).not.toContain('Pays late');
    expect(JSON.stringify(headers)).toContain('Statement-Ada-Price-2026-03-31.pdf');
    expect((await print(agency, { language: 'es' })).text).toContain('Estado de cuenta');
    expect(sum([50_000, -20_000])).toBe((await read(agency, { from: '2026-01-01' })).closing);
  });
});
