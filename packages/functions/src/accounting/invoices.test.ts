import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { TripId } from '@wayline/core/base/ids';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { readBalances } from '../ledger/read-balances.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

type Agency = { as: Person; trip: TripId; client: ClientId };
/** A company of its own, with a trip and a client who pays for it. */
const newAgency = async (): Promise<Agency> => {
  const as = await openOwnCompany(world);
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, { as })).body;
  const { client } = (await world.call('crm.individuals.create', { first_name: 'Ada', last_name: 'Price' }, { as }))
    .body;
  return { as, trip: trip.id, client: client.id };
};
const book = async ({ as, trip }: Agency, title: string, price_detail: object) =>
  (
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip,
        booking_type: 'Other',
        title,
        price_detail: { currency: 'USD', total_price: 1, ...price_detail } as never,
      },
      { as },
    )
  ).body.booking;
type Booked = Awaited<ReturnType<typeof book>>;

const bookingLine = ({ id, trip_id, title, price_detail }: Booked) => ({
  ...{ id, kind: 'booking' as const, title, booking_id: id, trip_id },
  unit_price: price_detail?.total_price ?? 0,
});
const draftOf = ({ trip, client }: Agency, lines: object[], differs: object = {}) => ({
  ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client }], lines },
  milestones: [
    {
      ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue', days: 7 } },
      part: { mode: 'percentage', percentage: '20' },
    },
    { id: 'm2', name: 'Final payment', due: { kind: 'before_departure', days: 45 }, part: { mode: 'rest' } },
  ],
  ...differs,
});
const create = async (agency: Agency, lines: object[], differs: object = {}) =>
  (await world.call('book.invoices.create', draftOf(agency, lines, differs) as never, { as: agency.as })).body.invoice;
const issue = async ({ as }: Agency, { id, version }: { id: string; version: number }, issue_date?: string) =>
  world.send('book.invoices.issue', { id, version, ...(issue_date && { issue_date }) } as never, { as });
const issued = async (agency: Agency, lines: object[], differs: object = {}) => {
  const { body } = await issue(agency, await create(agency, lines, differs));
  return (body as Awaited<ReturnType<typeof readOne>>).invoice;
};
const readOne = async ({ as }: Agency, id: string) =>
  (await world.call('book.invoices.get', { id } as never, { as })).body;
const moneyOf = async ({ as, trip }: Agency) => (await world.call('trips.money.get', { id: trip }, { as })).body;
const balances = ({ as }: Agency) => readBalances(world, as);
const fee = { id: 'fee', kind: 'planning_fee', title: 'Planning', unit_price: 10_000 };

describe('a draft', () => {
  it('R-ACC-047 R-ACC-048 R-ACC-049 is made of the bookings of a trip, has no number, and posts nothing', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { base_fare: 265_000, markup: { mode: 'amount', amount: 35_000 } });
    const made = await create(agency, [bookingLine(hotel), fee], { pay_as: 'single' });
    expect(made).toMatchObject({
      ...{ state: 'draft', payment_status: 'open', invoice_type: 'Client', pay_as: 'single', total: 310_000 },
      trip: { trip_name: 'Amalfi', trip_group_kind: 'Individual' },
      client: { name: 'Ada Price' },
    });
    expect(made.formatted_invoice_number).toBeUndefined();
    const { lines } = await readOne(agency, made.id);
    expect(lines[0]?.bookings).toEqual([
      {
        ...{ trip_id: agency.trip, booking_id: hotel.id, title: 'Hotel', price: 300_000 },
        ...{ supplier_amount: 265_000, supplier_currency: 'USD' },
      },
    ]);
    expect(await balances(agency)).toEqual({ balanced: true });
  });

  it('is changed as it was seen, and deleted with its lines', async () => {
    const agency = await newAgency();
    const made = await create(agency, [fee]);
    const change = { ...draftOf(agency, [{ ...fee, unit_price: 20_000 }]), id: made.id, version: 1 };
    const { body } = await world.call('book.invoices.update', change as never, { as: agency.as });
    expect(body.invoice).toMatchObject({ total: 20_000, version: 2 });
    const stale = await world.send('book.invoices.update', change as never, { as: agency.as });
    expect([stale.status, stale.body]).toMatchObject([409, { error: { code: 'record.stale' } }]);
    const gone = await world.send('book.invoices.delete', { id: made.id, version: 2 } as never, { as: agency.as });
    expect(gone.body).toEqual({ status: 'success' });
    expect((await world.send('book.invoices.get', { id: made.id } as never, { as: agency.as })).status).toBe(404);
  });
});

describe('issuing', () => {
  it('asks for the payments in the order of their days, each client for their share', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const other = (await world.call('crm.individuals.create', { first_name: 'Ben', last_name: 'Orr' }, { as })).body
      .client.id;
    const payers = [
      { id: 'p1', client_id: agency.client },
      { id: 'p2', client_id: other },
    ];
    const late = {
      id: 'late',
      name: 'Late',
      due: { kind: 'after_issue', days: 90 },
      part: { mode: 'percentage', percentage: '90' },
    };
    const soon = { id: 'soon', name: 'Soon', due: { kind: 'after_issue', days: 1 }, part: { mode: 'rest' } };
    const { due, shares } = await issued(agency, [fee], { payers, milestones: [late, soon] });
    expect(due.map(({ name, amount }) => [name, amount])).toEqual([
      ['Soon', 1_000],
      ['Late', 9_000],
    ]);
    expect(shares.map(({ cells }) => cells)).toEqual([
      [500, 4_500],
      [500, 4_500],
    ]);
    const { invoices } = (await world.call('book.invoices.summary', { client: other }, { as })).body;
    expect(invoices.total_bill_amount).toBe(5_000);
  });
  it('takes the next number, freezes the plan, and puts the invoice into the books', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { base_fare: 265_000, markup: { mode: 'amount', amount: 35_000 } });
    const tax = { taxes: [{ code: 'T825', name: 'Sales tax', rate: '8.25' }] };
    const first = await issued(agency, [bookingLine(hotel), { ...fee, tax_codes: ['T825'] }], tax);
    expect(first).toMatchObject({
      ...{ state: 'issued', payment_status: 'open', revision: 1, total: 310_825, books: 'USD' },
      formatted_invoice_number: expect.stringMatching(/^INV-\d{4}-00001$/),
      due: [{ amount: 62_165 }, { amount: 248_660, due_day: '2031-03-17' }],
      shares: [{ client_id: agency.client, amount: 310_825, cells: [62_165, 248_660], received: 0 }],
    });
    expect(await balances(agency)).toEqual({
      ...{ balanced: true, '1100': 310_825, '2000': -265_000, '2200': -35_000, '4300': -10_000, '2400': -825 },
    });
    const second = await issued(agency, [fee]);
    expect(second.formatted_invoice_number).toMatch(/-00002$/);
  });

  it('says what keeps it from being issued, at its place, and takes no number for it', async () => {
    const agency = await newAgency();
    const unpriced = await world.call(
      'book.bookings.create',
      { trip_id: agency.trip, booking_type: 'Other', title: 'Tour' },
      { as: agency.as },
    );
    const draft = await create(agency, [bookingLine(unpriced.body.booking)]);
    const refused = await issue(agency, draft);
    expect(refused.body).toMatchObject({
      error: {
        code: 'invoice.not_ready',
        issues: [{ path: 'lines.0' }, { path: 'lines', message: 'There’s nothing to pay. Add a line with a price.' }],
      },
    });
    expect((await issued(agency, [fee])).formatted_invoice_number).toMatch(/-00001$/);
  });

  it('bills a booking once, whoever is first', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { total_price: 50_000 });
    const [one, other] = [await create(agency, [bookingLine(hotel)]), await create(agency, [bookingLine(hotel)])];
    const answers = await Promise.all([issue(agency, one), issue(agency, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: 'invoice.booking_billed' },
    });
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 50_000 });
  });

  it('numbers what several people issue at once without a gap', async () => {
    const agency = await newAgency();
    const drafts = await Promise.all(Array.from({ length: 8 }, () => create(agency, [fee])));
    const answers = await Promise.all(drafts.map((draft) => issue(agency, draft)));
    const numbers = answers.map(({ body }) =>
      String(
        (body as never as { invoice: { formatted_invoice_number: string } }).invoice.formatted_invoice_number,
      ).slice(-5),
    );
    expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, i) => String(i + 1).padStart(5, '0')));
    expect(await balances(agency)).toEqual({ balanced: true, '1100': 80_000, '4300': -80_000 });
  });

  it('never bears a day before that of the number before it', async () => {
    const agency = await newAgency();
    const today = (await issued(agency, [fee])).issue_date as string;
    const early = `${today.slice(0, 4)}-01-01`;
    const answer = await issue(agency, await create(agency, [fee]), early);
    expect(answer.body).toMatchObject(today === early ? { invoice: {} } : { error: { code: 'series.later_day' } });
  });
});

describe('what keeps an invoice from being issued', () => {
  const refused = async (agency: Agency, lines: object[], differs: object = {}, day?: string) => {
    const sent = await world.send('book.invoices.create', draftOf(agency, lines, differs) as never, { as: agency.as });
    const answer = sent.status === 200 ? await issue(agency, (sent.body as { invoice: Seen }).invoice, day) : sent;
    const { error } = answer.body as { error?: { issues?: { path: string }[] } };
    return [answer.status, error?.issues?.map(({ path }) => path)];
  };
  type Seen = { id: string; version: number };

  it('is named at its place', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { total_price: 10_000 });
    const line = bookingLine(hotel);
    expect(await refused(agency, [line, { ...line, id: 'again' }])).toEqual([400, ['lines.1']]);
    const taxed = { ...fee, tax_codes: ['T', 'T'] };
    const taxes = [{ code: 'T', name: 'Tax', rate: '10' }];
    expect(await refused(agency, [taxed], { taxes })).toEqual([400, ['lines.0.tax_codes']]);
    expect(await refused(agency, [{ ...fee, tax_codes: ['X'] }], { taxes })).toEqual([400, ['lines.0.tax_codes']]);
    expect(await refused(agency, [{ ...fee, paid_to: 'supplier' }])).toEqual([400, ['lines.0.paid_to']]);
    const much = { ...fee, quantity: 10_000, unit_price: 999_999_999_999 };
    expect(await refused(agency, [much])).toEqual([400, ['lines.0.unit_price']]);
    const plan = (...parts: object[]) => ({
      milestones: parts.map((part, i) => ({ id: `m${i}`, name: 'Part', due: { kind: 'after_issue', days: i }, part })),
    });
    const half = { mode: 'percentage', percentage: '50' };
    expect(await refused(agency, [fee], plan(half, { mode: 'percentage', percentage: '20' }))).toEqual([
      400,
      ['milestones.1.part'],
    ]);
    expect(await refused(agency, [fee], plan({ mode: 'rest' }, half))).toEqual([400, ['milestones.0.part']]);
    expect(await refused(agency, [fee], {}, '2199-12-31')).toEqual([400, ['issue_date']]);
    expect(await refused(agency, [fee], {}, '1900-01-01')).toEqual([400, ['issue_date']]);
    expect((await refused(agency, [fee], plan(half, half)))[0]).toBe(200);
  });
  it('is that nothing is left of it, when it is revised', async () => {
    const agency = await newAgency();
    const { id, version } = await issued(agency, [fee]);
    const change = { ...draftOf(agency, [{ ...fee, unit_price: 0 }]), id, version };
    const { status, body } = await world.send('book.invoices.revise', change as never, { as: agency.as });
    expect([status, body]).toMatchObject([400, { error: { issues: [{ path: 'lines' }] } }]);
  });
});

describe('what was issued', () => {
  it('changes by a revision that posts what differs (V15)', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { base_fare: 85_000, markup: { mode: 'amount', amount: 15_000 } });
    const first = await issued(agency, [bookingLine(hotel)]);
    await world.call(
      'book.bookings.update',
      {
        ...{ id: hotel.id, trip_id: agency.trip, version: hotel.version },
        price_detail: {
          currency: 'USD',
          total_price: 1,
          base_fare: 94_000,
          markup: { mode: 'amount', amount: 18_000 },
        } as never,
      },
      { as: agency.as },
    );
    const changed = draftOf(agency, [{ ...bookingLine(hotel), unit_price: 112_000 }]);
    const { body } = await world.call(
      'book.invoices.revise',
      { ...changed, id: first.id, version: first.version } as never,
      { as: agency.as },
    );
    expect(body.invoice).toMatchObject({
      ...{ formatted_invoice_number: first.formatted_invoice_number, revision: 2, total: 112_000 },
    });
    expect(await balances(agency)).toEqual({ balanced: true, '1100': 112_000, '2000': -94_000, '2200': -18_000 });
  });

  it('is canceled with its number, and its bookings can be invoiced again', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { total_price: 50_000 });
    const first = await issued(agency, [bookingLine(hotel)]);
    const { body } = await world.call('book.invoices.cancel', { id: first.id, version: first.version } as never, {
      as: agency.as,
    });
    expect(body.invoice).toMatchObject({ state: 'canceled', payment_status: 'canceled' });
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 0, '2000': 0 });
    expect((await issued(agency, [bookingLine(hotel)])).formatted_invoice_number).toMatch(/-00002$/);
    const gone = await world.send('book.invoices.delete', { id: first.id, version: 3 } as never, { as: agency.as });
    expect(gone.body).toMatchObject({ error: { code: 'invoice.not_draft' } });
  });
});

describe('the money of a trip', () => {
  it('shows what it comes to, its invoices, and what can be billed or why it can’t', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', { base_fare: 265_000, markup: { mode: 'amount', amount: 35_000 } });
    await book(agency, 'Tour', { total_price: 20_000 });
    await book(agency, 'Dinner', { total_price: 9_000 });
    await issued(agency, [bookingLine(hotel)]);
    const money = await moneyOf(agency);
    expect(money.totals).toEqual([
      {
        ...{ currency: 'USD', sold: 329_000, invoiced: 300_000, received: 0, due: 300_000 },
        ...{ net: 294_000, commission: 0, margin: 35_000 },
      },
    ]);
    expect(money.invoices).toMatchObject([
      {
        ...{ trip_name: 'Amalfi', client_name: 'Ada Price', total_deposit_amount: 60_000, final_payment: 240_000 },
        ...{ total_amount_due: 300_000, total_amount_received: 0, payment_status: 'open' },
      },
    ]);
    expect(money.billable.map(({ title, left_out }) => [title, left_out])).toEqual([
      ['Hotel', 'invoiced'],
      ['Tour', undefined],
      ['Dinner', undefined],
    ]);
  });
});

describe('an invoice', () => {
  const deliver = () => deliverStream(world);
  const listed = async ({ as }: Agency, asked: object) =>
    (await world.call('book.invoices.list', asked as never, { as })).body.invoices;

  it('keeps its trip out of the trash until it is canceled, and a draft doesn’t', async () => {
    const agency = await newAgency();
    const { as, trip: id } = agency;
    const draft = await create(agency, [fee]);
    const tripNow = async () => (await world.call('trips.get', { id }, { as })).body.trip;
    const remove = async () => (await world.call('trips.delete', { ids: [id] }, { as })).body.outcomes;
    const { invoice } = (await issue(agency, draft)).body as Awaited<ReturnType<typeof readOne>>;
    expect(await tripNow()).toMatchObject({ issued_invoices: 1 });
    const why = 'Invoices of this trip are issued. Cancel or credit them first.';
    expect(await remove()).toEqual([{ id, done: false, changed: false, why }]);
    const { version } = invoice;
    await world.call('book.invoices.cancel', { id: invoice.id, version } as never, { as });
    expect(await tripNow()).toMatchObject({ issued_invoices: 0 });
    expect(await remove()).toMatchObject([{ id, done: true, changed: true }]);
  });

  it('is called in lists as its trip and its client are called now, and made out as it was', async () => {
    const agency = await newAgency();
    const { as, trip, client } = agency;
    const { id } = await issued(agency, [fee]);
    const seen = (await world.call('trips.get', { id: trip }, { as })).body.trip;
    await world.call('trips.update', { ...seen, trip_name: 'Ravello' } as never, { as });
    const known = (await world.call('crm.individuals.get', { id: client }, { as })).body.client;
    const renamed = { id: client, version: known.version, last_name: 'Marlowe' };
    await world.call('crm.individuals.update', renamed as never, { as });
    await deliver();
    await deliver();
    const [row] = await listed(agency, { search: 'marlowe' });
    expect(row).toMatchObject({ id, trip_name: 'Ravello', client_name: 'Ada Marlowe' });
    const { invoice } = await readOne(agency, id);
    expect(invoice.shares).toMatchObject([{ client_id: client, name: 'Ada Price' }]);
  });

  it('is found under the profile that its client was merged into, revised for them, and given back', async () => {
    const agency = await newAgency();
    const { as, client: to_merge } = agency;
    const { id } = await issued(agency, [fee]);
    const other = { first_name: 'Ada', last_name: 'Price-Lund' };
    const existing = (await world.call('crm.individuals.create', other, { as })).body.client.id;
    const sides = { existing, to_merge };
    const versions = { existing_version: 1, to_merge_version: 1 };
    await world.call('crm.merge.create', { ...sides, ...versions } as never, { as });
    await deliver();
    const under = async (client: string) => (await listed(agency, { client })).map((row) => [row.id, row.client_id]);
    expect([await under(existing), await under(to_merge)]).toEqual([[[id, existing]], []]);
    const { invoice } = await readOne(agency, id);
    const change = { ...draftOf(agency, [{ ...fee, unit_price: 12_000 }]), id, version: invoice.version };
    const revised = await world.call('book.invoices.revise', change as never, { as });
    expect(revised.body.invoice).toMatchObject({ total: 12_000, client: { id: existing }, client_ids: [existing] });
    await world.call('crm.merge.undo', sides, { as });
    await deliver();
    expect([await under(existing), await under(to_merge)]).toEqual([[], [[id, to_merge]]]);
    expect(await balances(agency)).toMatchObject({ balanced: true, '1100': 12_000 });
  });
});

describe('the summary of invoices', () => {
  const summary = async (as: Person, asked: object = {}) =>
    (await world.call('book.invoices.summary', asked as never, { as })).body;

  it('R-ACC-054 R-ACC-057 R-ACC-058 says what is billed, and what is overdue from the day after it was due', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const nothing = await summary(as);
    expect(nothing).toMatchObject({
      currency: 'USD',
      invoices: { total_bill_amount: 0, total_paid_pct: 100, total_unpaid_pct: 0, total_overdue_pct: 0 },
    });
    const inEuro = { currency: 'EUR', rates: { EUR: '1.10' } };
    const [first, second] = [
      await issued(agency, [fee]),
      await issued(agency, [{ ...fee, unit_price: 30_000 }], inEuro),
    ];
    await create(agency, [fee]);
    const billed = { total_bill_amount: 43_000, total_unpaid_amount: 43_000, total_overdue_amount: 0 };
    for (const asked of [{}, { client }, { advisor: as.user_id }])
      expect((await summary(as, asked)).invoices).toMatchObject(billed);
    expect((await summary(as, { advisor: world.people.advisor.user_id })).invoices.total_bill_amount).toBe(0);
    await world.call('book.invoices.cancel', { id: first.id, version: first.version } as never, { as });
    const last = new Date(`${second.due.at(-1)?.due_day}T12:00:00.000Z`);
    const before = clock.waylineClockOffset ?? 0;
    clock.waylineClockOffset = before + last.getTime() + 2 * 86_400_000 - Date.parse(world.table.now());
    const overdue = { total_bill_amount: 33_000, total_overdue_amount: 33_000, total_overdue_pct: 100 };
    expect((await summary(as)).invoices).toMatchObject(overdue);
    expect((await summary(as, { client })).invoices).toMatchObject(overdue);
    clock.waylineClockOffset = before;
  });

  it('is of nothing where a client or an advisor of another company narrows it', async () => {
    const agency = await newAgency();
    await issued(agency, [fee]);
    const { as } = await newAgency();
    for (const asked of [{ client: agency.client }, { advisor: agency.as.user_id }])
      expect((await summary(as, asked)).invoices).toMatchObject({ total_bill_amount: 0, total_unpaid_amount: 0 });
  });
});

describe('what a client pays at the supplier', () => {
  const DIRECT = { paid_to: 'supplier' };
  const hotelOf = async (agency: Agency, differs: object = DIRECT) => ({
    ...bookingLine(await book(agency, 'Hotel', { total_price: 80_000 })),
    ...differs,
  });
  const pageOf = async ({ as }: Agency, { id }: { id: string }) => {
    const { body } = await world.call('book.invoice-links.create', { invoice_id: id, payer_id: 'p1' } as never, { as });
    const token = body.url.split('/').at(-1) ?? '';
    const page = await world.send<{ text: string }>('public.invoice.page', { token });
    return page.body.text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  const totalsOf = async (agency: Agency) => {
    const [{ sold, invoiced, received, due } = { sold: 0, invoiced: 0, received: 0, due: 0 }] = (await moneyOf(agency))
      .totals;
    return { sold, invoiced, received, due };
  };
  const pay = ({ as, client }: Agency, { id }: { id: string }, amount: number) =>
    world.call(
      'book.payments.create',
      {
        ...{ transaction_type: 'check', currency: 'USD', client_id: client, amount },
        apply: [{ invoice_id: id, payer_id: 'p1', amount }],
      } as never,
      { as },
    );

  it('isn’t asked for: the invoice is paid once the rest came (V18)', async () => {
    const agency = await newAgency();
    const { as, client } = agency;
    const made = await issued(agency, [await hotelOf(agency), fee]);
    expect(made).toMatchObject({
      ...{ total: 90_000, at_supplier: 80_000, payment_status: 'open', due: [{ amount: 2_000 }, { amount: 8_000 }] },
      shares: [{ amount: 10_000, at_supplier: 80_000, cells: [2_000, 8_000] }],
    });
    const books = { balanced: true, '1910': 80_000, '2910': -80_000, '4300': -10_000 };
    expect(await balances(agency)).toEqual({ ...books, '1100': 10_000 });
    expect(await totalsOf(agency)).toEqual({ sold: 80_000, invoiced: 90_000, received: 0, due: 10_000 });
    const summary = async (asked: object) =>
      (await world.call('book.invoices.summary', asked as never, { as })).body.invoices;
    for (const asked of [{}, { client }])
      expect(await summary(asked)).toMatchObject({ total_bill_amount: 10_000, total_unpaid_amount: 10_000 });
    for (const shown of ['Paid at suppliers −$800.00', 'Balance due $100.00'])
      expect(await pageOf(agency, made)).toContain(shown);

    await pay(agency, made, 10_000);
    expect((await readOne(agency, made.id)).invoice).toMatchObject({ payment_status: 'paid' });
    const { invoices } = await moneyOf(agency);
    const row = { total: 90_000, total_amount_received: 10_000, total_amount_due: 0, payment_status: 'paid' };
    expect(invoices).toMatchObject([row]);
    expect(await totalsOf(agency)).toEqual({ sold: 80_000, invoiced: 90_000, received: 10_000, due: 0 });
    expect(await summary({})).toMatchObject({ total_paid_pct: 100, total_unpaid_amount: 0 });
    await deliverStream(world);
    const paid = (await world.call('book.invoices.list', { payment_status: 'paid' }, { as })).body.invoices;
    expect(paid.map(({ id }) => id)).toEqual([made.id]);
    for (const shown of ['Paid in full. Thank you.', 'Paid at suppliers −$800.00', 'Balance due $0.00'])
      expect(await pageOf(agency, made)).toContain(shown);
    expect(await balances(agency)).toMatchObject({ ...books, '1100': 0 });
  });

  it('leaves nothing to ask for where it is all of an invoice, which is issued all the same', async () => {
    const agency = await newAgency();
    const made = await issued(agency, [await hotelOf(agency)]);
    expect(made).toMatchObject({
      ...{ total: 80_000, at_supplier: 80_000, payment_status: 'paid', due: [{ amount: 0 }, { amount: 0 }] },
      shares: [{ amount: 0, at_supplier: 80_000, cells: [0, 0] }],
    });
    expect(await balances(agency)).toEqual({ balanced: true, '1910': 80_000, '2910': -80_000 });
    expect(await totalsOf(agency)).toEqual({ sold: 80_000, invoiced: 80_000, received: 0, due: 0 });
    const page = await pageOf(agency, made);
    expect(page).toContain('Nothing to pay to');
    expect(page).not.toContain('Thank you');
  });

  it('can’t become so much that more came than is asked for', async () => {
    const agency = await newAgency();
    const hotel = await hotelOf(agency, {});
    const { id } = await issued(agency, [hotel, fee]);
    await pay(agency, { id }, 20_000);
    const { version } = (await readOne(agency, id)).invoice;
    const change = { ...draftOf(agency, [{ ...hotel, ...DIRECT }, fee]), id, version };
    const { body } = await world.send('book.invoices.revise', change as never, { as: agency.as });
    expect(body).toMatchObject({ error: { code: 'invoice.below_received' } });
  });

  it('is due on none of several trips', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const paris = { trip_name: 'Paris', start_date: '2031-06-01' };
    const second = { ...agency, trip: (await world.call('trips.create', paris, { as })).body.trip.id };
    const lines = [await hotelOf(agency), await hotelOf(second, {})];
    const { id } = await issued(agency, lines, { trip_ids: [agency.trip, second.trip] });
    await pay(agency, { id }, 30_000);
    expect(await totalsOf(agency)).toEqual({ sold: 80_000, invoiced: 80_000, received: 0, due: 0 });
    expect(await totalsOf(second)).toEqual({ sold: 80_000, invoiced: 80_000, received: 30_000, due: 50_000 });
  });
});

describe('an invoice of several trips', () => {
  it('counts in each of them with what it bills of it', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const second = (await world.call('trips.create', { trip_name: 'Paris', start_date: '2031-06-01' }, { as })).body
      .trip.id;
    const hotels = [
      await book(agency, 'Amalfi hotel', { total_price: 1_000 }),
      await book({ ...agency, trip: second }, 'Paris hotel', { total_price: 2_000 }),
    ];
    await issued(agency, hotels.map(bookingLine), { trip_ids: [agency.trip, second] });
    const figures = async (trip: TripId) => {
      const [{ sold, invoiced, due } = { sold: 0, invoiced: 0, due: 0 }] = (await moneyOf({ ...agency, trip })).totals;
      return { sold, invoiced, due };
    };
    expect(await figures(agency.trip)).toEqual({ sold: 1_000, invoiced: 1_000, due: 1_000 });
    expect(await figures(second)).toEqual({ sold: 2_000, invoiced: 2_000, due: 2_000 });
  });
});

describe('the invoice table', () => {
  it('R-ACC-027 R-ACC-079 is searched by number, trip and client, and narrowed to what is overdue today', async () => {
    const agency = await newAgency();
    const soon = {
      milestones: [{ id: 'm', name: 'All', due: { kind: 'after_issue', days: 3 }, part: { mode: 'rest' } }],
    };
    const late = await issued(agency, [fee], soon);
    const open = await issued(agency, [fee]);
    const draft = await create(agency, [fee]);
    await deliverStream(world);
    const list = async (asked: object = {}) => {
      const { body } = await world.call('book.invoices.list', asked as never, { as: agency.as });
      return body.invoices.map(({ id }) => id);
    };
    expect(await list()).toEqual([draft.id, open.id, late.id]);
    expect(await list({ search: String(late.formatted_invoice_number) })).toEqual([late.id]);
    expect(await list({ search: 'ada' })).toEqual([draft.id, open.id, late.id]);
    expect(await list({ payment_status: 'open' })).toEqual([open.id, late.id]);
    clock.waylineClockOffset = 5 * 86_400_000;
    expect(await list({ payment_status: 'overdue' })).toEqual([late.id]);
    expect(await list({ payment_status: 'open' })).toEqual([open.id]);
    clock.waylineClockOffset = 0;
    expect(await list({ payment_status: 'draft' })).toEqual([draft.id]);
    expect(await list({ payment_status: 'paid' })).toEqual([]);
  });
});
