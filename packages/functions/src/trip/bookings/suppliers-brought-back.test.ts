import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

const SUPPLIER = 7;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;

const addSupplier = async (institution: string, rate?: string) => {
  const commission_terms = rate ? [{ rate }] : [];
  const draft = { institution, profile_category_id: SUPPLIER, institutionObject: { commission_terms } };
  const made = (await world.call('crm.institutions.create', draft, asked())).body.institution;
  if (!made) throw new Error('Not added.');
  return made;
};
const deleteSupplier = async (id: InstitutionId) =>
  expect((await world.call('crm.institutions.delete', { ids: [id] }, asked())).status).toBe(200);
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id;
const create = async (draft: Partial<Draft>, trip_id?: TripId) =>
  world.call(
    'book.bookings.create',
    { trip_id: trip_id ?? (await newTrip()), booking_type: 'Tours', title: 'A walk', ...draft },
    asked(),
  );
const add = async (draft: Partial<Draft>) => (await create(draft)).body.booking;
type Added = Awaited<ReturnType<typeof add>>;
const change = async ({ id, trip_id }: Added, changes: Partial<Draft>) => {
  const { version } = await read({ id, trip_id });
  const { status, body } = await world.call('book.bookings.update', { id, trip_id, version, ...changes }, asked());
  expect(status).toBe(200);
  return body.booking;
};
const read = async ({ id, trip_id }: Pick<Added, 'id' | 'trip_id'>) =>
  (await world.call('book.bookings.get', { id, trip_id }, asked())).body.booking;
const link = async (name_key: string, supplier_id: InstitutionId) =>
  expect((await world.call('book.supplier-names.link', { name_key, supplier_id }, asked())).body.left).toBe(0);
/** Undoes the latest change of its fields. */
const undo = async (booking: Added) => {
  const { trip_id } = booking;
  const { entries } = (await world.call('trips.history.list', { trip_id }, asked())).body;
  const entry = entries.find(({ undoable }) => undoable)?.id ?? '';
  expect((await world.call('trips.history.undo', { trip_id, entry }, asked())).status).toBe(200);
  return read(booking);
};
const price = (total_price: number) => ({
  price_detail: { price_per_person: 'Total Price' as const, total_price, currency: 'USD' },
});

describe('a supplier’s name that is undone', () => {
  it('is not left with the supplier that the undone name was linked to, nor with what that pays', async () => {
    const booking = await add({ supplier_name: 'Alpha Walks', ...price(10_000) });
    await change(booking, { supplier_name: 'Beta Walks' });
    const beta = await addSupplier('Beta Walks', '10');
    await link('beta walks', beta.id);
    expect(await read(booking)).toMatchObject({ supplier_id: beta.id, price_detail: { total_commission_price: 1000 } });
    const undone = await undo(booking);
    expect(undone.supplier_name).toBe('Alpha Walks');
    expect([undone.supplier_id, undone.price_detail?.total_commission_price]).toEqual([undefined, undefined]);
  });

  it('means the one that it was bought from before, as it was sold', async () => {
    const first = await addSupplier('First Boats', '10');
    await addSupplier('Second Boats', '20');
    const booking = await add({ supplier_name: 'First Boats', ...price(10_000) });
    await change(booking, { supplier_name: 'Second Boats' });
    const terms = { id: first.id, version: first.version, commission_terms: [{ rate: '5' }] };
    expect((await world.call('crm.institutions.update', terms, asked())).status).toBe(200);
    expect(await undo(booking)).toMatchObject({
      supplier_name: 'First Boats',
      supplier_id: first.id,
      price_detail: { supplier_rate: '10', total_commission_price: 1000 },
    });
  });

  it('waits where its supplier is gone by now', async () => {
    const gone = await addSupplier('Gone Boats');
    await addSupplier('Standing Boats');
    const booking = await add({ supplier_name: 'Gone Boats' });
    await change(booking, { supplier_name: 'Standing Boats' });
    await deleteSupplier(gone.id);
    const undone = await undo(booking);
    expect([undone.supplier_name, undone.supplier_id]).toEqual(['Gone Boats', undefined]);
  });
});

describe('a copy of a booking whose supplier is gone', () => {
  it('keeps the name, in the trip and in the library', async () => {
    const { id } = await addSupplier('Vanished Boats');
    const booking = await add({ supplier_name: 'Vanished Boats' });
    expect(booking.supplier_id).toBe(id);
    await deleteSupplier(id);
    const copy = { supplier_name: 'Vanished Boats', supplier_id: id };
    const { status, body } = await create(copy, booking.trip_id);
    expect([status, body.booking?.supplier_name, body.booking?.supplier_id]).toEqual([
      200,
      'Vanished Boats',
      undefined,
    ]);
    const item = { booking_type: 'Tours' as const, title: 'By boat', ...copy };
    expect((await world.call('book.library.create', item, asked())).status).toBe(200);
  });
});

describe('a change by somebody who is not shown commissions', () => {
  it('can be undone by them though a commission followed from it, and not where one was set', async () => {
    await addSupplier('Gamma Walks', '10');
    const as = await newcomer(
      world,
      ['Planner'],
      ['View Trips', 'Edit Trips', 'View Reservations', 'Edit Reservations'],
    );
    const booking = await add({ supplier_name: 'Gamma Walks', ...price(10_000) });
    const { id, trip_id, version } = booking;
    const total = { id, trip_id, version, ...price(20_000) };
    expect((await world.call('book.bookings.update', total, { as })).status).toBe(200);
    const theirs = async () => (await world.call('trips.history.list', { trip_id }, { as })).body.entries[0];
    const entry = await theirs();
    expect(entry?.undoable).toBe(true);
    const undone = await world.call('trips.history.undo', { trip_id, entry: entry?.id ?? '' }, { as });
    expect(undone.status).toBe(200);
    expect((await read(booking)).price_detail).toMatchObject({ total_price: 10_000, total_commission_price: 1000 });
    const set = {
      ...price(10_000).price_detail,
      base_fare: 10_000,
      commission: { mode: 'amount' as const, amount: 5 },
    };
    await change(booking, { price_detail: set });
    expect((await theirs())?.undoable).toBe(false);
  });
});
