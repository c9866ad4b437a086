import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agency, draftOf, FEE, lineOf, of } from '../crediting.fixture';
import { atSupplier, BACK, DIRECT, payingSuppliers } from './paying-suppliers.fixture';

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
  invoiced,
  readOne,
  credit,
  balances,
  newSupplier,
  buy,
  part,
  send,
  says,
  pay,
  remove,
  ofTrip,
  listed,
  readBooking,
  change,
  reprice,
  drifts,
} = payingSuppliers(() => world);

/** Does something else when a call first reads several records of which one names this, just before it does. */
const meanwhile = async <T>(naming: string, other: () => Promise<unknown>, run: () => Promise<T>): Promise<T> => {
  const original = DynamoDBDocumentClient.prototype.send as (...all: unknown[]) => unknown;
  let isArmed = true;
  DynamoDBDocumentClient.prototype.send = async function (this: unknown, ...all: unknown[]) {
    const [command] = all as [{ input: object }];
    const reads = command.constructor.name === 'BatchGetCommand' && JSON.stringify(command.input).includes(naming);
    if (isArmed && reads) {
      isArmed = false;
      await other();
    }
    return original.apply(this, all);
  } as never;
  try {
    return await run();
  } finally {
    DynamoDBDocumentClient.prototype.send = original as never;
  }
};

const twoPayers = async (agency: Agency) => {
  const ben = await newClient(agency.as, 'Ben', 'Lund');
  return {
    pay_as: 'equal',
    payers: [
      { id: 'p1', client_id: agency.client },
      { id: 'p2', client_id: ben },
    ],
  };
};
const revise = async (agency: Agency, invoice: { id: never }, lines: object[], differs: object = {}) => {
  const { version } = (await readOne(agency, invoice)).invoice;
  return says(
    world.send('book.invoices.revise', { id: invoice.id, version, ...draftOf(agency, lines, differs) } as never, {
      as: agency.as,
    }),
  );
};

describe('what clients pay at suppliers', () => {
  it('is no more than the share of who pays, over all parts of a payment', async () => {
    const agency = await newAgency();
    const [a, b] = [
      await buy(agency, 'Cabin A', 100_000, { supplier_name: 'Sea' }),
      await buy(agency, 'Cabin B', 100_000, { supplier_name: 'Sea' }),
    ];
    const invoice = await invoiced(
      agency,
      [atSupplier(lineOf(a)), atSupplier(lineOf(b)), FEE],
      await twoPayers(agency),
    );
    const sent = await says(
      send(agency, [part(a, 100_000, { payer_id: 'p1' }), part(b, 100_000, { payer_id: 'p1' })], DIRECT),
    );
    const { shares } = (await readOne(agency, invoice)).invoice;
    expect([sent[0], shares.map((one) => [one.at_supplier, one.paid_at_supplier ?? 0])]).toEqual([
      400,
      [
        [100_000, 0],
        [100_000, 0],
      ],
    ]);
  });

  it('needs no payer once only one of them has anything left', async () => {
    const agency = await newAgency();
    const cruise = await buy(agency, 'Cruise', 100_000);
    await invoiced(agency, [atSupplier(lineOf(cruise)), FEE], await twoPayers(agency));
    await pay(agency, [part(cruise, 50_000, { payer_id: 'p1' })], DIRECT);
    expect(await says(send(agency, [part(cruise, 50_000)], DIRECT))).toEqual([200, undefined]);
  });

  it('stays with its booking where a revision bills that to the agency', async () => {
    const agency = await newAgency();
    const [a, b] = [await buy(agency, 'Cabin', 100_000), await buy(agency, 'Tour', 100_000)];
    const invoice = await invoiced(agency, [atSupplier(lineOf(a)), atSupplier(lineOf(b)), FEE]);
    await pay(agency, [part(a, 100_000)], DIRECT);
    const revised = await revise(agency, invoice as never, [lineOf(a), atSupplier(lineOf(b)), FEE]);
    const { payables } = await ofTrip(agency);
    const b_paid = await says(send(agency, [part(b, 100_000)], DIRECT));
    // Either the revision is refused, or what was paid for the cabin isn’t taken for the tour.
    expect([revised[0], payables.map(({ title, paid, left }) => [title, paid, left]), b_paid]).toEqual([
      409,
      [
        ['Cabin', 100_000, 0],
        ['Tour', 0, 100_000],
      ],
      [200, undefined],
    ]);
  });

  it('stays with its booking where a revision takes that off the invoice', async () => {
    const agency = await newAgency();
    const [a, b] = [await buy(agency, 'Cabin', 100_000), await buy(agency, 'Tour', 100_000)];
    const invoice = await invoiced(agency, [atSupplier(lineOf(a)), atSupplier(lineOf(b)), FEE]);
    await pay(agency, [part(a, 100_000)], DIRECT);
    const revised = await revise(agency, invoice as never, [atSupplier(lineOf(b)), FEE]);
    expect([revised[0], (await ofTrip(agency)).payables.map(({ left }) => left)]).toEqual([409, [0, 100_000]]);
  });

  it('of a foreign invoice is posted', async () => {
    const agency = await newAgency();
    const cruise = await buy(agency, 'Cruise', 100_001, { currency: 'EUR' });
    await invoiced(agency, [atSupplier(lineOf(cruise)), FEE], {
      ...{ currency: 'EUR', rates: { EUR: '1.1' } },
      ...(await twoPayers(agency)),
    });
    const eur = { ...DIRECT, currency: 'EUR' };
    await pay(agency, [part(cruise, 33_333, { payer_id: 'p1' })], eur);
    await pay(agency, [part(cruise, 16_668, { payer_id: 'p1' })], eur);
    await pay(agency, [part(cruise, 50_000, { payer_id: 'p2' })], eur);
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[1910] ?? 0, books[2910] ?? 0]).toEqual([true, 0, 0]);
  });

  it('leaves what the agency has paid before in sight', async () => {
    const agency = await newAgency();
    const cruise = await buy(agency, 'Cruise', 150_000);
    await pay(agency, [part(cruise, 20_000)]);
    await invoiced(agency, [atSupplier(lineOf(cruise)), FEE]);
    const { payables, not_invoiced } = await ofTrip(agency);
    expect([payables, not_invoiced].flat().map(({ paid }) => paid)).toContain(20_000);
  });
});

describe('currencies', () => {
  it('takes a deposit back in the currency it was paid in', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR' });
    await pay(agency, [part(villa, 40_000)], { currency: 'EUR', rate: '1.05' });
    await invoiced(agency, [atSupplier({ ...lineOf(villa), unit_price: 120_000 }), FEE], { rates: { EUR: '1.1' } });
    expect([
      await says(send(agency, [part(villa, 40_000)], { ...BACK, currency: 'USD' })),
      await says(send(agency, [part(villa, 40_000)], { ...BACK, currency: 'EUR', rate: '1.05' })),
    ]).toEqual([
      [400, expect.anything()],
      [200, undefined],
    ]);
  });

  it('keeps amounts of two currencies apart where a deposit came back and the price changed', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 10_000, { currency: 'EUR' });
    const eur = { currency: 'EUR', rate: '1.05' };
    await pay(agency, [part(villa, 10_000)], eur);
    const back = await pay(agency, [part(villa, 10_000)], { ...BACK, ...eur });
    await reprice(agency, villa, 'USD', 12_000);
    await invoiced(agency, [{ ...lineOf(villa), unit_price: 15_000 }]);
    const [open] = (await ofTrip(agency)).payables;
    await pay(agency, [part(villa, open?.left ?? 0)]);
    await remove(agency, back);
    expect((await ofTrip(agency)).payables).toMatchObject([{ currency: 'USD', owed: 12_000, paid: 12_000, left: 0 }]);
  });

  it('leaves nothing in the books of what is settled in its currency (law 15), once a part came back', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR' });
    await pay(agency, [part(villa, 40_000)], { currency: 'EUR', rate: '1.05' });
    const invoice = await invoiced(agency, [{ ...lineOf(villa), unit_price: 120_000 }, FEE], {
      rates: { EUR: '1.10' },
    });
    await pay(agency, [part(villa, 60_000)], { currency: 'EUR', rate: '1.10' });
    await credit(agency, invoice, [of(villa, 60_000)]);
    const [half] = (await ofTrip(agency)).payables;
    expect(half).toMatchObject({ owed: 50_000, paid: 100_000, left: -50_000 });
    await pay(agency, [part(villa, 50_000)], { ...BACK, currency: 'EUR', rate: '1.10' });
    expect((await ofTrip(agency)).payables).toMatchObject([{ left: 0 }]);
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[2000] ?? 0]).toEqual([true, 0]);
  });

  it('refuses texts that are no rate', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR' });
    const sent = [];
    for (const rate of ['0', '0.000', '1e5', '-1', '', 'NaN', '1,1', '999999999', '0.000000000001'])
      sent.push(await says(send(agency, [part(villa, 1_000)], { currency: 'EUR', rate })));
    expect(sent.map(([status]) => status)).toEqual([400, 400, 400, 400, 400, 400, 400, 200, 200]);
    expect(await balances(agency)).toMatchObject({ balanced: true });
  });

  it('counts yen and dinars in their own units', async () => {
    const agency = await newAgency();
    const [ryokan, camp] = [
      await buy(agency, 'Ryokan', 100_001, { currency: 'JPY' }),
      await buy(agency, 'Camp', 12_345, { currency: 'KWD' }),
    ];
    const rates = { JPY: '0.0067', KWD: '3.2567' };
    await invoiced(
      agency,
      [
        { ...lineOf(ryokan), unit_price: 80_000 },
        { ...lineOf(camp), unit_price: 6_000 },
      ],
      { rates },
    );
    for (const amount of [33_333, 33_333, 33_335])
      await pay(agency, [part(ryokan, amount)], { currency: 'JPY', rate: '0.0071' });
    for (const amount of [1, 12_344]) await pay(agency, [part(camp, amount)], { currency: 'KWD', rate: '3.1' });
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[2000] ?? 0]).toEqual([true, 0]);
    expect((await send(agency, [part(camp, 1)], { currency: 'KWD', rate: '3.1' })).status).toBe(400);
  });
});

describe('limits', () => {
  it('a trip can be read whatever was paid for a booking without a price', async () => {
    const agency = await newAgency();
    const free = { trip_id: agency.trip, booking_type: 'Other', title: 'Guide' } as never;
    const guide = (await world.call('book.bookings.create', free, { as: agency.as })).body.booking;
    const most = 9_000_000_000_000;
    const sent = [];
    for (const amount of [most, most, 900_000_000_000, 900_000_000_000, 99_999_999_999, 99_999_999_999])
      sent.push(await says(send(agency, [part(guide, amount)])));
    const read = await says(world.send('trips.payables.get', { id: agency.trip }, { as: agency.as }));
    const again = await says(send(agency, [part(guide, 1)]));
    expect([sent.filter(([status]) => status >= 500), read, again[0] < 500]).toEqual([[], [200, undefined], true]);
  });

  it('bookings of as many trips as fit are paid, and the payment deleted; more are refused in words', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const parts: object[] = [];
    for (let i = 0; i < 20; i++) {
      const { trip } = (await world.call('trips.create', { trip_name: `T${i}`, start_date: '2031-05-01' }, { as }))
        .body;
      const one = await buy({ ...agency, trip: trip.id }, `B${i}`, 100_000, { supplier_name: 'DMC' });
      await invoiced({ ...agency, trip: trip.id }, [lineOf(one)]);
      parts.push(part(one, 1_000));
    }
    const tried: unknown[] = [];
    for (let n = 20; n > 0; n--) {
      const sent = await send(agency, parts.slice(0, n));
      if (sent.status === 200) {
        const removed = await says(remove(agency, (sent.body as { payment: { id: unknown } }).payment));
        expect([n, removed, tried.slice(0, 1)]).toEqual([n, [200, undefined], tried.slice(0, 1)]);
        break;
      }
      tried.push([n, sent.status]);
    }
    expect(tried.every((one) => (one as number[])[1] === 400)).toBe(true);
    expect(await balances(agency)).toMatchObject({ balanced: true });
    expect(await drifts(as)).toEqual([]);
  });

  it('what is paid at suppliers of twenty invoices of several trips can be deleted again', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const found: unknown[] = [];
    const parts: object[] = [];
    for (let i = 0; i < 20; i++) {
      const { trip } = (await world.call('trips.create', { trip_name: `T${i}`, start_date: '2031-05-01' }, { as }))
        .body;
      const one = await buy({ ...agency, trip: trip.id }, `B${i}`, 1_000, { supplier_name: 'DMC' });
      await invoiced({ ...agency, trip: trip.id }, [atSupplier(lineOf(one)), FEE]);
      parts.push(part(one, 100));
    }
    for (let n = 20; n > 0; n--) {
      const sent = await send(agency, parts.slice(0, n), DIRECT);
      found.push([n, ...(await says(Promise.resolve(sent)))]);
      if (sent.status !== 200) continue;
      found.push(await says(remove(agency, (sent.body as { payment: { id: unknown } }).payment)));
      break;
    }
    expect(found.at(-1)).toEqual([200, undefined]);
    expect(found.slice(0, -2).every((one) => (one as number[])[1] === 400)).toBe(true);
  });

  it('keeps all of a payment as commission', async () => {
    const agency = await newAgency();
    const supplier_id = await newSupplier(agency, 'Sea');
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR', supplier_id, supplier_name: 'Sea' });
    const all = await pay(agency, [part(villa, 10_000, { commission_kept: 10_000 })], { currency: 'EUR', rate: '1.1' });
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: 11_000, 2220: -11_000 });
    expect((await remove(agency, all)).status).toBe(200);
    const books: Record<string, unknown> = await balances(agency);
    expect([books[2000] ?? 0, books[2220] ?? 0]).toEqual([0, 0]);
    expect((await send(agency, [part(villa, 100, { commission_kept: 101 })], { currency: 'EUR' })).status).toBe(400);
    expect((await send(agency, [part(villa, 100), part(villa, 100)], { currency: 'EUR' })).status).toBe(400);
  });
});

describe('bookings that change', () => {
  it('what a supplier has of a booking that is credited altogether is in the list', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    await pay(agency, [part(hotel, 90_000)]);
    await credit(agency, invoice, [of(hotel, 90_000)]);
    expect(await listed(agency, { show: 'all' })).toMatchObject([{ paid: 90_000, left: -90_000 }]);
  });

  it('a canceled booking whose deposit came back says no more that the supplier has money', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    await pay(agency, [part(hotel, 20_000)]);
    await pay(agency, [part(hotel, 20_000)], BACK);
    await change(agency, hotel, { reservation_status: 'Cancelled' });
    expect((await ofTrip(agency)).not_invoiced).toEqual([]);
  });

  it('a booking on an issued invoice can’t be deleted, or what is owed for it stays in the list', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    await invoiced(agency, [lineOf(hotel)]);
    expect(await listed(agency)).toHaveLength(1);
    const now = await readBooking(agency, hotel);
    const gone = { id: hotel.id, trip_id: agency.trip, version: now?.version } as never;
    const deleted = await says(world.send('book.bookings.delete', gone, { as: agency.as }));
    const left = await listed(agency);
    expect([deleted[0] !== 200 || left.length > 0, deleted, left.length, await drifts(agency.as)]).toEqual([
      ...[true, deleted, left.length],
      [],
    ]);
  });

  it('a copy of the trip has no money, and nothing paid', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const hotel = await buy(agency, 'Hotel', 90_000);
    await invoiced(agency, [lineOf(hotel)]);
    await pay(agency, [part(hotel, 90_000)]);
    expect((await readBooking(agency, hotel))?.payment_status).toBe('paid');
    const copied = await world.send('trips.copy', { id: trip, trip_name: 'Copy' } as never, { as });
    expect([copied.status, copied.body]).toMatchObject([200, {}]);
    const id = (copied.body as { trip: { id: never } }).trip.id;
    const { bookings } = (await world.call('trips.get', { id } as never, { as })).body as {
      bookings: { payment_status: string }[];
    };
    const { payables, payments } = await ofTrip({ ...agency, trip: id });
    expect([bookings.map((one) => one.payment_status), payables, payments]).toEqual([['unpaid'], [], []]);
  });

  it('statuses follow the price, revisions and credit notes', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const invoice = await invoiced(agency, [lineOf(hotel), FEE]);
    await pay(agency, [part(hotel, 45_000)]);
    expect((await readBooking(agency, hotel))?.payment_status).toBe('partially_paid');
    await credit(agency, invoice, [of(hotel, 45_000)]);
    const credited = (await readBooking(agency, hotel))?.payment_status;
    expect([(await ofTrip(agency)).payables.map(({ left }) => left), credited]).toEqual([[0], 'paid']);
  });

  it('the status of a deposit follows an invoice that owes more', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    await pay(agency, [part(hotel, 90_000)]);
    await reprice(agency, hotel, 'USD', 120_000);
    await invoiced(agency, [{ ...lineOf(hotel), unit_price: 120_000 }]);
    expect([(await ofTrip(agency)).payables, (await readBooking(agency, hotel))?.payment_status]).toMatchObject([
      [{ left: 30_000 }],
      'partially_paid',
    ]);
  });

  it('a free booking isn’t said to be paid before it is', async () => {
    const agency = await newAgency();
    const gift = await buy(agency, 'Gift', 0);
    const sent = await says(send(agency, [part(gift, 100)]));
    expect(sent).toEqual([400, expect.not.stringContaining('is paid')]);
  });

  it('nothing drifts after a life of a booking', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const hotel = await buy(agency, 'Hotel', 90_000, { payment_due_date: '2031-01-01' });
    const first = await invoiced(agency, [lineOf(hotel), FEE]);
    const paid = await pay(agency, [part(hotel, 50_000)]);
    const { version } = (await readOne(agency, first)).invoice;
    await world.call('book.invoices.cancel', { id: first.id, version }, { as });
    await change(agency, hotel, { payment_due_date: '2031-02-02', title: 'Grand Hotel' });
    const second = await invoiced(agency, [lineOf({ ...hotel, title: 'Grand Hotel' }), FEE]);
    await pay(agency, [part(hotel, 40_000)]);
    await credit(agency, second, [{ line_id: 'Grand Hotel', booking_id: hotel.id, amount: 90_000 }]);
    expect(await says(send(agency, [part(hotel, 90_000)], BACK))).toEqual([200, undefined]);
    const third = await invoiced(agency, [lineOf({ ...hotel, title: 'Grand Hotel' })]);
    expect(await listed(agency)).toMatchObject([{ invoice_no: third.formatted_invoice_number, paid: 0, left: 90_000 }]);
    expect((await remove(agency, paid)).status).toBe(409);
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[2000], books[1000] ?? 0]).toEqual([true, -90_000, 0]);
    expect(await drifts(as)).toEqual([]);
  });
});

describe('money that comes back', () => {
  it('can come back net of the commission that was kept, so that nothing is left in the books', async () => {
    const agency = await newAgency();
    const supplier_id = await newSupplier(agency, 'Sea');
    const cruise = await buy(agency, 'Cruise', 150_000, { supplier_id, supplier_name: 'Sea' });
    const invoice = await invoiced(agency, [lineOf(cruise), FEE]);
    await pay(agency, [part(cruise, 150_000, { commission_kept: 15_000 })]);
    await credit(agency, invoice, [of(cruise, 150_000)]);
    const net = await says(send(agency, [part(cruise, 150_000, { commission_kept: 15_000 })], BACK));
    if (net[0] !== 200) await pay(agency, [part(cruise, 135_000)], BACK);
    const books: Record<string, unknown> = await balances(agency);
    expect([net, books[2000] ?? 0, books[2220] ?? 0]).toEqual([[200, undefined], 0, 0]);
  });

  it('law 15 holds where an invoice was made anew at another rate', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR' });
    const line = { ...lineOf(villa), unit_price: 130_000 };
    const first = await invoiced(agency, [line, FEE], { rates: { EUR: '1.10' } });
    await pay(agency, [part(villa, 60_000)], { currency: 'EUR', rate: '1.10' });
    const { version } = (await readOne(agency, first)).invoice;
    await world.call('book.invoices.cancel', { id: first.id, version }, { as: agency.as });
    const second = await invoiced(agency, [line, FEE], { rates: { EUR: '1.20' } });
    await pay(agency, [part(villa, 40_000)], { currency: 'EUR', rate: '1.20' });
    await credit(agency, second, [of(villa, 65_000)]);
    const [half] = (await ofTrip(agency)).payables;
    await pay(agency, [part(villa, 0 - (half?.left ?? 0))], { ...BACK, currency: 'EUR', rate: '1.20' });
    const books: Record<string, unknown> = await balances(agency);
    expect([(await ofTrip(agency)).payables.map(({ left }) => left), books[2000] ?? 0]).toEqual([[0], 0]);
  });

  it('what suppliers have too much of hides nothing that is owed to others', async () => {
    const agency = await newAgency();
    const [a, b] = [await buy(agency, 'A', 100_000), await buy(agency, 'B', 100_000)];
    const invoice = await invoiced(agency, [lineOf(a), lineOf(b), FEE]);
    await pay(agency, [part(a, 100_000)]);
    await credit(agency, invoice, [of(a, 90_000)]);
    await listed(agency);
    const { suppliers } = (await world.call('book.payables.summary', {}, { as: agency.as })).body;
    // 100.00 of A and 1,000.00 of B are owed; nothing of B is paid.
    expect(suppliers).toMatchObject({ total_bill_amount: 110_000, total_unpaid_amount: 100_000 });
  });

  it('what is overdue of one isn’t hidden by what another of the same day has too much of', async () => {
    const agency = await newAgency();
    const due = { payment_due_date: '2026-01-15' };
    const [a, b] = [await buy(agency, 'A', 100_000, due), await buy(agency, 'B', 100_000, due)];
    const invoice = await invoiced(agency, [lineOf(a), lineOf(b), FEE]);
    await pay(agency, [part(a, 100_000)]);
    await credit(agency, invoice, [of(a, 90_000)]);
    await listed(agency);
    const { suppliers } = (await world.call('book.payables.summary', {}, { as: agency.as })).body;
    expect(suppliers).toMatchObject({ total_overdue_amount: 100_000 });
  });

  it('a net rate, a booking in two currencies, and a rename of the title', async () => {
    const agency = await newAgency();
    const room = await buy(agency, 'Room', 0, {
      price_detail: {
        currency: 'EUR',
        total_price: 50_000,
        total_net_cost: 40_000,
        base_fare: 50_000,
        rate_type: 'Net Rate',
      },
    });
    await invoiced(agency, [{ ...lineOf(room), unit_price: 60_000 }], { rates: { EUR: '1.1' } });
    const [row] = await listed(agency);
    expect(row).toMatchObject({ currency: 'EUR', owed: room.price_detail?.total_net_cost ?? 50_000 });
    await change(agency, room, { title: 'Suite' });
    expect(await listed(agency, { search: 'suite' })).toHaveLength(1);
    expect(await listed(agency, { search: 'room' })).toHaveLength(0);
  });
});

describe('suppliers, trips and books', () => {
  it('keeps commission of a booking whose supplier was linked after the invoice', async () => {
    const agency = await newAgency();
    const cruise = await buy(agency, 'Cruise', 150_000, { supplier_name: 'Sea' });
    await invoiced(agency, [lineOf(cruise)]);
    const supplier_id = await newSupplier(agency, 'Sea');
    await change(agency, cruise, { supplier_id, supplier_name: 'Sea' });
    const sent = await says(send(agency, [part(cruise, 10_000, { commission_kept: 1_000 })]));
    const plain = await pay(agency, [part(cruise, 5_000)]);
    await deliverStream(world);
    const { entries } = (
      await world.call('ledger.entries.list', { dimension: 'supplier', value: supplier_id } as never, { as: agency.as })
    ).body as { entries: unknown[] };
    const says_id = (plain as never as { supplier_id?: string }).supplier_id;
    // A payment that says whose it is stands in the statement of that supplier.
    expect([sent, says_id === undefined || entries.length > 0]).toEqual([[200, undefined], true]);
  });

  it('follows the name of each of its trips, and a bill of two trips', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const { trip } = (await world.call('trips.create', { trip_name: 'Second', start_date: '2031-05-01' }, { as })).body;
    const other = { ...agency, trip: trip.id };
    const [a, b] = [
      await buy(agency, 'A', 1_000, { supplier_name: 'X' }),
      await buy(other, 'B', 2_000, { supplier_name: 'X' }),
    ];
    const invoice = await invoiced(agency, [lineOf(a), lineOf(b)], { trip_ids: [agency.trip, trip.id] });
    const paid = await pay(agency, [part(a, 100), part(b, 200)]);
    const renamed = { id: trip.id, version: trip.version, trip_name: 'Zanzibar' } as never;
    const { status } = await world.send('trips.update', renamed, { as });
    expect(status).toBe(200);
    expect(await listed(agency, { search: 'zanzibar' })).toMatchObject([{ title: 'B', paid: 200 }]);
    const { payment } = (await world.call('book.supplier-payments.get', { id: paid.id }, { as })).body;
    expect(payment.parts.map(({ trip_name }) => trip_name)).toEqual(['Amalfi', 'Zanzibar']);
    const found = (await world.call('book.supplier-payments.list', { search: 'zanzibar' }, { as })).body.payments;
    expect(found).toHaveLength(1);
    await credit(agency, invoice, [of(b, 1_500)]);
    expect(await listed(other, { search: 'zanzibar' })).toMatchObject([{ owed: 500, left: 300 }]);
    expect(await drifts(as)).toEqual([]);
  });

  it('a trip of 45 bookings is followed as a whole', async () => {
    const agency = await newAgency();
    const lines: object[] = [];
    for (let i = 0; i < 45; i++) lines.push(lineOf(await buy(agency, `B${i}`, 1_000)));
    await invoiced(agency, lines);
    await listed(agency);
    const { total } = (await world.call('book.payables.list', {}, { as: agency.as })).body;
    expect([total, await drifts(agency.as)]).toEqual([45, []]);
  });

  it('a booking that the agency paid can’t be billed to be paid at the supplier, or stays in sight', async () => {
    const agency = await newAgency();
    const a = await buy(agency, 'Cabin', 100_000);
    const invoice = await invoiced(agency, [lineOf(a), FEE]);
    await pay(agency, [part(a, 100_000)]);
    const revised = await revise(agency, invoice as never, [atSupplier(lineOf(a)), FEE]);
    const { payables, not_invoiced } = await ofTrip(agency);
    const asked = await says(send(agency, [part(a, 100_000)], DIRECT));
    const books: Record<string, unknown> = await balances(agency);
    expect([
      revised[0] !== 200 || [payables, not_invoiced].flat().some(({ paid }) => paid === 100_000),
      revised,
      asked,
      books[2000] ?? 0,
    ]).toEqual([true, revised, asked, 0]);
  });

  it('two who delete a payment at the same moment, one just after the other has read it', async () => {
    const agency = await newAgency();
    const b = await buy(agency, 'Inn', 90_000);
    const paid = await pay(agency, [part(b, 60_000)]);
    const sent = await meanwhile(
      'TRIP_MONEY',
      () => remove(agency, paid),
      () => says(remove(agency, paid)),
    );
    expect(sent).toEqual([404, 'record.missing']);
  });
});

describe('deleted for good', () => {
  it('a payment to a supplier of a trip in the trash can be deleted', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const hotel = await buy(agency, 'Hotel', 90_000);
    const paid = await pay(agency, [part(hotel, 20_000)]);
    await world.call('trips.delete', { ids: [trip] }, { as });
    clock.waylineClockOffset = 0;
    expect(await says(remove(agency, paid))).toEqual([200, undefined]);
    expect(await balances(agency)).toMatchObject({ balanced: true });
    expect(await drifts(as)).toEqual([]);
  });

  it('odd inputs are refused in words', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    const sent: unknown[] = [];
    for (const amount of [0, -1, 1.5, 1e15, '5', null])
      sent.push((await says(send(agency, [part(hotel, amount as number)])))[0]);
    for (const differs of [
      { parts: [] },
      { currency: 'usd' },
      { currency: 'XXX' },
      { transaction_type: 'credit_point' },
      { kind: 'client_to_company' },
      { account: '2000' },
      { account: '1020' },
      { account: '9999' },
      { paid_on: '2026-02-30' },
      { paid_on: '0001-01-01' },
      { confirmation_code: 'x'.repeat(101) },
    ])
      sent.push((await says(send(agency, [part(hotel, 10)], differs)))[0]);
    sent.push((await says(send(agency, [part(hotel, 10, { commission_kept: -1 })])))[0]);
    sent.push(
      (
        await says(
          send(
            agency,
            Array.from({ length: 21 }, () => part(hotel, 1)),
          ),
        )
      )[0],
    );
    expect(sent.every((status) => (status as number) >= 400 && (status as number) < 500)).toBe(true);
  });

  it('a reversal of the client’s payment twice at once never is unexpected', async () => {
    const agency = await newAgency();
    const cruise = await buy(agency, 'Cruise', 100_000);
    await invoiced(agency, [atSupplier(lineOf(cruise)), FEE]);
    const paid = await pay(agency, [part(cruise, 40_000)], DIRECT);
    const sent = await meanwhile(
      'TRIP_MONEY',
      () => remove(agency, paid),
      () => says(remove(agency, paid)),
    );
    expect(sent[0]).toBe(404);
  });

  it('a payment that is recorded on a day before the invoice leaves the supplier owed nothing less on that day', async () => {
    const agency = await newAgency();
    const hotel = await buy(agency, 'Hotel', 90_000);
    await invoiced(agency, [lineOf(hotel)]);
    const paid = await pay(agency, [part(hotel, 100)], { paid_on: '2026-01-01' });
    expect(paid).toMatchObject({ paid_on: '2026-01-01' });
    expect(await balances(agency)).toMatchObject({ balanced: true });
  });

  it('a client who was merged into another pays at the supplier, and nothing is left of either', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const cruise = await buy(agency, 'Cruise', 100_000);
    await invoiced(agency, [atSupplier(lineOf(cruise)), FEE]);
    const kept = await newClient(as, 'Eva', 'Lundgren');
    const sides = { existing: kept, to_merge: agency.client, existing_version: 1, to_merge_version: 1, choices: {} };
    const merged = await world.send('crm.merge.create', sides as never, { as });
    expect([merged.status, merged.body]).toMatchObject([200, {}]);
    await drifts(as);
    const paid = await pay(agency, [part(cruise, 100_000)], DIRECT);
    const books: Record<string, unknown> = await balances(agency);
    expect([books.balanced, books[1910] ?? 0]).toEqual([true, 0]);
    expect((await remove(agency, paid)).status).toBe(200);
  });
});

describe('a deposit and an invoice in the same foreign currency', () => {
  it('balances, is settled by the rest, and nothing is left of it once all is credited and came back', async () => {
    const agency = await newAgency();
    const villa = await buy(agency, 'Villa', 100_000, { currency: 'EUR' });
    const eur = { currency: 'EUR', rate: '1.05' };
    await pay(agency, [part(villa, 40_000)], eur);
    const invoice = await invoiced(agency, [{ ...lineOf(villa), acting_as: 'principal' }, FEE], {
      ...{ currency: 'EUR', rates: { EUR: '1.10' } },
    });
    await pay(agency, [part(villa, 60_000)], { currency: 'EUR', rate: '1.20' });
    const paid: Record<string, unknown> = await balances(agency);
    await credit(agency, invoice, [of(villa, 100_000)]);
    await pay(agency, [part(villa, 100_000)], { ...BACK, currency: 'EUR', rate: '1.15' });
    const books: Record<string, unknown> = await balances(agency);
    expect([
      paid.balanced,
      paid[2000] ?? 0,
      books.balanced,
      books[2000] ?? 0,
      books[1310] ?? 0,
      books[2210] ?? 0,
    ]).toEqual([true, 0, true, 0, 0, 0]);
  });
});
