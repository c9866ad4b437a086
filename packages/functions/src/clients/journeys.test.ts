import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { PROJECTIONS } from '@wayline/core/projections';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';
import { newcomer } from '../sweeps/newcomer';

let world: World;
const goTo = (day: string) => {
  clock.waylineClockOffset = Date.parse(`${day}T13:00:00Z`) - Date.now();
};
beforeAll(async () => {
  world = await startWorld({ standins: true });
  goTo('2031-05-20');
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const asked = (as: Person = world.people.owner) => ({ as });
const add = async (first_name: string) =>
  expectOk(await world.call('crm.individuals.create', { first_name, last_name: 'Lind' }, asked())).client.id;
const startTrip = async (client_id: ClientId, start_date: string, end_date: string) => {
  const named = { trip_name: `To ${end_date}`, start_date, end_date, trip_destinations: ['Kyoto'] };
  const { trip } = expectOk(await world.call('trips.create', named, asked()));
  const traveler = { trip_id: trip.id, client_id, client_type: 'lead_client' as const };
  return expectOk(await world.call('trips.travelers.create', traveler, asked())).traveler;
};
const lastTraveled = async (search: string) => {
  await deliverStream(world);
  const { clients } = expectOk(await world.call('crm.individuals.list', { search }, asked()));
  return clients.map(({ last_traveled }) => last_traveled);
};
const dashboard = async (as?: Person) => {
  await deliverStream(world);
  return expectOk(await world.call('crm.dashboard.get', {}, asked(as)));
};

it('R-ACC-015 who is away is named, has traveled from the night after, and lapses after eighteen months', async () => {
  const away = await add('Awaya');
  await startTrip(away, '2031-05-18', '2031-05-22');
  await startTrip(await add('Later'), '2031-06-01', '2031-06-09');
  await startTrip(await add('Home'), '2031-05-01', '2031-05-09');
  const { traveling } = await dashboard();
  expect(traveling.map(({ name, end_date, destinations }) => [name, end_date, destinations])).toEqual([
    ['Awaya Lind', '2031-05-22', ['Kyoto']],
  ]);
  const blind = await newcomer(world, ['Advisor'], ['View Client Profiles']);
  expect((await dashboard(blind)).traveling).toEqual([]);
  await world.job('due-work');
  expect([await lastTraveled('awaya'), await lastTraveled('home')]).toEqual([[undefined], ['2031-05-09']]);
  goTo('2031-05-23');
  await world.job('due-work');
  expect(await lastTraveled('awaya')).toEqual(['2031-05-22']);
  expect((await dashboard()).lapsed.count).toBe(0);
  goTo('2032-11-20');
  const { lapsed } = await dashboard();
  expect(lapsed).toEqual({ count: 1, until: '2031-05-20' });
  const behind = expectOk(await world.call('crm.individuals.list', { traveled_until: lapsed.until }, asked()));
  expect(behind.clients.map(({ first_name }) => first_name)).toEqual(['Home']);
  goTo('2031-05-20');
});

it('who becomes a client after their trip has traveled on it', async () => {
  const named = { trip_name: 'Long ago', start_date: '2031-02-01', end_date: '2031-02-09' };
  const { trip } = expectOk(await world.call('trips.create', named, asked()));
  const person = { trip_id: trip.id, first_name: 'Oldtraveler', last_name: 'Lind' };
  const { traveler } = expectOk(await world.call('trips.travelers.create', person, asked()));
  expectOk(await world.call('trips.travelers.client.link', { trip: trip.id, traveler: traveler.id }, asked()));
  expect(await lastTraveled('oldtraveler')).toEqual(['2031-02-09']);
});

it.each(['returns', 'client-search'])('npm run verify finds nothing wrong with %s', async (name) => {
  await deliverStream(world);
  const projection = PROJECTIONS.find((one) => one.name === name) as Projection;
  const wrong: string[] = [];
  for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
    wrong.push(where);
  expect(wrong).toEqual([]);
});
