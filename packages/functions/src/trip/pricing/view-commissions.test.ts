import type { Permission } from '@wayline/core/access/permissions';
import { ROLE_PERMISSIONS } from '@wayline/core/access/roles';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
let planner: Person;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  planner = await newcomer(world, ['Planner']);
});
afterAll(() => world.stop());

const PARTS = {
  base_fare: 100_000,
  tax: [{ name: 'City tax', mode: 'percentage' as const, percentage: '10' }],
  markup: { mode: 'percentage' as const, percentage: '20' },
  commission: { mode: 'amount' as const, amount: 5000 },
};
const STAY = { checkin_date: '2031-05-01', checkout_date: '2031-05-03' };
const booked = async (rest: Record<string, unknown> = {}) => {
  const as = world.people.owner;
  const { trip } = (await world.call('trips.create', { trip_name: 'Priced' }, { as })).body;
  const input = {
    ...{ trip_id: trip.id, title: 'Palazzo', booking_type: 'Accommodation' as const, accommodation: STAY },
    ...{ price_detail: { total_price: 0, currency: 'EUR', ...PARTS }, ...rest },
  };
  return (await world.call('book.bookings.create', input, { as })).body.booking;
};
type Saved = Awaited<ReturnType<typeof booked>>;
const named = ({ id, trip_id, version }: Saved) => ({ id, trip_id, version });
const stored = async ({ id, trip_id }: Saved) =>
  (await world.call('book.bookings.get', { id, trip_id }, { as: world.people.owner })).body.booking;

describe('R-SHELL-231 whoever lacks View Commissions', () => {
  it('reads a booking with what the client pays, and without what it is made of', async () => {
    const { id, trip_id } = await booked();
    const { booking } = (await world.call('book.bookings.get', { id, trip_id }, { as: planner })).body;
    expect(booking.price_detail).toEqual({
      price_per_person: 'Total Price',
      total_price: 130_000,
      total_price_per_person: 130_000,
      currency: 'EUR',
      exchange_rate: '1',
    });
  });

  it('saves a booking without wiping a figure they were not shown', async () => {
    const known = await booked();
    const { body } = await world.call('book.bookings.get', { id: known.id, trip_id: known.trip_id }, { as: planner });
    const seen = body.booking.price_detail;
    if (!seen) throw new Error('It has a price.');
    const was = { title: known.title, price_detail: seen };
    const price_detail = { ...seen, headcount: 2 };
    const saved = await world.call(
      'book.bookings.update',
      { ...named(known), title: 'New', price_detail, was },
      { as: planner },
    );
    expect([saved.status, saved.body.booking.price_detail?.total_price_per_person]).toEqual([200, 65_000]);
    expect(saved.body.booking.price_detail).not.toHaveProperty('markup');
    expect((await stored(known)).price_detail).toMatchObject({
      ...PARTS,
      headcount: 2,
      total_net_cost: 110_000,
      total_profit: 25_000,
    });
  });

  it('keeps the figures of each kind of room, also where one of them is taken out', async () => {
    const room = (room_type: string, base_fare: number) => ({
      room_type,
      room_type_prices: { base_fare, currency: 'EUR' },
    });
    const known = await booked({ accommodation: { ...STAY, room_types: [room('Single', 1000), room('Suite', 9000)] } });
    const { body } = await world.call('book.bookings.get', { id: known.id, trip_id: known.trip_id }, { as: planner });
    const [, suite] = body.booking.accommodation?.room_types ?? [];
    expect(suite?.room_type_prices).not.toHaveProperty('base_fare');
    const accommodation = { ...STAY, room_types: suite ? [suite] : [] };
    expect((await world.call('book.bookings.update', { ...named(known), accommodation }, { as: planner })).status).toBe(
      200,
    );
    const kept = (await stored(known)).accommodation?.room_types;
    expect(kept?.map((one) => [one.room_type, one.room_type_prices.base_fare])).toEqual([['Suite', 9000]]);
  });

  it('is refused what they may not see, and a total that is worked out of it', async () => {
    const known = await booked();
    const typed = { total_price: 1, currency: 'EUR' };
    for (const price_detail of [typed, { ...typed, markup: PARTS.markup }, { ...typed, base_fare: 5 }]) {
      const refused = await world.call('book.bookings.update', { ...named(known), price_detail }, { as: planner });
      expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.denied']);
    }
    expect((await stored(known)).price_detail).toMatchObject(PARTS);
  });

  it('is shown none of them in a refusal either', async () => {
    const known = await booked();
    const stale = await world.call(
      'book.bookings.update',
      { ...named(known), version: 7, title: 'x' },
      { as: planner },
    );
    expect(stale.body.error?.code).toBe('record.stale');
    expect(JSON.stringify(stale.body.error?.current)).toContain('130000');
    expect(JSON.stringify(stale.body)).not.toMatch(/markup|commission|net_cost|profit|base_fare/);
  });

  it('gets no answer that was given to a colleague under the same key', async () => {
    const held: Permission[] = [...ROLE_PERMISSIONS.Planner, 'View Commissions'];
    const former = await newcomer(world, ['Planner'], held);
    const known = await booked();
    const asked = { as: former, key: 'given-before' };
    const first = await world.call('book.bookings.update', { ...named(known), title: 'Once' }, asked);
    expect(first.body.booking.price_detail).toMatchObject(PARTS);
    const again = await world.call(
      'book.bookings.update',
      { ...named(known), title: 'Once' },
      { ...asked, as: planner },
    );
    expect(again.body.error?.code).toBe('record.stale');
  });

  it('cannot take back a change of figures they cannot see, nor read it in the history', async () => {
    const known = await booked();
    const { owner } = world.people;
    const price_detail = {
      total_price: 0,
      currency: 'EUR',
      ...PARTS,
      commission: { mode: 'amount' as const, amount: 7000 },
    };
    await world.call('book.bookings.update', { ...named(known), price_detail }, { as: owner });
    const history = async (as: Person) =>
      (await world.call('trips.history.list', { trip_id: known.trip_id }, { as })).body.entries[0];
    const [seen, whole] = [await history(planner), await history(owner)];
    expect([seen?.undoable, seen?.details]).toEqual([false, []]);
    expect([whole?.undoable, whole?.details.length]).toEqual([true, 1]);
    const undo = { trip_id: known.trip_id, entry: seen?.id ?? '' };
    const refused = await world.send('trips.history.undo', undo, { as: planner });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.denied']);
  });

  it('prices a package without setting what is earned with it', async () => {
    const { owner } = world.people;
    const known = await booked();
    const row = { id: known.id };
    const { package: made } = (
      await world.call(
        'trips.packages.create',
        { id: known.trip_id, name: 'All in', currency: 'EUR', markup_pct: '10', booking_mappers: [row] },
        { as: owner },
      )
    ).body;
    const one = { id: known.trip_id, package_id: made.id };
    const saved = await world.call('trips.packages.update', { ...one, version: 1, name: 'Renamed' }, { as: planner });
    expect(saved.body.package).toMatchObject({ name: 'Renamed', total_price: 143_000 });
    expect(saved.body.package).not.toHaveProperty('markup_pct');
    const refused = await world.call('trips.packages.update', { ...one, version: 2, markup_pct: '0' }, { as: planner });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.denied']);
    const { packages } = (await world.call('trips.packages.list', { id: known.trip_id }, { as: owner })).body;
    expect(packages[0]?.markup_pct).toBe('10');
  });
});
