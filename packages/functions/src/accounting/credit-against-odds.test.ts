import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { toCreditLeft } from '@wayline/core/areas/accounting/credits/credit';
import { Credits } from '@wayline/core/areas/accounting/credits/credit.records';
import type { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import type { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { sum } from '@wayline/core/base/sum';
import { PROJECTIONS } from '@wayline/core/projections';
import { verifyProjection } from '@wayline/core/store/projection';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tosses } from '@wayline/core/testing/tosses';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { readBalances } from '../ledger/read-balances.fixture';
import { newcomer } from '../sweeps/newcomer';
import { ALL_OF_IT, holdingCredit, paymentOf, spending } from './holding-credit.fixture';

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

type Agency = { as: Person; trip: TripId; client: ClientId };
const newTrip = async (as: Person, trip_name = 'Amalfi') =>
  (await world.call('trips.create', { trip_name }, { as })).body.trip.id;
const newAgency = async (): Promise<Agency> => {
  const as = await openOwnCompany(world);
  return { as, trip: await newTrip(as), client: await newClient(as, 'Mia') };
};
type Terms = {
  total?: number;
  issue_date?: string;
  payers?: { id: string; client_id: ClientId }[];
  [name: string]: unknown;
};
const draftOf = ({ trip, client }: Agency, { total = 10_000, payers, issue_date: _on, ...terms }: Terms = {}) => ({
  ...{ trip_ids: [trip], currency: 'USD', payers: payers ?? [{ id: 'p1', client_id: client }], ...terms },
  lines: [{ id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: total }],
  milestones: ALL_OF_IT,
});
const invoiced = async (agency: Agency, terms: Terms = {}) => {
  const { as } = agency;
  const { invoice } = (await world.call('book.invoices.create', draftOf(agency, terms) as never, { as })).body;
  const { issue_date } = terms;
  return (await world.call('book.invoices.issue', { id: invoice.id, version: 1, issue_date }, { as })).body.invoice;
};
type Invoice = Awaited<ReturnType<typeof invoiced>>;
const on = ({ id }: Pick<Invoice, 'id'>, amount: number, payer_id = 'p1') => ({ invoice_id: id, payer_id, amount });
const send = async (as: Person, id: string, input: object) => {
  const { status, body } = await world.send(id as never, input as never, { as });
  const answer = body as { error?: { code: string; issues?: unknown } } & Record<string, unknown>;
  return { status, code: answer.error?.code, issues: answer.error?.issues, body: answer };
};
const read = async ({ as, client }: Agency, asked: object = {}) => {
  await deliverStream(world);
  return (await world.call('book.client-statement.get', { client_id: client, ...asked } as never, { as })).body;
};
const balances = ({ as }: Pick<Agency, 'as'>) => readBalances(world, as);
const drifts = async (as: Person) => {
  await deliverStream(world);
  const wrong: string[] = [];
  for (const projection of PROJECTIONS)
    for await (const { where } of verifyProjection(world.table, projection, [as.company_id]))
      wrong.push(`${projection.name}: ${where}`);
  return wrong;
};

/** An advisor who sees only their own work, and a client of theirs who has trips of the owner too. */
const sharedClient = async () => {
  const { owner } = world.people;
  const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
  const db = tenantDb(world.table, owner.company_id);
  await db.transact([db.updateIf(Companies, {}, { set: { roles: [role] } })]);
  const narrow = await newcomer(world, ['Narrow']);
  const client = await newClient(narrow, 'Shared');
  const mine: Agency = { as: narrow, client, trip: await newTrip(narrow, 'Mine') };
  const theirs: Agency = { as: owner, client, trip: await newTrip(owner, 'Theirs') };
  return { mine, theirs };
};

describe('the statement of who sees only their own work', () => {
  it('says that an invoice is paid where another advisor’s payment paid it', async () => {
    const { mine, theirs } = await sharedClient();
    const [own, other] = [await invoiced(mine, { total: 10_000 }), await invoiced(theirs, { total: 2_000 })];
    await receive(theirs, 12_000, { apply: [on(other, 2_000), on(own, 10_000)] });
    const { invoice } = (await world.call('book.invoices.get', { id: own.id }, mine)).body;
    expect(invoice.payment_status).toBe('paid');
    expect(await read(mine)).toMatchObject({
      ...{ is_partial: true, open_invoices: [], closing: 0 },
      money: [{ currency: 'USD', owed: 0 }],
    });
  });
  it('has nothing held of money that is on an invoice of another advisor', async () => {
    const { mine, theirs } = await sharedClient();
    const [own, other] = [await invoiced(mine, { total: 2_000 }), await invoiced(theirs, { total: 10_000 })];
    const { id } = await receive(theirs, 12_000, { apply: [on(own, 2_000), on(other, 10_000)] });
    const { payment } = (await world.call('book.payments.get', { id }, mine)).body;
    expect(payment.unapplied_amount).toBe(0);
    expect(await read(mine)).toMatchObject({ money: [{ owed: 0, held: 0 }] });
  });
  it('has nothing held of credit that was spent on an invoice of another advisor', async () => {
    const { mine, theirs } = await sharedClient();
    const credit = await grant(theirs, 5_000);
    const other = await invoiced(theirs, { total: 5_000 });
    await spend(theirs, credit.id, 5_000, { apply: [on(other, 5_000)] });
    expect(await listed(mine)).toMatchObject({ credits: [{ state: 'spent', left_amount: 0 }], available: [] });
    expect(await read(mine)).toMatchObject({ money: [{ held: 0 }] });
  });
  it('comes to nothing where credit of another advisor’s payment expires', async () => {
    const { mine, theirs } = await sharedClient();
    const invoice = await invoiced(theirs, { total: 3_000 });
    const payment = await receive(theirs, 8_000, { apply: [on(invoice, 3_000)] });
    const { today } = await read(theirs);
    await convert(theirs, payment, 5_000, { expires_on: today });
    await afterDays(3);
    expect(await read(theirs)).toMatchObject({ closing: 0, money: [{ owed: 0, held: 0 }] });
    expect(await read(mine)).toMatchObject({ closing: 0, money: [{ owed: 0, held: 0 }] });
  });
});

describe('the statement', () => {
  it('has opening balances on an account below Client receivable', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    await world.call('ledger.accounts.save', { code: '1100.1', name: 'Old receivables' }, { as });
    const opening = {
      ...{ entry_date: '2026-01-01', kind: 'opening' as const, memo: 'From the old system' },
      lines: [
        { account: '1100.1', amount: 7_000, dimensions: { client } },
        { account: '3000', amount: -7_000 },
      ],
    };
    await world.call('ledger.entries.create', opening, { as });
    expect((await read(agency, { from: '2026-01-01' })).closing).toBe(7_000);
  });
});

describe('client credit', () => {
  it('is spent on no day on which nothing of it was left', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const { today } = await read(agency);
    const credit = await grant(agency, 5_000, { expires_on: addDays(today, 2) });
    await afterDays(20);
    const version = (await listed(agency)).credits[0]?.version ?? 0;
    await world.call('book.client-credits.update', { id: credit.id, version, expires_on: null }, { as });
    const point = spending(credit.id, { received_on: addDays(today, 10) });
    await send(as, 'book.payments.create', paymentOf(agency, 5_000, point));
    await deliverStream(world);
    const about = { dimension: 'credit' as const, value: credit.id };
    const { entries } = (await world.call('ledger.entries.list', about, { as })).body;
    const leftOn = (day: string) =>
      0 -
      sum(
        entries
          .filter(({ entry_date }) => entry_date <= day)
          .flatMap(({ lines }) => lines.filter(({ account }) => account === '2110').map(({ amount }) => amount)),
      );
    for (const { entry_date } of entries) expect([entry_date, leftOn(entry_date) >= 0]).toEqual([entry_date, true]);
  });

  it('is listed by the id of a client who was merged', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const credit = await grant(agency, 5_000);
    const kept = await newClient(as, 'Kept');
    const sides = { existing: kept, to_merge: client, existing_version: 1, to_merge_version: 1 };
    await world.call('crm.merge.create', sides as never, { as });
    await spend(agency, credit.id, 500);
    expect(await read(agency)).toMatchObject({ client: { id: kept }, money: [{ held: 5_000 }] });
    expect((await listed(agency)).available).toEqual([{ currency: 'USD', amount: 4_500 }]);
  });
});

describe('random histories', () => {
  const CURRENCIES = ['USD', 'USD', 'EUR', 'JPY'] as const;
  const RATE: Record<string, string[]> = { EUR: ['1.0853', '1.2001', '0.9'], JPY: ['0.006712', '0.0091'] };
  it.each([11, 22])('the statements come to the books, and credit to what is left of it (%i)', async (seed) => {
    const toss = tosses(seed);
    const draw = <T>(list: readonly T[]): T | undefined => list[Math.floor(toss() * list.length)];
    const upTo = (n: number) => 1 + Math.floor(toss() * n);
    const agency = await newAgency();
    const { as } = agency;
    const db = tenantDb(world.table, as.company_id);
    const clients = [agency.client, await newClient(as, 'Ben'), await newClient(as, 'Cy')];
    const invoices: Invoice['id'][] = [];
    const payments: PaymentId[] = [];
    const credits: CreditId[] = [];
    let days = 0;
    let merged: [ClientId, ClientId] | undefined;
    const tell = async (id: string, input: object) => {
      const answer = await send(as, id, input);
      if (answer.status >= 500) throw new Error(`${id} ${answer.status} ${JSON.stringify(input)}`);
      return answer.body;
    };
    const getInvoice = async (id: Invoice['id'] | undefined) =>
      id ? (await world.call('book.invoices.get', { id }, { as })).body : undefined;
    const getPayment = async (id: PaymentId | undefined) =>
      id ? (await world.call('book.payments.get', { id }, { as })).body.payment : undefined;
    const today = async () =>
      (await world.call('book.client-statement.get', { client_id: clients[0] as ClientId }, { as })).body.today;
    const rateOf = (currency: string) => (currency === 'USD' ? {} : { rate: draw(RATE[currency] ?? []) });
    const partsFor = async (currency: string) => {
      const found = (await getInvoice(draw(invoices)))?.invoice;
      if (found?.state !== 'issued' || found.currency !== currency) return [];
      const share = draw(found.shares);
      const left = (share?.amount ?? 0) - (share?.received ?? 0);
      return share && left > 0 ? [on(found, upTo(left), share.payer_id)] : [];
    };
    const ops: (() => Promise<unknown>)[] = [
      async () => {
        const currency = draw(CURRENCIES) ?? 'USD';
        const payers = clients.slice(0, upTo(3)).map((client_id, i) => ({ id: `p${i + 1}`, client_id }));
        const rates = currency === 'USD' ? {} : { [currency]: draw(RATE[currency] ?? []) };
        const draft = draftOf(agency, { total: upTo(50_000), payers, currency, rates, pay_as: 'equal' });
        const made = (await tell('book.invoices.create', draft)) as { invoice?: Invoice };
        if (!made.invoice) return;
        const done = await tell('book.invoices.issue', { id: made.invoice.id, version: 1 });
        if (!done.error) invoices.push(made.invoice.id);
      },
      async () => {
        const currency = draw(CURRENCIES) ?? 'USD';
        const apply = toss() < 0.6 ? await partsFor(currency) : [];
        const amount = upTo(20_000) + apply.reduce((s, { amount: a }) => s + a, 0);
        const got = (await tell('book.payments.create', {
          ...{ client_id: draw(clients), transaction_type: 'check', currency, amount, apply, ...rateOf(currency) },
          ...(toss() < 0.3 && days > 0 && { received_on: addDays(await today(), -upTo(days)) }),
        })) as { payment?: { id: PaymentId } };
        if (got.payment) payments.push(got.payment.id);
      },
      async () => {
        const payment = await getPayment(draw(payments));
        if (!payment?.unapplied_amount) return;
        const expires_on = toss() < 0.6 ? addDays(await today(), upTo(4) - 1) : undefined;
        const { id, version } = payment;
        const got = (await tell('book.client-credits.convert', {
          ...{ id, version, amount: upTo(payment.unapplied_amount), expires_on },
        })) as { credit?: { id: CreditId } };
        if (got.credit) credits.push(got.credit.id);
      },
      async () => {
        const currency = draw(CURRENCIES) ?? 'USD';
        const expires_on = toss() < 0.6 ? addDays(await today(), upTo(4) - 1) : undefined;
        const got = (await tell('book.client-credits.grant', {
          ...{
            client_id: draw(clients),
            currency,
            amount: upTo(9_000),
            reason: 'Gift',
            expires_on,
            ...rateOf(currency),
          },
        })) as { credit?: { id: CreditId } };
        if (got.credit) credits.push(got.credit.id);
      },
      async () => {
        const id = draw(credits);
        const credit = id && (await db.get(Credits, { id }, true));
        if (!credit) return;
        const { amount } = toCreditLeft(credit);
        const apply = (await partsFor(credit.currency)).filter((part) => part.amount <= amount);
        const spent = Math.max(upTo(Math.max(amount, 1)), apply[0]?.amount ?? 0);
        const got = (await tell('book.payments.create', {
          ...{ client_id: credit.client_id, transaction_type: 'credit_point', credit_id: credit.id },
          ...{ currency: credit.currency, amount: toss() < 0.3 ? Math.max(amount, 1) : spent, apply },
        })) as { payment?: { id: PaymentId } };
        if (got.payment) payments.push(got.payment.id);
      },
      async () => {
        const payment = await getPayment(draw(payments));
        const part = draw(payment?.applied ?? []);
        if (part)
          await tell('book.payments.detach', { invoice_payment_mapper_id: part.id, invoice_id: part.invoice_id });
      },
      async () => {
        const payment = await getPayment(draw(payments));
        const part = draw(payment?.applied ?? []);
        if (part) await tell('book.invoice-payments.delete', { id: part.id });
      },
      async () => {
        const id = draw(payments);
        if (id) await tell('book.payments.delete', { id });
      },
      async () => {
        const id = draw(credits);
        if (id) await tell('book.client-credits.delete', { id });
      },
      async () => {
        const id = draw(credits);
        const credit = id && (await db.get(Credits, { id }, true));
        if (!credit || credit.deleted_at) return;
        const expires_on = toss() < 0.3 ? null : addDays(await today(), upTo(5) - 1);
        await tell('book.client-credits.update', { id, version: credit.version, expires_on });
      },
      async () => {
        const payment = await getPayment(draw(payments));
        if (!payment?.unapplied_amount) return;
        const { id, version, currency } = payment;
        await tell('book.payments.refund', {
          ...{ id, version, amount: upTo(payment.unapplied_amount), transaction_type: 'check', ...rateOf(currency) },
        });
      },
      async () => {
        const payment = await getPayment(draw(payments));
        const refund = draw(payment?.refunds ?? []);
        if (payment && refund) await tell('book.payments.refund.delete', { id: payment.id, refund_id: refund.id });
      },
      async () => {
        const payment = await getPayment(draw(payments));
        if (!payment?.unapplied_amount) return;
        const apply = (await partsFor(payment.currency)).map((p) => ({
          ...p,
          amount: Math.min(p.amount, payment.unapplied_amount),
        }));
        if (apply.length > 0) await tell('book.payments.apply', { id: payment.id, version: payment.version, apply });
      },
      async () => {
        const found = (await getInvoice(draw(invoices)))?.invoice;
        if (found?.state !== 'issued') return;
        const left = found.shares.reduce((s, { amount }) => s + amount, 0);
        if (left > 0)
          await tell('book.invoices.credit', {
            ...{ id: found.id, version: found.version, reason: 'Less of it' },
            lines: [{ line_id: 'fee', amount: toss() < 0.2 ? left : upTo(left) }],
          });
      },
      async () => {
        const found = (await getInvoice(draw(invoices)))?.invoice;
        if (found?.state !== 'issued') return;
        const payers = [...clients]
          .reverse()
          .slice(0, upTo(3))
          .map((client_id, i) => ({ id: `p${i + 1}`, client_id }));
        const { currency, id, version } = found;
        const rates = currency === 'USD' ? {} : { [currency]: draw(RATE[currency] ?? []) };
        const draft = draftOf(agency, { total: upTo(60_000), payers, currency, rates, pay_as: 'equal' });
        await tell('book.invoices.revise', { ...draft, id, version });
      },
      async () => {
        const found = (await getInvoice(draw(invoices)))?.invoice;
        if (found && toss() < 0.4) await tell('book.invoices.cancel', { id: found.id, version: found.version });
      },
      async () => {
        days += upTo(2);
        await deliverStream(world);
        await afterDays(days);
      },
      async () => {
        if (toss() < 0.5) return;
        const at = async (id: ClientId) =>
          (await world.call('crm.individuals.get', { id }, { as })).body.client.version;
        if (merged) {
          const done = await tell('crm.merge.undo', { existing: merged[0], to_merge: merged[1] });
          if (!done.error) merged = undefined;
        } else {
          const [existing, to_merge] = toss() < 0.5 ? [clients[0], clients[1]] : [clients[2], clients[0]];
          if (!existing || !to_merge) return;
          const sides = {
            existing,
            to_merge,
            existing_version: await at(existing),
            to_merge_version: await at(to_merge),
          };
          const done = await tell('crm.merge.create', sides);
          if (!done.error) merged = [existing, to_merge];
        }
        await deliverStream(world);
      },
    ];
    const entriesOf = async (account: string) => {
      const found: {
        lines: {
          account: string;
          currency: string;
          amount: number;
          base_amount: number;
          dimensions: Record<string, string>;
        }[];
        source: string;
        entry_date: string;
      }[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await world.call('ledger.entries.list', { account, cursor, per_page: 200 } as never, { as });
        found.push(...(body.entries as never as typeof found));
        cursor = body.cursor;
      } while (cursor);
      return found;
    };
    const check = async () => {
      await deliverStream(world);
      const lines: {
        account: string;
        currency: string;
        amount: number;
        base: number;
        dims: Record<string, string>;
      }[] = [];
      for (const account of ['1100', '2100', '2110'])
        for (const entry of await entriesOf(account))
          for (const line of entry.lines)
            if (line.account === account)
              lines.push({
                account,
                currency: line.currency,
                amount: line.amount,
                base: line.base_amount,
                dims: line.dimensions,
              });
      const inBooks = (currency: string) =>
        lines.filter((l) => l.currency === currency).reduce((s, l) => s + l.amount, 0);
      for (const id of credits) {
        const credit = await db.get(Credits, { id }, true);
        const mine = lines.filter((l) => l.account === '2110' && l.dims.credit === id);
        const worth = credit?.deleted_at ? { amount: 0, base: 0 } : credit ? toCreditLeft(credit) : undefined;
        expect([id, 0 - mine.reduce((s, l) => s + l.amount, 0), 0 - mine.reduce((s, l) => s + l.base, 0)]).toEqual([
          id,
          worth?.amount,
          worth?.base,
        ]);
      }
      const live = clients.filter((id) => id !== merged?.[1]);
      for (const currency of ['USD', 'EUR', 'JPY']) {
        let total = 0;
        for (const client_id of live) {
          const asked = { client_id, currency, from: '2020-01-01', to: '2099-12-31' };
          const st = (await world.call('book.client-statement.get', asked, { as })).body;
          total += st.closing;
          const money = st.money.find((m) => m.currency === currency);
          const open = st.open_invoices.filter((o) => o.currency === currency);
          expect([currency, st.closing]).toEqual([currency, (money?.owed ?? 0) - (money?.held ?? 0)]);
          expect([currency, 'owed', open.reduce((s, o) => s + o.open, 0)]).toEqual([currency, 'owed', money?.owed]);
          expect(Object.values(st.aging).reduce((s, a) => s + a, 0)).toBe(money?.owed);
          const past = (await world.call('book.client-statement.get', { client_id, currency }, { as })).body;
          expect(['to today', past.closing]).toEqual(['to today', st.closing]);
        }
        expect([currency, total]).toEqual([currency, inBooks(currency)]);
      }
      expect((await balances(agency)).balanced).toBe(true);
    };
    for (let step = 0; step < 120; step++) {
      await draw(ops)?.();
      if (step % 30 === 29) await check();
    }
    await check();
    expect(await drifts(as)).toEqual([]);
  });
});
