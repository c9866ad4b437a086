import { addDays } from '@wayline/core/base/days';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';
import { type Agency, crediting, FEE } from '../crediting.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newAgency, invoiced, receive } = crediting(() => world);
const read = async (as: Person) => (await world.call('book.dashboard-money.get', {}, { as })).body;
/** An invoice that is due as a whole so many days from its issue. */
const dueIn = (agency: Agency, days: number, unit_price: number, issue_date?: string) =>
  invoiced(agency, [{ ...FEE, unit_price }], {
    milestones: [{ id: 'm1', name: 'All', due: { kind: 'after_issue', days }, part: { mode: 'rest' } }],
    ...(issue_date && { issue_date }),
  });
const DAY = 86_400_000;

describe('the money of the dashboard', () => {
  it('is what the lists have that it opens, day by day', async () => {
    const agency = await newAgency();
    const { as } = agency;
    expect(await read(as)).toMatchObject({ has_invoices: false, due_this_week: 0, overdue: 0, currency: 'USD' });
    const [soon] = [await dueIn(agency, 6, 10_000), await dueIn(agency, 7, 20_000), await dueIn(agency, 0, 40_000)];
    await receive(agency, soon, 4_000);
    const spare = { client_id: agency.client, transaction_type: 'check', currency: 'EUR', amount: 900, rate: '1.2' };
    await world.call('book.payments.create', { ...spare, apply: [] } as never, { as });
    const gone = { ...spare, currency: 'USD', amount: 700, apply: [] };
    const { payment } = (await world.call('book.payments.create', gone as never, { as })).body;
    await world.call('book.payments.delete', { id: payment.id }, { as });
    const money = await read(as);
    expect(money).toMatchObject({
      ...{ has_invoices: true, due_this_week: 46_000, overdue: 0 },
      received: [
        { currency: 'USD', this_month: 4_000, last_month: 0 },
        { currency: 'EUR', this_month: 900, last_month: 0 },
      ],
    });
    await deliverStream(world);
    const { from: due_from, until: due_until } = money.days.week;
    const open = { payment_status: 'open', due_from, due_until };
    const { invoices } = (await world.call('book.invoices.list', open as never, { as })).body;
    expect(invoices.map(({ total_amount_due }) => total_amount_due)).toEqual([40_000, 6_000]);
    const { from: received_from, until: received_until } = money.days.this_month;
    const came = { payment_method: 'money', received_from, received_until };
    const { payments } = (await world.call('book.payments.list', came as never, { as })).body;
    expect(payments.map(({ received_amount }) => received_amount)).toEqual([900, 4_000]);
    clock.waylineClockOffset = DAY;
    expect(await read(as)).toMatchObject({ due_this_week: 26_000, overdue: 40_000 });
    // On whichever day the clock stands: on the first of the next month.
    const { until: today } = money.days.this_month;
    const ahead = Array.from({ length: 31 }, (_, i) => i + 1).find((n) => addDays(today, n).endsWith('-01')) ?? 0;
    clock.waylineClockOffset = ahead * DAY;
    expect((await read(as)).received).toMatchObject([
      { currency: 'USD', this_month: 0, last_month: 4_000 },
      { currency: 'EUR', this_month: 0, last_month: 900 },
    ]);
    clock.waylineClockOffset = 0;
  });

  it('counts no credit as money that came', async () => {
    const agency = await newAgency();
    const { as, client: client_id } = agency;
    const goodwill = { client_id, currency: 'USD', amount: 500, reason: 'A late transfer' };
    const { credit } = (await world.call('book.client-credits.grant', goodwill as never, { as })).body;
    const invoice = await dueIn(agency, 6, 10_000);
    await receive(agency, invoice, 500, { transaction_type: 'credit_point', credit_id: credit.id });
    expect(await read(as)).toMatchObject({ due_this_week: 9_500, received: [{ this_month: 0 }] });
  });

  it('is of their own work to those who see no other, and says nothing of payments to those who may not see them', async () => {
    const all = ['Dashboard', 'View Invoices', 'View Payments'];
    const own = await newcomer(world, ['Standard'], all);
    expect(await read(own)).toMatchObject({ has_invoices: false, received: [{ this_month: 0, last_month: 0 }] });
    const noPayments = await newcomer(world, ['Planner'], ['Dashboard', 'View Invoices']);
    expect(await read(noPayments)).not.toHaveProperty('received');
    const noInvoices = await newcomer(world, ['Planner'], ['Dashboard']);
    expect((await world.send('book.dashboard-money.get', {}, { as: noInvoices })).status).toBe(403);
  });
});
