import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agency, crediting, draftOf, FEE, lineOf, of } from './crediting.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const { newClient, newAgency, book, invoiced, readOne, paymentOf, receive, readPayment, credit, refused, balances } =
  crediting(() => world);
type Invoice = Awaited<ReturnType<typeof invoiced>>;
const entriesOf = async ({ as }: Agency, { id }: Invoice) =>
  (await world.call('ledger.entries.list', { dimension: 'invoice', value: id } as never, { as })).body.entries;

describe('a credit note', () => {
  it('V07 takes back a canceled booking but for the penalty and a fee, and what was paid is the client’s again', async () => {
    const agency = await newAgency();
    const lodge = await book(agency, 'Lodge', 200_000);
    const invoice = await invoiced(agency, [lineOf(lodge)]);
    const payment = await receive(agency, invoice, 200_000);
    const {
      invoice: after,
      credit_notes,
      payments,
    } = await credit(agency, invoice, [of(lodge, 150_000, { fee: 5_000 })]);
    const year = after.issue_date?.slice(0, 4);
    expect(credit_notes).toMatchObject([
      {
        ...{ number: `CN-${year}-00001`, reason: 'Canceled by the client', fee: 5_000, total: 145_000 },
        lines: [{ title: 'Lodge', amount: 150_000, before_tax: 150_000, fee: 5_000, supplier_amount: 150_000 }],
        shares: [{ payer_id: 'p1', amount: 145_000, released: 145_000 }],
      },
    ]);
    expect(after).toMatchObject({
      ...{ total: 200_000, credited: 145_000, total_amount_received: 55_000, payment_status: 'paid' },
      formatted_invoice_number: invoice.formatted_invoice_number,
      shares: [{ amount: 55_000, received: 55_000, cells: [40_000, 15_000] }],
    });
    expect(payments).toMatchObject([{ amount: 55_000 }]);
    const left = await readPayment(agency, payment);
    expect(left).toMatchObject({ unapplied_amount: 145_000, applied: [{ amount: 55_000 }] });
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -50_000, 2100: -145_000, 4320: -5_000 });
    await deliverStream(world);
    expect((await entriesOf(agency, invoice)).map(({ source }) => source?.split(':')[0])).toEqual(
      expect.arrayContaining(['invoice.credited', 'credit.released']),
    );
    const back = { id: payment.id, version: left.version, transaction_type: 'check' as const, amount: 145_000 };
    await world.call('book.payments.refund', back, { as: agency.as });
    const books: Record<string, unknown> = await balances(agency);
    expect([books[1100] ?? 0, books[2100] ?? 0, books[4320]]).toEqual([0, 0, -5_000]);
  });

  it('leaves what is due first, and is in every figure of the invoice', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    const { invoice: after } = await credit(agency, invoice, [of(hotel, 75_000)]);
    expect(after).toMatchObject({
      due: [
        { name: 'Deposit', amount: 20_000 },
        { name: 'Final payment', amount: 5_000 },
      ],
    });
    const { invoice: less } = await credit(agency, invoice, [of(hotel, 10_000)]);
    expect(less.due).toMatchObject([{ name: 'Deposit', amount: 15_000 }]);
    const { invoices } = (await world.call('book.invoices.list', {}, { as: agency.as })).body;
    expect(invoices).toMatchObject([
      { total: 100_000, credited: 85_000, total_amount_due: 15_000, final_payment: 15_000 },
    ]);
    const { totals } = (await world.call('trips.money.get', { id: agency.trip }, { as: agency.as })).body;
    expect(totals).toMatchObject([{ invoiced: 15_000, received: 0, due: 15_000 }]);
    await deliverStream(world);
    const summary = (await world.call('book.invoices.summary', {}, { as: agency.as })).body.invoices;
    expect(summary).toMatchObject({ total_bill_amount: 15_000, total_unpaid_amount: 15_000 });
  });

  it('takes back all of a booking, which can be invoiced again', async () => {
    const agency = await newAgency();
    const [hotel, tour] = [await book(agency, 'Hotel', 90_000), await book(agency, 'Tour', 20_000)];
    const invoice = await invoiced(agency, [lineOf(hotel), lineOf(tour)]);
    await credit(agency, invoice, [of(hotel, 40_000)]);
    expect(await refused(agency, invoice, [of(hotel, 50_001)])).toMatchObject({
      ...{ status: 400, code: 'credit_note.not_ready' },
      issues: [{ path: 'lines.0.amount', message: 'Only $500.00 of this is left to credit. Enter up to that much.' }],
    });
    await credit(agency, invoice, [of(hotel, 50_000)]);
    const again = await invoiced(agency, [lineOf(hotel)]);
    expect(again).toMatchObject({ state: 'issued', total: 90_000 });
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 110_000, 2000: -110_000 });
  });

  it('is asked for where a booking is canceled that is on an invoice, and found by its number', async () => {
    const agency = await newAgency();
    const { as, trip: id } = agency;
    const hotel = await book(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    const moneyOf = async () => (await world.call('trips.money.get', { id }, { as })).body;
    expect((await moneyOf()).to_credit).toEqual([]);
    const canceled = { id: hotel.id, version: hotel.version, trip_id: id, reservation_status: 'Cancelled' };
    await world.call('book.bookings.update', canceled as never, { as });
    const number = invoice.formatted_invoice_number;
    expect((await moneyOf()).to_credit).toEqual([
      { booking_id: hotel.id, title: 'Hotel', invoice_id: invoice.id, number },
    ]);
    const { credit_notes } = await credit(agency, invoice, [of(hotel, 60_000)]);
    const { to_credit, totals } = await moneyOf();
    expect(to_credit).toEqual([]);
    expect(totals).toMatchObject([{ sold: 0, invoiced: 40_000, due: 40_000 }]);
    await deliverStream(world);
    const search = credit_notes?.[0]?.number ?? '';
    const found = (await world.call('book.invoices.list', { search }, { as })).body.invoices;
    expect(found.map((row) => row.id)).toEqual([invoice.id]);
  });

  it('credits the price before tax and the taxes in proportion, and the tax of what is paid at a supplier to the agency’s part alone', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', 100_000);
    const taxes = [{ code: 'T825', name: 'Sales tax', rate: '8.25' }];
    const taxed = { ...FEE, tax_codes: ['T825'] };
    const invoice = await invoiced(agency, [{ ...lineOf(hotel), paid_to: 'supplier', tax_codes: ['T825'] }, taxed], {
      taxes,
    });
    expect(invoice).toMatchObject({ total: 119_075, at_supplier: 100_000 });
    const { invoice: after, credit_notes } = await credit(agency, invoice, [
      { line_id: 'fee', amount: 5_413 },
      of(hotel, 54_125),
    ]);
    expect(credit_notes?.[0]?.lines).toMatchObject([
      { before_tax: 5_000, taxes: [{ code: 'T825', tax: 413 }] },
      { before_tax: 50_000, taxes: [{ code: 'T825', tax: 4_125 }] },
    ]);
    expect(after).toMatchObject({ credited: 59_538, at_supplier: 50_000, shares: [{ amount: 9_537 }] });
    expect(await balances(agency)).toMatchObject({
      balanced: true,
      1100: 9_537,
      1910: 50_000,
      2910: -50_000,
      2400: -4_537,
    });
    const fee = await refused(agency, invoice, [of(hotel, 10_000, { fee: 9_000 })]);
    expect(fee.issues).toMatchObject([
      { path: 'lines.0.fee', message: 'That’s more than you credit. Keep up to $7.62.' },
    ]);
  });

  it('is shared by those who pay as they owe, or as somebody says', async () => {
    const agency = await newAgency();
    const other = await newClient(agency.as, 'Ben', 'Orr');
    const payers = [
      { id: 'p1', client_id: agency.client, weight: 3 },
      { id: 'p2', client_id: other, weight: 1 },
    ];
    const hotel = await book(agency, 'Hotel', 100_000);
    const invoice = await invoiced(agency, [lineOf(hotel)], { payers, pay_as: 'percentage' });
    await receive(agency, invoice, 75_000);
    const { credit_notes } = await credit(agency, invoice, [of(hotel, 20_000)]);
    expect(credit_notes?.[0]?.shares).toMatchObject([
      { amount: 15_000, released: 15_000 },
      { amount: 5_000, released: 0 },
    ]);
    const typed = { shares: [{ payer_id: 'p2', amount: 20_000 }] };
    const { invoice: after } = await credit(agency, invoice, [of(hotel, 20_000)], typed);
    expect(after.shares).toMatchObject([
      { amount: 60_000, received: 60_000 },
      { amount: 0, received: 0 },
    ]);
    expect((await refused(agency, invoice, [of(hotel, 10_000)], typed)).issues).toMatchObject([
      { path: 'shares.1.amount', message: 'Ben Orr has $0.00 of it. Credit up to that much.' },
    ]);
    const short = { shares: [{ payer_id: 'p1', amount: 9_000 }] };
    expect((await refused(agency, invoice, [of(hotel, 10_000)], short)).issues).toMatchObject([
      { path: 'shares', message: 'These come to $90.00, and the credit to $100.00. Make them the same.' },
    ]);
  });

  it('takes the last of several payments off first, and each is seen by who sees what it is for', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', 100_000);
    const invoice = await invoiced(agency, [lineOf(hotel)]);
    const [first, second] = [await receive(agency, invoice, 60_000), await receive(agency, invoice, 40_000)];
    const { payments } = await credit(agency, invoice, [of(hotel, 70_000)]);
    expect(payments).toMatchObject([{ payment_id: first.id, amount: 30_000 }]);
    const freed = await readPayment(agency, second);
    expect(freed).toMatchObject({ unapplied_amount: 40_000, applied: [] });
    expect(freed.trip_id).toBeUndefined();
    expect(await readPayment(agency, first)).toMatchObject({ unapplied_amount: 30_000, trip_id: agency.trip });
  });

  it('settles in another currency at the rate of the invoice, and what the rate moved is given back with it', async () => {
    const agency = await newAgency();
    const euro = { currency: 'EUR', rates: { EUR: '1.1', USD: '1' } };
    const invoice = await invoiced(agency, [{ ...FEE, unit_price: 33_333 }], euro);
    await receive(agency, invoice, 33_333, { currency: 'EUR', rate: '1.2' });
    const gained: Record<string, unknown> = await balances(agency);
    expect(gained[4800]).toBe(-3_334);
    await credit(agency, invoice, [{ line_id: 'fee', amount: 33_333 }]);
    const books: Record<string, unknown> = await balances(agency);
    expect(books).toMatchObject({ balanced: true, 2100: -40_000 });
    expect([books[1100] ?? 0, books[4800] ?? 0, books[4300] ?? 0]).toEqual([0, 0, 0]);
  });
});

describe('an invoice with a credit note', () => {
  it('is neither revised nor canceled, and takes payments of what is left', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const invoice = await invoiced(agency, [FEE]);
    const { invoice: credited } = await credit(agency, invoice, [{ line_id: 'fee', amount: 4_000 }]);
    const seen = { id: invoice.id, version: credited.version };
    const revised = await world.send('book.invoices.revise', { ...draftOf(agency, [FEE]), ...seen } as never, { as });
    const canceled = await world.send('book.invoices.cancel', seen, { as });
    for (const { status, body } of [revised, canceled])
      expect([status, body]).toMatchObject([409, { error: { code: 'invoice.is_credited' } }]);
    await receive(agency, invoice, 6_000);
    expect((await readOne(agency, invoice)).invoice).toMatchObject({
      payment_status: 'paid',
      total_amount_received: 6_000,
    });
    const more = paymentOf(agency, invoice, 1);
    expect((await world.send('book.payments.create', more, { as })).body).toMatchObject({
      error: { code: 'payment.not_ready' },
    });
  });

  it('says what keeps a credit note from being made, and takes no number for it (law 16)', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const draft = (await world.call('book.invoices.create', draftOf(agency, [FEE]) as never, { as })).body.invoice;
    const note = { id: draft.id, version: 1, reason: 'Canceled', lines: [{ line_id: 'fee', amount: 1 }] };
    expect((await world.send('book.invoices.credit', note, { as })).body).toMatchObject({
      error: { code: 'invoice.not_issued' },
    });
    const invoice = (await world.call('book.invoices.issue', { id: draft.id, version: 1 }, { as })).body.invoice;
    expect(
      await refused(agency, invoice, [
        { line_id: 'fee', amount: 1, fee: 1 },
        { line_id: 'gone', amount: 1 },
      ]),
    ).toMatchObject({
      issues: [
        { path: 'lines.0.fee', message: 'Only bookings can have a cancellation fee.' },
        { path: 'lines.1.amount', message: 'This isn’t on the invoice. Choose another line.' },
      ],
    });
    const twice = [
      { line_id: 'fee', amount: 1 },
      { line_id: 'fee', amount: 1 },
    ];
    expect((await refused(agency, invoice, twice)).issues).toMatchObject([{ path: 'lines.1.amount' }]);
    for (const day of ['2020-01-01', '2099-01-01'])
      expect((await refused(agency, invoice, [{ line_id: 'fee', amount: 1 }], { day })).issues).toMatchObject([
        { path: 'day' },
      ]);
    const stale = { ...note, version: 1, id: invoice.id };
    expect((await world.send('book.invoices.credit', stale, { as })).body).toMatchObject({
      error: { code: 'record.stale' },
    });
    const numbers = [];
    for (const amount of [100, 200]) {
      const { credit_notes = [] } = await credit(agency, invoice, [{ line_id: 'fee', amount }]);
      numbers.push(credit_notes.at(-1)?.number.slice(-5));
    }
    expect(numbers).toEqual(['00001', '00002']);
  });

  it('is credited once by several people at a time: who sees it as it was is told so', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    const note = {
      id: invoice.id,
      version: invoice.version,
      reason: 'Canceled',
      lines: [{ line_id: 'fee', amount: 6_000 }],
    };
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => world.send('book.invoices.credit', note, { as: agency.as })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 4_000 });
  });
});
