import type { TripId } from '@wayline/core/base/ids';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const DAY = 24 * 60 * 60_000;

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
let trips = 0;
/** A trip that departs in so many days with one night in a hotel and one without. */
const departing = async (days: number) => {
  const trip_name = `Amalfi ${++trips}`;
  const dates = { start_date: inDays(days), end_date: inDays(days + 2) };
  const { trip } = (await world.call('trips.create', { trip_name, ...dates }, asked())).body;
  const stay = {
    trip_id: trip.id,
    booking_type: 'Accommodation',
    title: 'Hotel Luna',
    accommodation: { checkin_date: inDays(days), checkout_date: inDays(days + 1) },
  } as const;
  const { booking } = (await world.call('book.bookings.create', stay, asked())).body;
  return { id: trip.id as TripId, trip_name, booking };
};
const night = async (days: number) => {
  clock.waylineClockOffset = days * DAY;
  await Promise.all([world.job('due-work'), world.job('due-work')]);
  const batch = await streamBatch(world.table.name);
  await world.job('deliver-events', batch);
};
/** What stands behind the advisor's bell about a trip. */
const told = async (trip_name: string) => {
  const { notifications } = (await world.call('misc.shell.get', {}, asked())).body;
  return notifications.filter((n) => n.title.startsWith('Trip check') && n.title.endsWith(trip_name));
};

it('tells the advisor of a trip what is new, once, however often and late the night comes', async () => {
  const { id, trip_name } = await departing(30);
  await night(0);
  expect(await told(trip_name)).toEqual([]);
  await night(1);
  const [first] = await told(trip_name);
  expect(first).toMatchObject({ link: `/trips/${id}/planner` });
  expect(first?.body).toContain('No lodging booked for the night of');
  await night(1);
  await night(4);
  expect(await told(trip_name)).toHaveLength(1);
});

it('tells a second time only of what has come since', async () => {
  const { id, trip_name, booking } = await departing(30);
  await night(1);
  clock.waylineClockOffset = 0;
  const moved = { id: booking.id, trip_id: id, version: booking.version };
  const dates = { checkin_date: inDays(31), checkout_date: inDays(32) };
  expect((await world.call('book.bookings.update', { ...moved, accommodation: dates }, asked())).status).toBe(200);
  await night(2);
  const bells = await told(trip_name);
  expect(bells).toHaveLength(2);
  expect(bells.map(({ body }) => body.includes('No lodging'))).toEqual([true, true]);
  expect(bells[0]?.body).not.toBe(bells[1]?.body);
});

it('leaves trips alone that depart later than in 60 days, and those that are cancelled', async () => {
  const [far, cancelled] = [await departing(90), await departing(30)];
  await world.call('trips.cancel', { id: cancelled.id }, { as: world.people.owner });
  await night(1);
  expect([await told(far.trip_name), await told(cancelled.trip_name)]).toEqual([[], []]);
  await night(31);
  expect(await told(far.trip_name)).toHaveLength(1);
});

it('TC-07 tells of the passport in a profile that won’t do for the destination', async () => {
  const trip_name = 'Florence';
  const dates = { start_date: inDays(30), end_date: inDays(30), trip_destinations: ['Florence, Italy'] };
  const { trip } = (await world.call('trips.create', { trip_name, ...dates }, asked())).body;
  const { client } = (await world.call('crm.individuals.create', { first_name: 'Mara' }, asked())).body;
  const passport = { client_id: client.id, kind: 'passport', country: 'USA', expiration: inDays(60) } as const;
  await world.call('crm.documents.create', passport, asked());
  await world.call('trips.travelers.create', { trip_id: trip.id, client_id: client.id }, asked());
  await night(1);
  const [bell] = await told(trip_name);
  expect(bell?.body).toContain('Schengen area asks for 3 months after departure.');
});
