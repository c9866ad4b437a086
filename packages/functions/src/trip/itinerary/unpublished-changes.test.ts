import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const published = async () => {
  const dates = { trip_name: 'Amalfi in spring', start_date: '2031-05-01', end_date: '2031-05-04' };
  const { trip } = (await world.call('trips.create', dates, asked())).body;
  const stay = {
    trip_id: trip.id,
    booking_type: 'Accommodation' as const,
    title: 'Hotel Luna',
    accommodation: { checkin_date: '2031-05-01', checkout_date: '2031-05-04' },
  };
  const { booking } = (await world.call('book.bookings.create', stay, asked())).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  const changes = async () => {
    const { itineraries } = (await world.call('trips.travel-itineraries.list', { trip_id: trip.id }, asked())).body;
    return itineraries.find(({ id }) => id === itinerary.id)?.unpublished_changes;
  };
  const publish = async () => {
    const { version } = (await world.call('trips.ti.get', at, asked())).body.itinerary;
    return world.call('trips.itinerary.publish', { ...at, version }, asked());
  };
  return { trip, booking, at, changes, publish };
};

it('counts the bookings and texts that clients do not see yet, until it is published or they are undone', async () => {
  const { trip, booking, at, changes, publish } = await published();
  expect(await changes()).toBeUndefined();
  await publish();
  expect(await changes()).toBe(0);
  const moved = { checkin_date: '2031-05-02', checkout_date: '2031-05-05' };
  const save = { trip_id: trip.id, id: booking.id, version: booking.version, accommodation: moved };
  await world.call('book.bookings.update', save, asked());
  expect(await changes()).toBe(1);
  const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
  const words = { ...at, version: itinerary.version, welcome_text: 'Dear Mina' };
  await world.call('trips.ti.update', words, asked());
  expect(await changes()).toBe(2);
  const { entries } = (await world.call('trips.history.list', { trip_id: trip.id, kind: 'booking' }, asked())).body;
  await world.call('trips.history.undo', { trip_id: trip.id, entry: entries[0]?.id ?? '' }, asked());
  expect(await changes()).toBe(1);
  await publish();
  expect(await changes()).toBe(0);
});
