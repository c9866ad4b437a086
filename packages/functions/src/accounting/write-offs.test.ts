import { addDays } from '@wayline/core/base/days';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { payByCard } from '@wayline/local/testing/pay-at-stripe';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agency, crediting, draftOf, FEE, lineOf, of } from './crediting.fixture';
import { payingAgency } from './paying.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newClient, newAgency, book, invoiced, readOne, paymentOf, receive, credit, refused, balances } = crediting(
  () => world,
);
type Invoice = Awaited<ReturnType<typeof invoiced>>;
type Shown = Awaited<ReturnType<typeof readOne>>;

const send = async (agency: Agency, { id }: Invoice, amount: number, differs: object = {}) => {
  const { version } = (await readOne(agency, { id })).invoice;
  const draft = { id, version, payer_id: 'p1', amount, reason: 'They moved away', ...differs };
  return world.send('book.invoices.write-off', draft as never, { as: agency.as });
};
const writeOff = async (agency: Agency, invoice: Invoice, amount: number, differs: object = {}): Promise<Shown> => {
  const { status, body } = await send(agency, invoice, amount, differs);
  expect([status, body]).toMatchObject([200, {}]);
  return body as Shown;
};
const refusedWriteOff = async (...asked: Parameters<typeof send>) => {
  const { status, body } = await send(...asked);
  return { status, ...(body as { error: { code: string; issues?: { path: string; message: string }[] } }).error };
};
const recover = async (agency: Agency, { id }: Invoice, n = 0) => {
  const { write_offs } = (await readOne(agency, { id })).invoice;
  const asked = { id, write_off_id: write_offs[n]?.id };
  return world.send('book.invoices.write-off.delete', asked as never, { as: agency.as });
};
const statementOf = async ({ as, client }: Agency) =>
  (await world.call('book.client-statement.get', { client_id: client }, { as })).body;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];

describe('what is written off', () => {
  it('V11 of a lost dispute is a separate decision: the invoice is owed again, and then a bad debt', async () => {
    const agency = await payingAgency(world, { total: 90_000 });
    await payByCard((await agency.choose()).url, '4000 0000 0000 0259');
    await agency.deliverAll();
    const [dispute] = (await agency.payment()).payment.disputes;
    await agency.atStripe('POST', `disputes/${dispute?.id}`, {
      ...{ 'evidence[uncategorized_text]': 'losing_evidence', submit: 'true' },
    });
    await agency.deliverAll();
    const lost = (await agency.read()).invoice;
    expect(lost).toMatchObject({ payment_status: 'open', total_amount_received: 0, write_offs: [] });
    expect(await agency.balances()).toMatchObject({ balanced: true, 1040: 0, 1100: 90_000, 2100: 0, 5210: 1_500 });
    const draft = { id: agency.id, version: lost.version, payer_id: 'p1', amount: 90_000, reason: 'Lost the dispute' };
    const { invoice } = (await world.call('book.invoices.write-off', draft, { as: agency.as })).body;
    expect(invoice).toMatchObject({ payment_status: 'paid', total_amount_received: 0 });
    expect(invoice.write_offs).toMatchObject([{ amount: 90_000, base: 90_000, reason: 'Lost the dispute' }]);
    expect(await agency.balances()).toMatchObject({
      ...{ balanced: true, 1040: 0, 1100: 0, 2100: 0, 5210: 1_500, 5220: 90_000 },
    });
    // Whoever opens the link isn’t asked to pay it, and isn’t thanked for having paid.
    const page = await agency.page();
    expect(page).toContain('Nothing to pay to');
    expect(page).toContain('Written off');
    expect(page).not.toContain('Paid in full');
    expect((await agency.choose()).url).toBe('');
    expect(JSON.stringify(page)).not.toContain('Lost the dispute');
  });

  it('is off what is asked for, from the last payment on, in every figure of the invoice', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [{ ...FEE, unit_price: 100_000 }]);
    await receive(agency, invoice, 20_000);
    const { invoice: after } = await writeOff(agency, invoice, 12_000);
    expect(after).toMatchObject({
      ...{ payment_status: 'open', total: 100_000, total_amount_received: 20_000 },
      shares: [{ amount: 100_000, received: 20_000 }],
      write_offs: [{ payer_id: 'p1', client_id: agency.client, amount: 12_000, reason: 'They moved away' }],
    });
    const { invoices } = (await world.call('book.invoices.list', {}, { as: agency.as })).body;
    expect(invoices).toMatchObject([{ written_off: 12_000, total_amount_due: 68_000, total_amount_received: 20_000 }]);
    const { totals } = (await world.call('trips.money.get', { id: agency.trip }, { as: agency.as })).body;
    expect(totals).toMatchObject([{ invoiced: 100_000, received: 20_000, due: 68_000, written_off: 12_000 }]);
    await deliverStream(world);
    const summary = (await world.call('book.invoices.summary', {}, { as: agency.as })).body.invoices;
    expect(summary).toMatchObject({
      ...{ total_bill_amount: 88_000, total_paid_amount: 20_000, total_unpaid_amount: 68_000 },
    });
    const { lines, opening, closing, open_invoices } = await statementOf(agency);
    expect(lines.map(({ kind, amount, number }) => [kind, amount, number])).toEqual([
      ['invoice', 100_000, invoice.formatted_invoice_number],
      ['payment', -20_000, undefined],
      ['written_off', -12_000, invoice.formatted_invoice_number],
    ]);
    expect(opening + lines.reduce((total, { amount }) => total + amount, 0)).toBe(closing);
    expect(open_invoices).toMatchObject([{ open: 68_000 }]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 68_000, 5220: 12_000 });
  });

  it('keeps the invoice from being changed, credited or paid beyond what is asked for, until it is recovered', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', 50_000);
    const invoice = await invoiced(agency, [lineOf(hotel)]);
    await writeOff(agency, invoice, 30_000);
    await writeOff(agency, invoice, 20_000);
    expect(await refused(agency, invoice, [of(hotel, 1_000)])).toMatchObject({ code: 'invoice.is_written_off' });
    const { version } = (await readOne(agency, invoice)).invoice;
    const seen = { id: invoice.id, version };
    expect(codeOf(await world.send('book.invoices.cancel', seen, { as: agency.as }))).toEqual([
      ...[409, 'invoice.is_written_off'],
    ]);
    const paid = await world.send('book.payments.create', paymentOf(agency, invoice, 50_000), { as: agency.as });
    expect(paid.body).toMatchObject({
      error: {
        issues: [
          {
            path: 'apply.0.amount',
            message: `$500.00 of ${invoice.formatted_invoice_number} is written off. Recover it there first, then apply this payment.`,
          },
        ],
      },
    });
    const asked = { invoice_id: invoice.id };
    const reminders = await world.call('book.payment-reminders.list', asked, { as: agency.as });
    expect(reminders.body).toMatchObject({ payers: [{ why_not: 'paid' }] });
    // In whatever order.
    expect((await recover(agency, invoice, 1)).status).toBe(200);
    const { status, body } = await recover(agency, invoice);
    expect([status, body]).toMatchObject([200, { invoice: { payment_status: 'open', write_offs: [] } }]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 50_000, 5220: 0 });
    await deliverStream(world);
    expect((await statementOf(agency)).lines.map(({ kind }) => kind)).toEqual([
      ...['invoice', 'written_off', 'written_off', 'recovered', 'recovered'],
    ]);
    await receive(agency, invoice, 50_000);
    await credit(agency, invoice, [of(hotel, 1_000)]);
    expect(codeOf(await recover(agency, invoice))).toEqual([400, 'request.invalid']);
  });

  it('is at most what that payer owes, of an issued invoice, on a day since it was issued', async () => {
    const agency = await newAgency();
    const ben = await newClient(agency.as, 'Ben', 'Orr');
    const payers = [
      { id: 'p1', client_id: agency.client },
      { id: 'p2', client_id: ben },
    ];
    const invoice = await invoiced(agency, [FEE], { payers, pay_as: 'equal' });
    const at = async (amount: number, differs: object = {}) =>
      (await refusedWriteOff(agency, invoice, amount, differs)).issues?.map(({ path, message }) => [path, message]);
    expect(await at(5_001)).toEqual([['amount', 'Eva Lund owes $50.00. Enter up to that much.']]);
    expect(await at(1, { payer_id: 'p3' })).toEqual([['payer_id', expect.stringContaining('Choose who it is for')]]);
    expect(await at(1, { day: '2020-01-01' })).toEqual([['day', expect.stringContaining('before the invoice')]]);
    expect(await at(1, { day: '2099-01-01' })).toEqual([['day', expect.stringContaining('day to come')]]);
    expect(await at(1, { reason: ' ' })).toEqual([['reason', 'Please say why.']]);
    await writeOff(agency, invoice, 5_000, { payer_id: 'p2' });
    expect(await at(1, { payer_id: 'p2' })).toEqual([['amount', 'Ben Orr owes nothing anymore.']]);
    expect((await readOne(agency, invoice)).invoice).toMatchObject({ payment_status: 'open' });
    expect((await world.call('book.invoices.summary', { client: ben }, { as: agency.as })).body.invoices).toMatchObject(
      {
        ...{ total_bill_amount: 0, total_unpaid_amount: 0 },
      },
    );
    const stale = { id: invoice.id, version: 1, payer_id: 'p1', amount: 1, reason: 'They moved away' };
    expect(codeOf(await world.send('book.invoices.write-off', stale, { as: agency.as }))).toEqual([
      ...[409, 'record.stale'],
    ]);
  });

  it('V19 in another currency is worth its part of what the invoice is, the last of it all that is left', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [{ ...FEE, unit_price: 10_001 }], {
      ...{ currency: 'EUR', rates: { EUR: '1.0853' } },
    });
    await writeOff(agency, invoice, 3_333);
    const { invoice: after } = await writeOff(agency, invoice, 6_668);
    expect(after.write_offs.map(({ amount, base }) => [amount, base])).toEqual([
      [3_333, 3_617],
      [6_668, 7_237],
    ]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 0, 5220: 10_854 });
    await recover(agency, invoice);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 3_617, 5220: 7_237 });
  });

  it('isn’t dated into a month that is closed, and is recovered today whatever is closed', async () => {
    const { issue_date: today = '' } = await invoiced(await newAgency(), [FEE]);
    const day = addDays(today, -40);
    const agency = await newAgency();
    const { as } = agency;
    const draft = (await world.call('book.invoices.create', draftOf(agency, [FEE]) as never, { as })).body.invoice;
    const issuing = { id: draft.id, version: 1, issue_date: day };
    const { invoice } = (await world.call('book.invoices.issue', issuing, { as })).body;
    await writeOff(agency, invoice, 4_000, { day });
    await world.call('ledger.periods.close', { month: day.slice(0, 7) }, { as });
    expect(await refusedWriteOff(agency, invoice, 6_000, { day })).toMatchObject({ code: 'ledger.period_closed' });
    expect((await writeOff(agency, invoice, 6_000)).invoice.write_offs).toMatchObject([{ day }, { day: today }]);
    expect((await recover(agency, invoice)).status).toBe(200);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 4_000, 5220: 6_000 });
  });

  it('is written off once, whoever else does', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const { version } = (await readOne(agency, invoice)).invoice;
    const draft = { id: invoice.id, version, payer_id: 'p1', amount: 10_000, reason: 'They moved away' };
    const both = await Promise.all([1, 2].map(() => world.send('book.invoices.write-off', draft, { as: agency.as })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 0, 5220: 10_000 });
    const twice = await Promise.all([1, 2].map(() => recover(agency, invoice)));
    expect(twice.map(({ status }) => status)).toContain(200);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 10_000, 5220: 0 });
  });
});
