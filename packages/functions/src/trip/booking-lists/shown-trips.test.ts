import { bookingRowsProjection } from '@wayline/core/areas/trip/projections/booking-rows.projection';
import type { TripId } from '@wayline/core/base/ids';
import { LIST_COUNTERS } from '@wayline/core/projections';
import { verifyProjection } from '@wayline/core/store/projection';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../../kernel/intercept-table';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const list = async () => (await world.call('book.company-bookings.list', {}, asked())).body;
const newTrip = async (trip_name: string) => (await world.call('trips.create', { trip_name }, asked())).body.trip;
const book = (trip_id: TripId, title: string) =>
  world.call('book.bookings.create', { trip_id, booking_type: 'Other', title }, asked());
const driftOf = async () => {
  const found: string[] = [];
  for (const projection of [bookingRowsProjection, LIST_COUNTERS])
    for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
      found.push(where);
  return found;
};

describe('the bookings table and its trips', () => {
  it('R-TRIP-036 a page shows them from its rows alone, in one read of the list and one of its total', async () => {
    const trip = await newTrip('Amalfi');
    await book(trip.id, 'Lunch');
    const sent: string[] = [];
    throughTable((input, send) => {
      sent.push(input);
      return send();
    });
    const { bookings } = await list();
    expect(bookings).toEqual([expect.objectContaining({ trip: expect.objectContaining({ trip_name: 'Amalfi' }) })]);
    const ofTable = sent.filter((input) => !input.includes('"USER'));
    expect(ofTable.filter((input) => input.includes('"IndexName":"list"'))).toHaveLength(1);
    expect(ofTable.filter((input) => input.includes('RequestItems'))).toEqual([]);
  });

  it('R-TRIP-036 follow whatever becomes of a trip, and count no booking of one in the trash', async () => {
    const trips = [await newTrip('One'), await newTrip('Two')].map(({ id }) => ({ id, name: '', gone: false, n: 0 }));
    const before = (await list()).total;
    const step = fc.record({ of: fc.nat(1), what: fc.constantFrom('book', 'rename', 'trash', 'restore', 'deliver') });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        for (const { of, what } of steps) {
          const trip = trips[of] as (typeof trips)[number];
          count += 1;
          if (what === 'deliver') await deliverStream(world);
          else if (what === 'restore' && trip.gone) {
            expect((await world.call('trips.deleted.restore', { id: trip.id }, asked())).status).toBe(200);
            trip.gone = false;
          } else if (trip.gone) continue;
          else if (what === 'trash') {
            expect((await world.call('trips.delete', { ids: [trip.id] }, asked())).status).toBe(200);
            trip.gone = true;
          } else if (what === 'book') {
            expect((await book(trip.id, `Booking ${count}`)).status).toBe(200);
            trip.n += 1;
          } else if (what === 'rename') {
            const { version } = (await world.call('trips.get', { id: trip.id }, asked())).body.trip;
            await world.call('trips.update', { id: trip.id, version, trip_name: `Trip ${count}` }, asked());
            trip.name = `Trip ${count}`;
          }
        }
        await deliverStream(world);
        await deliverStream(world);
        expect(await driftOf()).toEqual([]);
        const { bookings, total } = await list();
        const there = trips.filter(({ gone }) => !gone);
        expect(total).toBe(before + there.reduce((sum, { n }) => sum + n, 0));
        for (const { id, name, n } of there) {
          const own = bookings.filter(({ trip_id }) => trip_id === id);
          expect(own).toHaveLength(n);
          if (name) expect(new Set(own.map(({ trip }) => trip?.trip_name))).toEqual(new Set(n > 0 ? [name] : []));
        }
        for (const { id, gone } of trips) if (gone) expect(bookings.some(({ trip_id }) => trip_id === id)).toBe(false);
      }),
      { numRuns: 3 },
    );
  });
});
