import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agency, FEE, lineOf, of } from '../crediting.fixture';
import { payingSuppliers } from './paying-suppliers.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newClient, newAgency, invoiced, readOne, receive, credit, balances, ...suppliers } = payingSuppliers(
  () => world,
);
const { newSupplier, buy, part: partOf, send, pay, refused, ofTrip, listed, readBooking } = suppliers;
const statusOf = async (agency: Agency, booked: Parameters<typeof readBooking>[1]) =>
  (await readBooking(agency, booked))?.payment_status;

describe('payments to suppliers', () => {
  it('are owed from the invoice on, by the day they are due, and settle what they pay', async () => {
    const agency = await newAgency();
    const supplier_id = await newSupplier(agency, 'Grand Hotel');
    const hotel = await buy(agency, 'Grand Hotel', 70_000, {
      ...{ supplier_id, supplier_name: 'Grand Hotel', payment_due_date: '2031-03-01' },
    });
    expect(await ofTrip(agency)).toMatchObject({
      ...{ payables: [], payments: [] },
      not_invoiced: [{ booking_id: hotel.id, cost: 70_000, paid: 0, due_on: '2031-03-01' }],
    });
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    expect(await listed(agency)).toMatchObject([
      {
        ...{ booking_id: hotel.id, supplier_name: 'Grand Hotel', supplier_id, currency: 'USD' },
        ...{ owed: 70_000, paid: 0, left: 70_000, due_on: '2031-03-01', due_by: 'supplier', paid_to: 'agency' },
        invoice_no: invoice.formatted_invoice_number,
      },
    ]);
    const deposit = await pay(agency, [partOf(hotel, 20_000)], { confirmation_code: 'W-1', account: '1010' });
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -50_000, 1010: -20_000 });
    expect(await statusOf(agency, hotel)).toBe('partially_paid');
    await pay(agency, [partOf(hotel, 50_000)], { transaction_type: 'check' });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1010: -20_000, 1000: -50_000 });
    expect(await statusOf(agency, hotel)).toBe('paid');
    expect(await listed(agency)).toEqual([]);
    expect(await listed(agency, { show: 'settled' })).toMatchObject([{ owed: 70_000, paid: 70_000, left: 0 }]);
    const { payments } = await ofTrip(agency);
    expect(payments.map(({ settled_amount, supplier_name }) => [settled_amount, supplier_name])).toEqual([
      [50_000, 'Grand Hotel'],
      [20_000, 'Grand Hotel'],
    ]);
    await world.call('book.supplier-payments.delete', { id: deposit.id }, { as: agency.as });
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -20_000, 1000: -50_000 });
    expect(await statusOf(agency, hotel)).toBe('partially_paid');
    const found = (await world.call('book.supplier-payments.list', { search: 'grand' }, { as: agency.as })).body;
    expect(found.payments).toMatchObject([
      { settled_amount: 50_000, payment_method: 'check', bookings: 'Grand Hotel' },
    ]);
  });

  it('R-ACC-054 come to one summary of suppliers: billed, paid, overdue', async () => {
    const agency = await newAgency();
    const [late, early] = [
      await buy(agency, 'Hotel', 50_000, { payment_due_date: '2026-01-15' }),
      await buy(agency, 'Cruise', 50_000, { payment_due_date: '2031-01-15' }),
    ];
    await invoiced(agency, [lineOf(late), lineOf(early)]);
    await pay(agency, [partOf(late, 10_000)]);
    await deliverStream(world);
    const { suppliers } = (await world.call('book.payables.summary', {}, { as: agency.as })).body;
    expect(suppliers).toEqual({
      ...{ total_bill_amount: 100_000, total_paid_amount: 10_000, total_paid_pct: 10 },
      ...{ total_unpaid_amount: 90_000, total_unpaid_pct: 90, total_overdue_amount: 40_000, total_overdue_pct: 40 },
      ...{ total_not_overdue_amount: 50_000, total_not_overdue_pct: 50 },
    });
    expect((await listed(agency, { order: 'soonest' })).map(({ title }) => title)).toEqual(['Hotel', 'Cruise']);
    const overdue = await listed(agency, { due_until: '2026-11-30' });
    expect(overdue.map(({ title, left }) => [title, left])).toEqual([['Hotel', 40_000]]);
  });

  it('V18 a client who pays the supplier settles the invoice there, and no money of the agency moves', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const cruise = await buy(agency, 'Cruise', 150_000);
    const invoice = await invoiced(agency, [{ ...lineOf(cruise), paid_to: 'supplier' }, FEE]);
    expect(await listed(agency)).toMatchObject([{ paid_to: 'supplier', owed: 150_000, left: 150_000 }]);
    expect(await refused(agency, [partOf(cruise, 150_000)])).toMatchObject({
      issues: [
        {
          path: 'parts.0.amount',
          message: 'Clients pay for Cruise at the supplier. Record it as paid by the client.',
        },
      ],
    });
    const kind = { kind: 'client_to_supplier', transaction_type: 'credit_card' };
    const paid = await pay(agency, [partOf(cruise, 150_000)], kind);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 10_000 });
    const books: Record<string, unknown> = await balances(agency);
    expect([books[1910] ?? 0, books[2910] ?? 0, books[1031] ?? 0]).toEqual([0, 0, 0]);
    expect((await readOne(agency, invoice)).invoice.shares).toMatchObject([
      { at_supplier: 150_000, paid_at_supplier: 150_000 },
    ]);
    expect(await statusOf(agency, cruise)).toBe('paid');
    const { version } = (await readOne(agency, invoice)).invoice;
    const { status, body } = await world.send('book.invoices.cancel', { id: invoice.id, version }, { as });
    expect([status, body]).toMatchObject([409, { error: { code: 'invoice.paid_at_supplier' } }]);
    await world.call('book.supplier-payments.delete', { id: paid.id }, { as });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1910: 150_000, 2910: -150_000 });
  });

  it('V18 what the agency keeps of a payment is commission it has before it is earned', async () => {
    const agency = await newAgency();
    const supplier_id = await newSupplier(agency, 'Sea Line');
    const cruise = await buy(agency, 'Cruise', 150_000, { supplier_id, supplier_name: 'Sea Line' });
    await invoiced(agency, [lineOf(cruise)]);
    const paid = await pay(agency, [partOf(cruise, 150_000, { commission_kept: 15_000 })], { account: '1010' });
    expect(paid.amount).toBe(135_000);
    const books: Record<string, unknown> = await balances(agency);
    expect(books).toMatchObject({ balanced: true, 1010: -135_000, 2220: -15_000 });
    expect(books[2000] ?? 0).toBe(0);
    const other = await buy(agency, 'Transfer', 5_000);
    await invoiced(agency, [lineOf(other)]);
    expect(await refused(agency, [partOf(other, 5_000, { commission_kept: 500 })])).toMatchObject({
      issues: [{ path: 'parts.0.commission_kept' }],
    });
  });

  it('may come before the invoice, which then owes the rest, at the rates of both days (law 15)', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR' });
    await pay(agency, [partOf(villa, 40_000)], { currency: 'EUR', rate: '1.05' });
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: 42_000 });
    expect(await statusOf(agency, villa)).toBe('partially_paid');
    const line = { ...lineOf(villa), unit_price: 120_000 };
    await invoiced(agency, [line], { currency: 'USD', rates: { EUR: '1.10' } });
    // 400.00 at 1.05, and 600.00 at 1.10.
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -66_000 });
    expect(await listed(agency)).toMatchObject([{ currency: 'EUR', owed: 100_000, paid: 40_000, left: 60_000 }]);
    await pay(agency, [partOf(villa, 60_000)], { currency: 'EUR', rate: '1.20' });
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[2000] ?? 0, books[5800]]).toEqual([true, 0, 6_000]);
  });

  it('come back from a supplier after a booking was credited', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    await receive(agency, invoice, 100_000);
    const paid = await pay(agency, [partOf(hotel, 90_000)]);
    await credit(agency, invoice, [of(hotel, 60_000)]);
    expect(await listed(agency)).toMatchObject([{ owed: 30_000, paid: 90_000, left: -60_000 }]);
    expect(await refused(agency, [partOf(hotel, 90_001)], { kind: 'supplier_to_company' })).toMatchObject({
      issues: [{ message: 'You’ve paid $900.00 for Hotel. Enter up to that much.' }],
    });
    await pay(agency, [partOf(hotel, 60_000)], { kind: 'supplier_to_company' });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1000: -30_000 });
    expect((await listed(agency, { show: 'settled' })).map(({ left }) => left)).toEqual([0]);
    const { status, body } = await world.send('book.supplier-payments.delete', { id: paid.id }, { as: agency.as });
    expect([status, body]).toMatchObject([409, { error: { code: 'supplier_payment.is_returned' } }]);
  });

  it('follow a booking that is due another day, a trip that is renamed, and an invoice that is canceled', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const hotel = await buy(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel)]);
    expect(await listed(agency)).toMatchObject([{ due_by: 'invoice', due_on: invoice.issue_date }]);
    const moved = { id: hotel.id, version: hotel.version, trip_id: trip, payment_due_date: '2031-02-01' };
    await world.call('book.bookings.update', moved as never, { as });
    expect(await listed(agency)).toMatchObject([{ due_by: 'supplier', due_on: '2031-02-01', title: 'Hotel' }]);
    const paid = await pay(agency, [partOf(hotel, 10_000)]);
    const whole = (await world.call('trips.get', { id: trip } as never, { as })).body as { trip: { version: number } };
    const renamed = { id: trip, version: whole.trip.version, trip_name: 'Positano' };
    await world.call('trips.update', renamed as never, { as });
    await deliverStream(world);
    expect(await listed(agency, { search: 'posit' })).toMatchObject([{ trip_name: 'Positano', paid: 10_000 }]);
    const { payment } = (await world.call('book.supplier-payments.get', { id: paid.id }, { as })).body;
    expect(payment).toMatchObject({ trip: { trip_name: 'Positano' }, parts: [{ trip_name: 'Positano' }] });
    const { version } = (await readOne(agency, invoice)).invoice;
    await world.call('book.invoices.cancel', { id: invoice.id, version }, { as });
    // The supplier has money for what no invoice bills.
    expect(await listed(agency)).toMatchObject([{ owed: 0, paid: 10_000, left: -10_000, invoice_no: '' }]);
    expect((await ofTrip(agency)).not_invoiced).toMatchObject([{ booking_id: hotel.id, paid: 10_000 }]);
    await invoiced(agency, [lineOf(hotel)]);
    expect(await listed(agency)).toMatchObject([{ owed: 90_000, paid: 10_000, left: 80_000 }]);
  });

  it('say what is wrong with each of their bookings', async () => {
    const agency = await newAgency();
    const [hotel, tour] = [
      await buy(agency, 'Hotel', 90_000, { supplier_name: 'Grand' }),
      await buy(agency, 'Tour', 20_000, { supplier_name: 'Walks' }),
    ];
    await invoiced(agency, [lineOf(hotel), lineOf(tour)]);
    const { status, code, issues } = await refused(agency, [partOf(hotel, 90_001), partOf(tour, 20_000)], {
      ...{ account: '4000', paid_on: '2099-01-01' },
    });
    expect([status, code]).toEqual([400, 'supplier_payment.not_ready']);
    expect(issues).toEqual([
      { path: 'paid_on', message: 'Money can’t move on a day ahead. Choose today or earlier.' },
      { path: 'account', message: 'Choose one of your bank accounts.' },
      { path: 'parts.0.amount', message: 'Only $900.00 is owed for Hotel. Enter up to that much.' },
      { path: 'parts', message: 'These are bookings of several suppliers. Record a payment for each.' },
    ]);
    expect(await refused(agency, [partOf(hotel, 100)], { currency: 'EUR' })).toMatchObject({
      issues: [{ message: 'Hotel is paid in USD. Record a payment in USD.' }],
    });
    const other = await newAgency();
    expect((await send(other, [partOf(hotel, 100)])).status).toBe(404);
  });

  it('keep their trip out of the trash until they are deleted', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const paid = await pay(agency, [partOf(await buy(agency, 'Hotel', 90_000), 10_000)]);
    const trash = async () => (await world.call('trips.delete', { ids: [trip] }, { as })).body.outcomes;
    expect(await trash()).toMatchObject([
      { done: false, why: 'Suppliers of this trip were paid. Delete those payments first.' },
    ]);
    await world.call('book.supplier-payments.delete', { id: paid.id }, { as });
    expect(await trash()).toMatchObject([{ done: true }]);
  });

  it('settle once what two people pay at the same moment', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    await invoiced(agency, [lineOf(hotel)]);
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(agency, [partOf(hotel, 60_000)])));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -30_000, 1000: -60_000 });
  });

  it('are of two who pay an invoice at the supplier, each their part', async () => {
    const agency = await newAgency();
    const ben = await newClient(agency.as, 'Ben', 'Lund');
    const cruise = await buy(agency, 'Cruise', 100_001);
    const payers = [
      { id: 'p1', client_id: agency.client },
      { id: 'p2', client_id: ben },
    ];
    await invoiced(agency, [{ ...lineOf(cruise), paid_to: 'supplier' }, FEE], { pay_as: 'equal', payers });
    const kind = { kind: 'client_to_supplier', transaction_type: 'other' };
    expect((await refused(agency, [partOf(cruise, 100)], kind)).issues).toMatchObject([
      { message: 'Choose which client paid.' },
    ]);
    expect((await refused(agency, [partOf(cruise, 50_001, { payer_id: 'p2' })], kind)).issues).toMatchObject([
      { message: 'Ben Lund has $500.00 left to pay at suppliers. Enter up to that much.' },
    ]);
    await pay(agency, [partOf(cruise, 50_000, { payer_id: 'p2' })], kind);
    await pay(agency, [partOf(cruise, 50_001, { payer_id: 'p1' })], kind);
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[1910] ?? 0, books[2910] ?? 0]).toEqual([true, 0, 0]);
  });
});
