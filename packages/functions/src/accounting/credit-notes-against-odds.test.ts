import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { ACCOUNTING_PROJECTIONS } from '@wayline/core/areas/accounting/projections';
import { addDays } from '@wayline/core/base/days';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { passDays } from '@wayline/local/testing/pass-time';
import { payByBank } from '@wayline/local/testing/pay-at-stripe';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalances } from '../ledger/read-balances.fixture';
import { newcomer } from '../sweeps/newcomer';
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

const {
  newClient,
  newAgency,
  book,
  invoiced,
  readOne,
  paymentOf,
  receive,
  readPayment,
  send,
  credit,
  refused,
  balances,
} = crediting(() => world);
type Booked = Awaited<ReturnType<typeof book>>;
const issuedOn = async (agency: Agency, lines: object[], issue_date: string) => {
  const { as } = agency;
  const draft = (await world.call('book.invoices.create', draftOf(agency, lines) as never, { as })).body;
  return (await world.call('book.invoices.issue', { id: draft.invoice.id, version: 1, issue_date }, { as })).body
    .invoice;
};
const reissued = async (agency: Agency, lines: object[]) => {
  const { as } = agency;
  const draft = (await world.call('book.invoices.create', draftOf(agency, lines) as never, { as })).body;
  const { status, body } = await world.send('book.invoices.issue', { id: draft.invoice.id, version: 1 }, { as });
  return [status, body.error?.message];
};
const balancesOn = ({ as }: Agency, as_of: string) => readBalances(world, as, as_of);

describe('a credit note against odds', () => {
  it('gives nothing back before the day that it came', async () => {
    const agency = await newAgency();
    const today = (await invoiced(agency, [FEE])).issue_date ?? '';
    const invoice = await issuedOn({ ...agency }, [FEE], today);
    passDays(world, 10);
    await receive(agency, invoice, 10_000);
    const early = await refused(agency, invoice, [{ line_id: 'fee', amount: 10_000 }], { day: addDays(today, 2) });
    expect(early.issues).toMatchObject([
      { path: 'day', message: 'That’s before what comes off the invoice was paid. Choose a later day.' },
    ]);
    await credit(agency, invoice, [{ line_id: 'fee', amount: 10_000 }], { day: addDays(today, 10) });
    const between = await balancesOn(agency, addDays(today, 5));
    clock.waylineClockOffset = 0;
    // Two invoices of 100.00, and no money yet.
    expect([between[1020] ?? 0, between[2100] ?? 0, between[1100]]).toEqual([0, 0, 20_000]);
  });

  it('is made once more where a payment is detached meanwhile, or is stale, and never unexpected', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const invoice = await invoiced(agency, [FEE]);
    const payment = await receive(agency, invoice, 10_000);
    const { version } = (await readOne(agency, invoice)).invoice;
    const send = DynamoDBDocumentClient.prototype.send as (...all: unknown[]) => unknown;
    let isArmed = true;
    DynamoDBDocumentClient.prototype.send = async function (this: unknown, ...all: unknown[]) {
      const [command] = all as [{ input: object }];
      const reads =
        command.constructor.name === 'BatchGetCommand' && JSON.stringify(command.input).includes(payment.id);
      if (isArmed && reads) {
        isArmed = false;
        const part = { invoice_payment_mapper_id: payment.applied[0]?.id, invoice_id: invoice.id } as never;
        await world.call('book.payments.detach', part, { as });
      }
      return send.apply(this, all);
    } as never;
    const note = { id: invoice.id, version, reason: 'Canceled', lines: [{ line_id: 'fee', amount: 10_000 }] };
    const answer = await world.send('book.invoices.credit', note, { as });
    DynamoDBDocumentClient.prototype.send = send as never;
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'record.stale']);
  });

  it('is made by who sees the invoice, whatever else its payment is for', async () => {
    const { owner } = world.people;
    const db = tenantDb(world.table, owner.company_id);
    const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
    await db.transact([db.updateIf(Companies, {}, { set: { roles: [role] } })]);
    const narrow = await newcomer(world, ['Narrow']);
    const tripOf = async (as: Person) =>
      (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, { as })).body.trip.id;
    const client = await newClient(narrow, 'Eva', 'Narrow');
    const [hers, own] = [
      { as: owner, trip: await tripOf(owner), client },
      { as: narrow, trip: await tripOf(narrow), client },
    ];
    const [a, b] = [await invoiced(hers, [FEE]), await invoiced(own, [FEE])];
    const apply = [a, b].map(({ id }) => ({ invoice_id: id, payer_id: 'p1', amount: 10_000 }));
    await receive(hers, a, 20_000, { apply });
    expect((await readOne(own, b)).invoice.payment_status).toBe('paid');
    const { status, body } = await send(own, b, [{ line_id: 'fee', amount: 5_000 }]);
    expect([status, body.error?.message]).toEqual([200, undefined]);
  });

  it('frees a package with a free booking once all of it is credited', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const [hotel, gift] = [await book(agency, 'Hotel', 90_000), await book(agency, 'Gift', 0)];
    const rows = [hotel, gift].map(({ id }) => ({ id }));
    const draft = { id: trip, name: 'Pack', currency: 'USD', booking_mappers: rows } as never;
    const pack = (await world.call('trips.packages.create', draft, { as })).body.package;
    const line = { id: 'pack', kind: 'package', title: 'Pack', package_id: pack.id, trip_id: trip, unit_price: 90_000 };
    const invoice = await invoiced(agency, [line]);
    await credit(agency, invoice, [{ line_id: 'pack', booking_id: hotel.id, amount: 90_000 }]);
    expect(await reissued(agency, [line])).toEqual([200, undefined]);
  });

  it('leaves no supplier to be paid for a booking that is given away, once the invoice is credited', async () => {
    const agency = await newAgency();
    const [hotel, tour] = [await book(agency, 'Hotel', 90_000), await book(agency, 'Tour', 30_000)];
    const invoice = await invoiced(agency, [lineOf(hotel), { ...lineOf(tour), discount: 30_000 }]);
    await credit(agency, invoice, [of(hotel, 90_000)]);
    await credit(agency, invoice, [of(tour, 0, { supplier_amount: 30_000 })]);
    const books: Record<string, unknown> = await balances(agency);
    expect([books[2000] ?? 0, await reissued(agency, [lineOf(tour)])]).toEqual([0, [200, undefined]]);
  });

  it('lets a supplier give back later what was kept, once the client has all back', async () => {
    const agency = await newAgency();
    const lodge = await book(agency, 'Lodge', 50_000);
    const invoice = await invoiced(agency, [lineOf(lodge)]);
    await credit(agency, invoice, [of(lodge, 50_000, { supplier_amount: 30_000 })]);
    const books: Record<string, unknown> = await balances(agency);
    expect(books[2000]).toBe(-20_000);
    const { credit_notes } = await credit(agency, invoice, [of(lodge, 0, { supplier_amount: 20_000 })]);
    expect(credit_notes?.at(-1)).toMatchObject({ total: 0, lines: [{ amount: 0, supplier_amount: 20_000 }] });
    const after: Record<string, unknown> = await balances(agency);
    expect([after[2000] ?? 0, await reissued(agency, [lineOf(lodge)])]).toEqual([0, [200, undefined]]);
    const nothing = await refused(agency, invoice, [of(lodge, 0)]);
    expect(nothing.issues).toMatchObject([{ path: 'lines.0.amount', message: 'Enter an amount.' }]);
  });

  it('lets a trip go of which all is credited, or says what can be done', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const invoice = await invoiced(agency, [FEE]);
    const { invoice: after } = await credit(agency, invoice, [{ line_id: 'fee', amount: 10_000 }]);
    await deliverStream(world);
    const { outcomes } = (await world.call('trips.delete', { ids: [trip] }, { as })).body as {
      outcomes: { done: boolean; why?: string }[];
    };
    const seen = { id: invoice.id, version: after.version };
    const canceled = await world.send('book.invoices.cancel', seen, { as });
    expect([outcomes[0]?.why, canceled.body.error?.code]).not.toEqual([
      'Invoices of this trip are issued. Cancel them first.',
      'invoice.is_credited',
    ]);
  });

  it('says of a credit note that is too long for an entry what to do with it', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const price_detail = { currency: 'USD', total_price: 10_000, base_fare: 10_000 } as never;
    const booked: Booked[] = [];
    for (let i = 0; i < 340; i++) {
      const booking = { trip_id: trip, booking_type: 'Other' as const, title: `B${i}`, price_detail };
      booked.push((await world.call('book.bookings.create', booking, { as })).body.booking);
    }
    const invoice = await invoiced(
      agency,
      booked.map((one) => ({ ...lineOf(one), unit_price: 11_000 })),
    );
    const all = booked.map((one) => of(one, 10_000, { fee: 100 }));
    const { code, issues } = await refused(agency, invoice, all);
    expect([code, issues?.[0]?.message]).not.toEqual([
      'invoice.not_ready',
      'This invoice bills more bookings than one entry of the books holds. Make two invoices of it.',
    ]);
  });

  describe('of several who pay', () => {
    const shared = async () => {
      const agency = await newAgency();
      const payers = [
        { id: 'p1', client_id: agency.client, weight: 3 },
        { id: 'p2', client_id: await newClient(agency.as, 'Ben', 'Orr'), weight: 1 },
      ];
      const hotel = await book(agency, 'Hotel', 100_000);
      return { agency, hotel, invoice: await invoiced(agency, [lineOf(hotel)], { payers, pay_as: 'percentage' }) };
    };
    it.each([['nobody'], ['p1']])('refuses amounts that are for nobody, or twice for one: %s', async (payer_id) => {
      const { agency, hotel, invoice } = await shared();
      const shares = [
        { payer_id: 'p1', amount: 1_000 },
        { payer_id, amount: 5_000 },
      ];
      expect((await send(agency, invoice, [of(hotel, 1_000)], { shares })).status).toBe(400);
    });
    it('keeps of each what each owes, also where all of it is kept', async () => {
      const { agency, hotel, invoice } = await shared();
      await credit(agency, invoice, [of(hotel, 10_000, { fee: 10_000 })]);
      await deliverStream(world);
      const asked = { dimension: 'booking', value: hotel.id } as never;
      const { entries } = (await world.call('ledger.entries.list', asked, { as: agency.as })).body;
      const kept = entries.flatMap(({ lines }) => lines).filter(({ account }) => account === '4320');
      expect(kept.map(({ amount }) => amount)).toEqual([-7_500, -2_500]);
    });
  });

  it('says what to do where it takes more payments off than one transaction holds, and takes none', async () => {
    const agency = await newAgency();
    const invoice = await invoiced(agency, [FEE]);
    for (let i = 0; i < 12; i++) await receive(agency, invoice, 800);
    const { issues } = await refused(agency, invoice, [{ line_id: 'fee', amount: 10_000 }]);
    const message = 'That takes too many payments off at once. Detach some of them first, or credit less.';
    expect(issues).toEqual([{ path: 'lines', message }]);
    expect((await readOne(agency, invoice)).invoice).toMatchObject({ credited: 0, total_amount_received: 9_600 });
  });

  it('takes as many lines as one can have, however long their titles are', async () => {
    const agency = await newAgency();
    const title = '漢'.repeat(255);
    const lines = Array.from({ length: 500 }, (_, i) => ({
      ...{ id: `${i}-`.padEnd(40, 'x'), kind: 'service_fee', title, unit_price: 10_000 },
    }));
    const invoice = await invoiced(agency, lines);
    const credited = lines.map(({ id }) => ({ line_id: id, amount: 10_000 }));
    const { body } = await send(agency, invoice, credited);
    expect(body).toMatchObject({ error: { code: 'request.invalid' } });
    await credit(agency, invoice, credited.slice(0, 300));
  });

  it('leaves no mark of a revision before the day of it', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const invoice = await invoiced(agency, [FEE]);
    const today = invoice.issue_date ?? '';
    passDays(world, 10);
    const raised = { ...draftOf(agency, [{ ...FEE, unit_price: 30_000 }]), id: invoice.id, version: invoice.version };
    await world.call('book.invoices.revise', raised as never, { as });
    const early = await refused(agency, invoice, [{ line_id: 'fee', amount: 30_000 }], { day: addDays(today, 2) });
    clock.waylineClockOffset = 0;
    expect(early.issues).toMatchObject([
      { path: 'day', message: 'That’s before the invoice was last changed. Choose a later day.' },
    ]);
  });
});

describe('an invoice that is credited', () => {
  it('leaves a bank payment that is under way what it was, and applies of it what is owed by then', async () => {
    const agency = await payingAgency(world, { options: { online_methods: ['card', 'bank'] } });
    await payByBank((await agency.choose({ by: 'bank' })).url);
    await agency.deliver();
    const { version } = (await agency.read()).invoice;
    const note = { id: agency.id, version, reason: 'Canceled', lines: [{ line_id: 'fee', amount: 60_000 }] };
    await world.call('book.invoices.credit', note as never, { as: agency.as });
    passDays(world, 6);
    await agency.deliver();
    expect((await agency.read()).invoice.total_amount_received).toBe(40_000);
    expect(await agency.balances()).toMatchObject({ balanced: true, 1030: 99_500, 1100: 0, 2100: -60_000 });
    clock.waylineClockOffset = 0;
  });

  it('releases one payment by two notes at once, and is paid or credited where both come at once', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const [a, b] = [await invoiced(agency, [FEE]), await invoiced(agency, [FEE])];
    const apply = [a, b].map(({ id }) => ({ invoice_id: id, payer_id: 'p1', amount: 10_000 }));
    const payment = await receive(agency, a, 20_000, { apply });
    const whole = [{ line_id: 'fee', amount: 10_000 }];
    const sent = await Promise.all([a, b].map((one) => send(agency, one, whole)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readPayment(agency, payment)).toMatchObject({ unapplied_amount: 20_000, applied: [] });
    const c = await invoiced(agency, [FEE]);
    await Promise.all([
      send(agency, c, whole),
      world.send('book.payments.create', paymentOf(agency, c, 10_000), { as }),
    ]);
    const { credited, total_amount_received } = (await readOne(agency, c)).invoice;
    expect(credited + total_amount_received).toBe(10_000);
    expect(await balances(agency)).toMatchObject({ balanced: true, 1100: 0 });
  });

  it('says no more than what it is, and lists, sums and finds it as it is', async () => {
    const agency = await newAgency();
    const hotel = await book(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    await receive(agency, invoice, 100_000);
    await credit(agency, invoice, [of(hotel, 90_000, { fee: 1_000 })]);
    await deliverStream(world);
    const db = tenantDb(world.table, agency.as.company_id);
    for (const { name, drift } of ACCOUNTING_PROJECTIONS)
      for await (const found of drift(db)) expect([name, found]).toEqual([]);
  });
});
