import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { UNLINKED_NAMES, UnlinkedNames } from '@wayline/core/areas/trip/bookings/suppliers/unlinked-name.records';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { PROJECTIONS } from '@wayline/core/projections';
import { RECORDS } from '@wayline/core/records';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { reindex } from '@wayline/core/store/reindex';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedDraft } from '../booking-lists/imported-draft.fixture';

const [AGENCY, SUPPLIER] = [4, 7];
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = (as: Person = world.people.owner) => ({ as });
const db = () => tenantDb(world.table, world.people.owner.company_id);
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
type Terms = { product?: 'Tours'; rate: string; from_date?: string }[];

const addInstitution = async (institution: string, profile_category_id = SUPPLIER, commission_terms: Terms = []) => {
  const draft = { institution, profile_category_id, allow_same_name: true, institutionObject: { commission_terms } };
  const made = (await world.call('crm.institutions.create', draft, asked())).body.institution;
  if (!made) throw new Error('Not added.');
  return made.id;
};
const newTrip = async (as?: Person) =>
  (await world.call('trips.create', { trip_name: 'Amalfi' }, asked(as))).body.trip.id;
const send = async (draft: Partial<Draft>, as?: Person) =>
  world.call(
    'book.bookings.create',
    { trip_id: await newTrip(as), booking_type: 'Tours', title: 'A walk', ...draft },
    asked(as),
  );
const add = async (draft: Partial<Draft>, as?: Person) => {
  const { status, body } = await send(draft, as);
  expect(status).toBe(200);
  return body.booking;
};
type Added = Awaited<ReturnType<typeof add>>;
const update = (booking: Added, changes: Partial<Draft>) =>
  world.call(
    'book.bookings.update',
    { id: booking.id, trip_id: booking.trip_id, version: booking.version, ...changes },
    asked(),
  );
const read = async ({ id, trip_id }: Added) =>
  (await world.call('book.bookings.get', { id, trip_id }, asked())).body.booking;
const waiting = async (as?: Person) => (await world.call('book.supplier-names.list', {}, asked(as))).body.names;
const price = (total_price: number, more = {}) => ({
  price_detail: { price_per_person: 'Total Price' as const, total_price, currency: 'USD', ...more },
});

describe('a booking and its supplier', () => {
  it('knows the one that its name means, however that is written, and keeps the name as typed', async () => {
    const id = await addInstitution('The Rosalia Group, Inc.');
    const booking = await add({ supplier_name: 'rosalia group' });
    expect(booking).toMatchObject({ supplier_name: 'rosalia group', supplier_id: id });
    const changed = await update(booking, { supplier_name: 'Somebody else' });
    expect(changed.body.booking).toMatchObject({ supplier_name: 'Somebody else' });
    expect(changed.body.booking.supplier_id).toBeUndefined();
  });

  it('is left open where the name means two, until somebody says which', async () => {
    const [first] = [await addInstitution('Twin Inn'), await addInstitution('Twin Inn')];
    const booking = await add({ supplier_name: 'Twin Inn' });
    expect(booking.supplier_id).toBeUndefined();
    const chosen = (await update(booking, { supplier_id: first })).body.booking;
    expect(chosen.supplier_id).toBe(first);
    const kept = (await update(chosen, { title: 'Another walk' })).body.booking;
    expect(kept).toMatchObject({ supplier_id: first, supplier_name: 'Twin Inn' });
    const freed = (await update(kept, { supplier_id: '' as never })).body.booking;
    expect([freed.supplier_id, freed.supplier_name]).toEqual([undefined, 'Twin Inn']);
  });

  it('takes the name of one that is chosen by its id alone, and refuses one that is not there', async () => {
    const id = await addInstitution('Chosen Tours');
    expect(await add({ supplier_id: id })).toMatchObject({ supplier_name: 'Chosen Tours', supplier_id: id });
    await world.call('crm.institutions.delete', { ids: [id] }, asked());
    const { status, body } = await send({ supplier_id: id });
    expect([status, body]).toMatchObject([400, { error: { issues: [{ path: 'supplier_id' }] } }]);
  });

  it('is never an agency, which it may be booked through', async () => {
    const id = await addInstitution('Harbor Agency', AGENCY);
    const booking = await add({ supplier_name: 'Harbor Agency', booked_through: 'Harbor Agency' });
    expect([booking.supplier_id, booking.booked_through_id]).toEqual([undefined, id]);
  });

  it('R-TRIP-189 is known when it is typed into its cell', async () => {
    const id = await addInstitution('Cell Coaches');
    const { id: booking, trip_id, version } = await add({});
    const edit = {
      object: 'booking',
      item: 'supplier_name',
      id: booking,
      value: 'Cell Coaches',
      nested_object: { object: 'trip', id: trip_id },
      version,
    } as const;
    expect((await world.call('misc.inline-edit.update', edit, asked())).body.booking?.supplier_id).toBe(id);
  });

  it('R-TRIP-073 is known when a booking is imported', async () => {
    const id = await addInstitution('Imported Hotels');
    const draft = { ...importedDraft('A dinner'), supplier: 'Imported Hotels' };
    const { body } = await world.call('book.imports.save', { trip_id: await newTrip(), drafts: [{ draft }] }, asked());
    expect(body.bookings).toMatchObject([{ supplier_id: id }]);
  });

  it('R-TRIP-006 goes into the library and from there into a trip', async () => {
    const id = await addInstitution('Library Boats', SUPPLIER, [{ rate: '12' }]);
    const draft = {
      booking_type: 'Tours' as const,
      title: 'By boat',
      supplier_name: 'library boats',
      ...price(10_000),
    };
    const { item } = (await world.call('book.library.create', draft, asked())).body;
    expect(item.supplier_id).toBe(id);
    const insert = { id: item.id, trip_id: await newTrip(), day: '2031-05-02' };
    const { booking } = (await world.call('book.library.insert', insert, asked())).body;
    expect(booking).toMatchObject({ supplier_id: id, price_detail: { total_commission_price: 1200 } });
  });

  it('R-TRIP-042 narrows the bookings table, and stands in its rows', async () => {
    const id = await addInstitution('Table Trains');
    const [one, through] = [
      await add({ supplier_name: 'Table Trains' }),
      await add({ booked_through: 'Table Trains' }),
    ];
    await add({ supplier_name: 'Other Trains' });
    await deliverStream(world);
    const { bookings } = (await world.call('book.company-bookings.list', { supplier_id: id }, asked())).body;
    expect(new Set(bookings.map((row) => row.id))).toEqual(new Set([one.id, through.id]));
    expect(bookings.find((row) => row.id === one.id)?.supplier_id).toBe(id);
  });
});

describe('the commission of a booking', () => {
  const on = (start_date: string) => ({ general_booking: { start_date } });

  it('is what its supplier pays for its type on its day, where none is typed', async () => {
    await addInstitution('Paying Tours', SUPPLIER, [
      { rate: '10' },
      { product: 'Tours', rate: '15', from_date: '2031-06-01' },
    ]);
    const supplier_name = 'Paying Tours';
    const before = await add({ supplier_name, ...on('2031-05-31'), ...price(20_000) });
    expect(before.price_detail).toMatchObject({ supplier_rate: '10', total_commission_price: 2000 });
    const later = (await update(before, on('2031-06-01'))).body.booking;
    expect(later.price_detail).toMatchObject({ supplier_rate: '15', total_commission_price: 3000 });
    const without = (await update(later, { supplier_name: 'Nobody at all' })).body.booking.price_detail;
    expect([without?.supplier_rate, without?.total_commission_price]).toEqual([undefined, undefined]);
  });

  it('is worked out of the base fare, and what is typed comes first', async () => {
    await addInstitution('Fare Tours', SUPPLIER, [{ rate: '10' }]);
    const parts = { base_fare: 10_000, markup: { mode: 'amount', amount: 1000 } };
    const booking = await add({ supplier_name: 'Fare Tours', ...price(11_000, parts) });
    expect(booking.price_detail).toMatchObject({ total_commission_price: 1100, total_profit: 2100 });
    const typed = price(11_000, { ...parts, commission: { mode: 'amount', amount: 500 } });
    expect((await update(booking, typed)).body.booking.price_detail).toMatchObject({ total_commission_price: 500 });
    const none = price(11_000, { ...parts, rate_type: 'Non-commissionable' });
    const paysNothing = (await update({ ...booking, version: 2 }, none)).body.booking;
    expect(paysNothing.price_detail).toMatchObject({ total_commission_price: 0 });
  });

  it('R-TRIP-188 is that of the new days in a copy, of the trip or of the booking alone', async () => {
    await addInstitution('Dated Tours', SUPPLIER, [{ rate: '10' }, { rate: '20', from_date: '2032-01-01' }]);
    const newDated = async (start_date: string) =>
      (await world.call('trips.create', { trip_name: 'Dated', start_date, end_date: start_date }, asked())).body.trip
        .id;
    const [trip_id, to_trip_id] = [await newDated('2031-05-01'), await newDated('2032-05-01')];
    const draft = { booking_type: 'Tours' as const, title: 'A walk', supplier_name: 'Dated Tours', ...price(10_000) };
    const { body } = await world.call('book.bookings.create', { trip_id, ...draft, ...on('2031-05-01') }, asked());
    const paid = (booking: Added | undefined) => booking?.price_detail?.total_commission_price;
    expect(paid(body.booking)).toBe(1000);
    const copy = { trip_id, ids: [body.booking.id], to_trip_id };
    expect(paid((await world.call('book.bookings.bulk-copy', copy, asked())).body.bookings[0])).toBe(2000);
    const whole = { id: trip_id, trip_name: 'Next year', start_date: '2032-05-01', bookings: true };
    const { id } = (await world.call('trips.copy', { ...whole, travelers: false, itineraries: false }, asked())).body
      .trip;
    expect(paid((await world.call('trips.get', { id }, asked())).body.bookings[0])).toBe(2000);
  });

  it('is never what somebody sends as its supplier’s rate', async () => {
    const booking = await add({ supplier_name: 'Unknown Tours', ...price(10_000, { supplier_rate: '90' }) });
    expect(booking.price_detail?.supplier_rate).toBeUndefined();
    expect(booking.price_detail?.total_commission_price).toBeUndefined();
  });
});

describe('names that wait for their supplier', () => {
  it('are gathered however they are written, with those they may mean', async () => {
    await add({ supplier_name: 'Marlowe Cruises' });
    await add({ supplier_name: 'MARLOWE CRUISES LTD' });
    await add({ booking_type: 'Cruise', supplier_name: 'Marlowe Cruises' });
    const near = await addInstitution('Marlowe Cruises and Ferries');
    const name = (await waiting()).find(({ name_key }) => name_key === 'marlowe cruises');
    expect(name).toMatchObject({ name: 'Marlowe Cruises', bookings: 3, default_type: 'Tours' });
    expect(name?.candidates).toMatchObject([{ id: near, same_name: false }]);
  });

  it('are linked some at a time until none is left, which the history of each trip tells', async () => {
    const made = [];
    for (let i = 0; i < 17; i += 1) made.push(await add({ supplier_name: 'Seventeen Walks', ...price(1000) }));
    const supplier_id = await addInstitution('Walks by the Dozen', SUPPLIER, [{ rate: '10' }]);
    const link = async () =>
      (await world.call('book.supplier-names.link', { name_key: 'seventeen walks', supplier_id }, asked())).body;
    expect([await link(), await link(), await link()]).toEqual([
      { linked: 15, left: 2 },
      { linked: 2, left: 0 },
      { linked: 0, left: 0 },
    ]);
    for (const booking of made)
      expect(await read(booking)).toMatchObject({
        supplier_id,
        supplier_name: 'Seventeen Walks',
        version: 2,
        price_detail: { total_commission_price: 100 },
      });
    expect((await waiting()).map(({ name_key }) => name_key)).not.toContain('seventeen walks');
    const [first] = made;
    if (!first) return;
    const { entries } = (await world.call('trips.history.list', { trip_id: first.trip_id }, asked())).body;
    expect(entries[0]).toMatchObject({
      sentence: expect.stringContaining('linked 1 booking to a supplier profile'),
    });
  });

  it('are linked on no booking that has another name, or its supplier, by the time it is saved', async () => {
    const taken = await addInstitution('Taken Walks');
    const [renamed, chosen] = [
      await add({ supplier_name: 'Newer Walks' }),
      await add({ supplier_name: 'Taken Walks' }),
    ];
    const rows = [renamed, chosen].map(({ id, trip_id }) => ({
      ...{ name_key: 'older walks', name: 'Older Walks', trip_id, booking_id: id },
      ...{ role: 'supplier' as const, booking_type: 'Tours' as const },
    }));
    await db().transact(rows.map((row) => db().put(UnlinkedNames, row)));
    const link = { name_key: 'older walks', supplier_id: await addInstitution('Older Walks and Co') };
    expect((await world.call('book.supplier-names.link', link, asked())).body).toEqual({ linked: 0, left: 0 });
    expect([(await read(renamed)).supplier_id, (await read(chosen)).supplier_id]).toEqual([undefined, taken]);
    await db().transact(rows.map((row) => db().deleteIfExists(UnlinkedNames, row)));
  });

  it('are shown to those who see their trips, and to no other company', async () => {
    const { advisor, stranger } = world.people;
    await add({ supplier_name: 'Hidden Walks' });
    expect((await waiting(stranger)).length).toBe(0);
    expect((await waiting(advisor)).map(({ name_key }) => name_key)).toContain('hidden walks');
  });

  it('rest while their trip is in the trash, and wait again when it is brought back', async () => {
    const booking = await add({ supplier_name: 'Resting Walks' });
    const supplier_id = await addInstitution('Resting Walks and Co');
    const link = async () =>
      (await world.call('book.supplier-names.link', { name_key: 'resting walks', supplier_id }, asked())).body;
    const isListed = async () => (await waiting()).some(({ name_key }) => name_key === 'resting walks');
    await world.call('trips.delete', { ids: [booking.trip_id] }, asked());
    expect([await isListed(), await link()]).toEqual([false, { linked: 0, left: 0 }]);
    expect((await world.call('trips.deleted.restore', { id: booking.trip_id }, asked())).status).toBe(200);
    expect([await isListed(), await link()]).toEqual([true, { linked: 1, left: 0 }]);
  });

  it('leave with their booking', async () => {
    const booking = await add({ supplier_name: 'Leaving Walks' });
    const items = [{ id: booking.id, version: booking.version }];
    await world.call('book.bookings.bulk-delete', { trip_id: booking.trip_id, items }, asked());
    expect((await waiting()).map(({ name_key }) => name_key)).not.toContain('leaving walks');
  });
});

describe('bookings from before suppliers were known by id', () => {
  it('get the ids that their names mean when data is brought up to date, and the others wait', async () => {
    const [linked, open] = [await add({ supplier_name: 'Later Known' }), await add({ supplier_name: 'Never Known' })];
    const { waiting: rows } = await db().readPartition(UNLINKED_NAMES, { waiting: UnlinkedNames });
    const own = rows.filter(({ booking_id }) => [linked.id, open.id].includes(booking_id));
    expect(own).toHaveLength(2);
    await db().transact(own.map((row) => db().deleteIfExists(UnlinkedNames, row)));
    const supplier_id = await addInstitution('Later Known');
    for (const _ of [1, 2]) await reindex(world.table, { ...RECORDS, now: new Date().toISOString() });
    expect(await db().get(Bookings, linked)).toMatchObject({ supplier_id, version: 2 });
    expect(await db().get(Bookings, open)).toMatchObject({ version: 1 });
    expect((await waiting()).map(({ name_key }) => name_key)).toContain('never known');
  });

  it('are proved by the projection of the names that wait', async () => {
    const projection = PROJECTIONS.find(({ name }) => name === 'unlinked-names') as Projection;
    const drifts = async () => {
      const found = [];
      for await (const one of verifyProjection(world.table, projection, [world.people.owner.company_id]))
        found.push(one);
      return found;
    };
    expect(await drifts()).toEqual([]);
    await add({ supplier_name: 'Lost Walks' });
    const { waiting: rows } = await db().readPartition(UNLINKED_NAMES, { waiting: UnlinkedNames });
    const lost = rows.filter(({ name_key }) => name_key === 'lost walks');
    await db().transact(lost.map((row) => db().deleteIfExists(UnlinkedNames, row)));
    expect(await drifts()).toHaveLength(1);
  });
});
