import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { passDays } from '@wayline/local/testing/pass-time';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';
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
  drifts,
} = payingSuppliers(() => world);
const newTrip = async (as: Person, trip_name = 'Amalfi') =>
  (await world.call('trips.create', { trip_name, start_date: '2031-05-01' }, { as })).body.trip.id;
const narrowOne = async () => {
  const { owner } = world.people;
  const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
  const db = tenantDb(world.table, owner.company_id);
  await db.transact([db.updateIf(Companies, {}, { set: { roles: [role] } })]);
  const narrow = await newcomer(world, ['Narrow']);
  const client = await newClient(narrow, 'Eva', 'Narrow');
  const mine: Agency = { as: narrow, client, trip: await newTrip(narrow, 'Mine') };
  const theirs: Agency = { as: owner, client, trip: await newTrip(owner, 'Theirs') };
  return { mine, theirs };
};
const paidList = async (as: Person, asked: object = {}) => {
  await deliverStream(world);
  await deliverStream(world);
  return (await world.call('book.supplier-payments.list', asked as never, { as })).body.payments;
};

describe('who sees only their own work', () => {
  it('pays nothing of a trip that they don’t see', async () => {
    const { mine, theirs } = await narrowOne();
    const [a, b] = [
      await buy(mine, 'A', 1_000, { supplier_name: 'X' }),
      await buy(theirs, 'B', 1_000, { supplier_name: 'X' }),
    ];
    expect((await send(mine, [part(a, 100), part(b, 100)])).status).toBe(404);
    expect((await send(mine, [part(b, 100)])).status).toBe(404);
  });

  it('finds no deleted payment of a trip that was taken from them', async () => {
    const { mine, theirs } = await narrowOne();
    await world.call('trips.assign', { ids: [theirs.trip], advisor_id: mine.as.user_id }, { as: theirs.as });
    const b = await buy(theirs, 'Zeta inn', 1_000, { supplier_name: 'Zeta' });
    const gone = await pay(theirs, [part(b, 200)]);
    await remove(theirs, gone);
    await deliverStream(world);
    await world.call('trips.assign', { ids: [theirs.trip], advisor_id: theirs.as.user_id }, { as: theirs.as });
    await deliverStream(world);
    const list = await paidList(mine.as, { show: 'deleted' });
    const found = await paidList(mine.as, { show: 'deleted', search: 'zeta' });
    const got = (await world.send('book.supplier-payments.get', { id: gone.id }, { as: mine.as })).status;
    expect([list.map(({ bookings }) => bookings), found.length, got]).toEqual([[], 0, 404]);
  });

  it('sums nothing of another advisor, also where they are named', async () => {
    const { mine, theirs } = await narrowOne();
    const b = await buy(theirs, 'Sum inn', 1_000);
    await invoiced(theirs, [lineOf(b)]);
    const own = await buy(mine, 'Own inn', 7_000);
    await invoiced(mine, [lineOf(own)]);
    await deliverStream(world);
    const sums: number[] = [];
    for (const asked of [{}, { advisor: theirs.as.user_id }, { advisor: mine.as.user_id }])
      sums.push(
        (await world.call('book.payables.summary', asked as never, { as: mine.as })).body.suppliers?.total_bill_amount,
      );
    expect(sums).toEqual([7_000, 0, 7_000]);
  });

  it('another company finds nothing', async () => {
    const [agency, other] = [await newAgency(), await newAgency()];
    const b = await buy(agency, 'Inn', 1_000);
    const own = await buy(other, 'Inn', 1_000);
    const paid = await pay(agency, [part(b, 100)]);
    const as = other.as;
    const mixed = { trip_id: other.trip, booking_id: b.id, amount: 10 };
    expect([
      (await world.send('book.supplier-payments.get', { id: paid.id }, { as })).status,
      (await remove(other, paid)).status,
      (await send(other, [part(b, 10)])).status,
      (await send(other, [mixed])).status,
      (await send(other, [part(own, 10), mixed])).status,
      (await world.send('trips.payables.get', { id: agency.trip }, { as })).status,
    ]).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('statuses and what is told', () => {
  it('makes one entry in the trip’s history for a status that a payment gives, and tells nobody', async () => {
    const { mine, theirs } = await narrowOne();
    await world.call('trips.assign', { ids: [theirs.trip], advisor_id: mine.as.user_id }, { as: theirs.as });
    const b = await buy(theirs, 'Inn', 1_000);
    await deliverStream(world);
    const before = (await world.call('misc.notifications.list', {}, { as: mine.as })).body.notifications.length;
    const count = async () => {
      await deliverStream(world);
      const { entries } = (await world.call('trips.history.list', { trip_id: theirs.trip }, { as: theirs.as })).body;
      return entries.length;
    };
    const start = await count();
    await pay(theirs, [part(b, 100)]);
    const once = await count();
    await pay(theirs, [part(b, 100)]);
    const twice = await count();
    const after = (await world.call('misc.notifications.list', {}, { as: mine.as })).body.notifications;
    expect([once - start, twice - once, after.slice(0, after.length - before).map(({ title }) => title)]).toEqual([
      1,
      0,
      [],
    ]);
  });

  it('keeps what a person says until the next payment', async () => {
    const agency = await newAgency();
    const b = await buy(agency, 'Inn', 1_000);
    await pay(agency, [part(b, 100)]);
    await change(agency, b, { payment_status: 'paid' });
    await deliverStream(world);
    expect((await readBooking(agency, b))?.payment_status).toBe('paid');
    await pay(agency, [part(b, 100)]);
    expect((await readBooking(agency, b))?.payment_status).toBe('partially_paid');
  });

  it('says of a booking that its client paid at the supplier, once the invoice is canceled or credited', async () => {
    const agency = await newAgency();
    const b = await buy(agency, 'Inn', 1_000);
    await pay(agency, [part(b, 1_000)]);
    expect((await readBooking(agency, b))?.payment_status).toBe('paid');
    await pay(agency, [part(b, 1_000)], BACK);
    expect((await readBooking(agency, b))?.payment_status).toBe('unpaid');
  });

  it('a payment that is left to make is in the trip check after the price rose', async () => {
    const agency = await newAgency();
    const b = await buy(agency, 'Inn', 90_000, { payment_due_date: '2026-02-01', reservation_status: 'Booked' });
    await pay(agency, [part(b, 90_000)]);
    await change(agency, b, { price_detail: { currency: 'USD', total_price: 120_000, base_fare: 120_000 } });
    await invoiced(agency, [{ ...lineOf(b), unit_price: 120_000 }]);
    const [open] = await listed(agency);
    const now = await readBooking(agency, b);
    expect([open?.left, now?.payment_status]).toEqual([30_000, 'partially_paid']);
  });

  it('a status follows a revision that owes more, and a booking whose invoice is credited altogether', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const b = await buy(agency, 'Inn', 90_000);
    const invoice = await invoiced(agency, [lineOf(b), FEE]);
    await pay(agency, [part(b, 90_000)]);
    await change(agency, b, { price_detail: { currency: 'USD', total_price: 100_000, base_fare: 100_000 } });
    const { version } = (await readOne(agency, invoice)).invoice;
    const draft = draftOf(agency, [{ ...lineOf(b), unit_price: 100_000 }, FEE]);
    await world.call('book.invoices.revise', { id: invoice.id, version, ...draft } as never, { as });
    expect([(await listed(agency)).map(({ left }) => left), (await readBooking(agency, b))?.payment_status]).toEqual([
      [10_000],
      'partially_paid',
    ]);
  });
});

describe('what invoices bill', () => {
  it('principal, discount, tax, net cost, package and gift are owed as they are posted', async () => {
    const agency = await newAgency();
    const { as, trip } = agency;
    const supplier_name = 'DMC';
    const [a, b, gift] = [
      await buy(agency, 'A', 50_001, { supplier_name }),
      await buy(agency, 'B', 30_000, { supplier_name }),
      await buy(agency, 'Gift', 0, { supplier_name }),
    ];
    const rows = [a, gift].map(({ id }) => ({ id }));
    const draft = { id: trip, name: 'Pack', currency: 'USD', booking_mappers: rows } as never;
    const pack = (await world.call('trips.packages.create', draft, { as })).body.package;
    const c = await buy(agency, 'C', 20_000, { supplier_name });
    const d = await buy(agency, 'D', 33_333, { supplier_name });
    await invoiced(
      agency,
      [
        { id: 'pack', kind: 'package', title: 'Pack', package_id: pack.id, trip_id: trip, unit_price: 60_000 },
        { ...lineOf(b), acting_as: 'principal', discount: 10_000, tax_codes: ['V'] },
        { ...lineOf(c), tax_codes: ['V'] },
        atSupplier({ ...lineOf(d), discount: 1_111 }),
        FEE,
      ],
      {
        taxes: [{ code: 'V', name: 'VAT', rate: '7' }],
        prices_include_tax: true,
        discount: { mode: 'percentage', percentage: '10' },
      },
    );
    const { payables } = await ofTrip(agency);
    const books: Record<string, number> = (await balances(agency)) as never;
    const agencyOwes = payables.filter(({ paid_to }) => paid_to === 'agency');
    const direct = payables.filter(({ paid_to }) => paid_to === 'supplier');
    expect([
      payables.length,
      agencyOwes.reduce((n, { owed }) => n + owed, 0),
      direct.reduce((n, { owed }) => n + owed, 0),
    ]).toEqual([5, -(books[2000] ?? 0), -(books[2910] ?? 0)]);
    await pay(
      agency,
      agencyOwes
        .filter(({ left }) => left > 0)
        .map((one) => ({
          ...{ trip_id: one.trip_id, booking_id: one.booking_id, amount: one.left },
        })),
    );
    await pay(
      agency,
      direct.map((one) => ({ trip_id: one.trip_id, booking_id: one.booking_id, amount: one.left })),
      DIRECT,
    );
    const after: Record<string, unknown> = await balances(agency);
    expect([after.balanced, after[2000] ?? 0, after[2910] ?? 0, after[1910] ?? 0]).toEqual([true, 0, 0, 0]);
    expect(await listed(agency)).toEqual([]);
    expect(await drifts(as)).toEqual([]);
  });

  it('a payment of an earlier day than the invoice, of a closed month, and its deletion', async () => {
    const agency = await newAgency();
    const { as } = agency;
    const b = await buy(agency, 'Inn', 1_000);
    const invoice = await invoiced(agency, [lineOf(b)]);
    const today = invoice.issue_date ?? '';
    expect(await says(send(agency, [part(b, 100)], { paid_on: '2026-10-15' }))).toEqual([200, undefined]);
    const month = '2026-10';
    const closed = await says(world.send('ledger.periods.close', { month } as never, { as }));
    const late = await says(send(agency, [part(b, 100)], { paid_on: '2026-10-16' }));
    const [paid] = (await ofTrip(agency)).payments;
    expect([today.slice(0, 7), closed[0], late[0], (await remove(agency, paid as never)).status]).toEqual([
      '2026-11',
      200,
      409,
      200,
    ]);
    expect(await balances(agency)).toMatchObject({ balanced: true, 2000: -1_000 });
  });

  it('a payment is made once under one key', async () => {
    const agency = await newAgency();
    const b = await buy(agency, 'Inn', 1_000);
    const draft = {
      ...{ kind: 'company_to_supplier', currency: 'USD', transaction_type: 'check', parts: [part(b, 300)] },
    } as never;
    const key = { as: agency.as, headers: { 'idempotency-key': 'once-1234567890abcdef' } } as never;
    const sent = await Promise.all([1, 2, 3].map(() => world.send('book.supplier-payments.create', draft, key)));
    sent.push(await world.send('book.supplier-payments.create', draft, key));
    const { payments } = await ofTrip(agency);
    expect([sent.map(({ status }) => status), payments.length]).toEqual([[200, 200, 200, 200], 1]);
  });
});

describe('at the same moment', () => {
  const balanced = async (agency: Agency) => {
    const books: Record<string, unknown> = await balances(agency);
    const { payables, not_invoiced } = await ofTrip(agency);
    const left = payables.reduce((n, one) => n + (one.paid_to === 'agency' ? one.left : 0), 0);
    const loose = not_invoiced.reduce((n, one) => n + one.paid, 0);
    // What is left to pay, less what is paid ahead, is what stands on the account.
    return [books.balanced, (books[2000] as number | undefined) ?? 0, 0 - left + loose];
  };
  it('payment while the invoice is canceled, revised or credited', async () => {
    for (const how of ['cancel', 'revise', 'credit', 'issue'] as const)
      for (const kind of how === 'cancel' || how === 'issue' ? ['agency'] : ['agency', 'supplier']) {
        const agency = await newAgency();
        const { as } = agency;
        const b = await buy(agency, 'Inn', 90_000);
        const line = { ...lineOf(b), paid_to: kind };
        const draft = (await world.call('book.invoices.create', draftOf(agency, [line, FEE]) as never, { as })).body
          .invoice;
        const invoice =
          how === 'issue'
            ? draft
            : (await world.call('book.invoices.issue', { id: draft.id, version: 1 }, { as })).body.invoice;
        const { version } = invoice;
        const seen = { id: invoice.id, version };
        const other = {
          cancel: () => world.send('book.invoices.cancel', seen as never, { as }),
          issue: () => world.send('book.invoices.issue', seen as never, { as }),
          revise: () =>
            world.send(
              'book.invoices.revise',
              { ...seen, ...draftOf(agency, [{ ...line, unit_price: 95_000 }, FEE]) } as never,
              { as },
            ),
          credit: () =>
            world.send('book.invoices.credit', { ...seen, reason: 'x', lines: [of(b, 60_000)] } as never, { as }),
        }[how];
        const sent = await Promise.all([
          says(send(agency, [part(b, 50_000)], kind === 'supplier' ? DIRECT : {})),
          says(other()),
          says(send(agency, [part(b, 40_000)], kind === 'supplier' ? DIRECT : {})),
        ]);
        const [ok, stands, is] = await balanced(agency);
        expect([how, kind, sent.every(([status]) => status < 500), ok, stands]).toEqual([how, kind, true, true, is]);
        const books: Record<string, number> = (await balances(agency)) as never;
        expect([how, kind, sent, (books[1910] ?? 0) + (books[2910] ?? 0)]).toEqual([how, kind, sent, 0]);
        const shares = (await readOne(agency, invoice as never)).invoice.shares ?? [];
        for (const share of shares) expect(share.paid_at_supplier ?? 0).toBeLessThanOrEqual(share.at_supplier);
        expect(await drifts(as)).toEqual([]);
      }
  });

  it('a share of an invoice of two trips is paid once by two payments', async () => {
    const found: unknown[] = [];
    for (let round = 0; round < 6; round++) {
      const agency = await newAgency();
      const { as } = agency;
      const other = await newTrip(as, 'Other');
      const ben = await newClient(as, 'Ben', 'Lund');
      const [a, b] = [await buy(agency, 'A', 100_000), await buy({ ...agency, trip: other }, 'B', 100_000)];
      const invoice = await invoiced(agency, [atSupplier(lineOf(a)), atSupplier(lineOf(b)), FEE], {
        trip_ids: [agency.trip, other],
        pay_as: 'equal',
        payers: [
          { id: 'p1', client_id: agency.client },
          { id: 'p2', client_id: ben },
        ],
      });
      const sent = await Promise.all([
        says(send(agency, [part(a, 100_000, { payer_id: 'p1' })], DIRECT)),
        says(send(agency, [part(b, 100_000, { payer_id: 'p1' })], DIRECT)),
      ]);
      const [p1] = (await readOne(agency, invoice)).invoice.shares;
      found.push([sent.map(([status]) => status).sort(), p1?.paid_at_supplier]);
    }
    expect(found).toEqual(Array(6).fill([[200, 400], 100_000]));
  });

  it('a payment is deleted once, and while another is made', async () => {
    const faults: unknown[] = [];
    for (let round = 0; round < 12; round++) {
      const agency = await newAgency();
      const b = await buy(agency, 'Inn', 90_000);
      await invoiced(agency, [lineOf(b)]);
      const paid = await pay(agency, [part(b, 60_000)]);
      const sent = await Promise.all([
        says(remove(agency, paid)),
        says(remove(agency, paid)),
        says(send(agency, [part(b, 60_000)])),
        says(send(agency, [part(b, 30_000)])),
        ...(round % 2 ? [says(send(agency, [part(b, 30_000)], BACK))] : []),
      ]);
      const [ok, stands, is] = await balanced(agency);
      if (sent.some(([status]) => status >= 500) || !ok || stands !== is) faults.push([sent, ok, stands, is]);
    }
    expect(faults).toEqual([]);
  });
});

describe('lists', () => {
  it('page both ways and all', async () => {
    const agency = await newAgency();
    const lines = [];
    for (let i = 0; i < 9; i++) {
      const one = await buy(agency, `B${i}`, 1_000 + i, { payment_due_date: `2031-0${1 + (i % 5)}-0${1 + i}` });
      lines.push(lineOf(one));
      if (i < 3) await pay(agency, [part(one, 1_000 + i)]);
    }
    await invoiced(agency, lines);
    await deliverStream(world);
    await deliverStream(world);
    const all = async (asked: object) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = (
          await world.call('book.payables.list', { ...asked, per_page: 2, cursor } as never, { as: agency.as })
        ).body;
        seen.push(...page.payables.map(({ due_on }) => due_on));
        cursor = page.cursor;
      } while (cursor);
      return seen;
    };
    const found = (await all({ show: 'all', order: 'soonest' })).slice();
    const sorted = [...found].sort();
    expect(found).toHaveLength(9);
    expect(await all({ show: 'all', order: 'soonest', due_from: '2031-01-01' })).toHaveLength(9);
    const open = await all({ show: 'open', order: 'soonest' });
    expect([open, await all({ order: 'latest' })]).toEqual([[...open].sort(), [...open].sort().reverse()]);
    expect([
      await all({ show: 'all', order: 'latest', due_from: '2031-01-01' }),
      await all({ show: 'all', order: 'soonest', due_from: '2031-01-01' }),
    ]).toEqual([[...sorted].reverse(), sorted]);
    expect((await all({ show: 'open', order: 'latest' })).length).toBe(6);
    const counted: unknown[] = [];
    for (const asked of [
      { show: 'settled' },
      { show: 'settled', order: 'soonest' },
      { show: 'settled', order: 'latest' },
      { show: 'settled', order: 'soonest', due_from: '2031-01-01' },
      { show: 'settled', due_from: '2031-01-01' },
      { show: 'settled', order: 'soonest', search: 'B' },
      { show: 'open', order: 'soonest', due_from: '2031-01-01' },
      { show: 'open', search: 'B' },
    ])
      counted.push([JSON.stringify(asked), (await all(asked)).length]);
    expect(counted.map((one) => (one as unknown[])[1])).toEqual([3, 3, 3, 3, 3, 3, 6, 6]);
    expect((await all({ show: 'all', order: 'soonest', search: 'B1' })).length).toBe(1);
    passDays(world, 400);
    const { suppliers } = (await world.call('book.payables.summary', {}, { as: agency.as })).body;
    clock.waylineClockOffset = 0;
    expect(suppliers.total_paid_amount).toBe(3_003);
    expect(found).toEqual(sorted);
  });

  it('say only what is open, or settled, to who sees only their own work, and whatever narrows them', async () => {
    const { mine } = await narrowOne();
    const { as } = mine;
    const supplier_id = await newSupplier(mine, 'Sea');
    const at = { supplier_id, supplier_name: 'Sea', payment_due_date: '2026-01-05' };
    const [paid, open] = [await buy(mine, 'Paid inn', 1_000, at), await buy(mine, 'Open inn', 2_000, at)];
    await invoiced(mine, [lineOf(paid), lineOf(open)]);
    await pay(mine, [part(paid, 1_000)]);
    const counted: Record<string, unknown> = {};
    for (const show of ['open', 'settled', 'all'])
      for (const [name, asked] of Object.entries({
        nothing: {},
        due: { due_until: '2026-02-01' },
        supplier: { supplier: supplier_id },
        trip: { trip: mine.trip },
        paid_to: { paid_to: 'agency' },
        search: { search: 'inn' },
        both: { search: 'inn', due_until: '2026-02-01' },
      })) {
        await listed({ as }, {});
        const { body } = await world.call('book.payables.list', { show, ...asked } as never, { as });
        const mineOnly = body.payables.filter(({ trip_id }) => trip_id === mine.trip).map(({ title }) => title);
        counted[`${show} ${name}`] = [mineOnly.sort().join(), body.filtered];
      }
    const right = { open: ['Open inn', 1], settled: ['Paid inn', 1], all: ['Open inn,Paid inn', 2] } as const;
    expect(counted).toEqual(
      Object.fromEntries(Object.keys(counted).map((key) => [key, right[key.split(' ')[0] as keyof typeof right]])),
    );
  });

  it('the supplier’s filter finds what was paid', async () => {
    const agency = await newAgency();
    const supplier_id = await newSupplier(agency, 'Sea');
    const b = await buy(agency, 'Inn', 1_000, { supplier_id, supplier_name: 'Sea' });
    await invoiced(agency, [lineOf(b)]);
    await pay(agency, [part(b, 600)]);
    expect((await listed(agency, { supplier: supplier_id })).length).toBe(1);
    expect((await paidList(agency.as, { supplier: supplier_id, trip: agency.trip })).length).toBe(1);
    const { entries } = (
      await world.call('ledger.entries.list', { dimension: 'supplier', value: supplier_id } as never, { as: agency.as })
    ).body as { entries: unknown[] };
    expect(entries.length).toBeGreaterThanOrEqual(2);
  });
});
