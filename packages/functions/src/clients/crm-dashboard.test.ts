import { PROJECTIONS } from '@wayline/core/projections';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
const TODAY = '2031-05-20';
beforeAll(async () => {
  world = await startWorld({ standins: true });
  clock.waylineClockOffset = Date.parse(`${TODAY}T12:00:00Z`) - Date.now();
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const asked = (as: Person = world.people.owner) => ({ as });
const create = async (draft: Record<string, unknown>) =>
  (await world.call('crm.individuals.create', { first_name: 'Mara', ...draft }, asked())).body.client;
const dashboard = async (as?: Person) => {
  await deliverStream(world);
  return (await world.call('crm.dashboard.get', {}, asked(as))).body;
};

it('R-ACC-015 names the birthdays and occasions of the next thirty days, the next first, and no longer who is in the trash', async () => {
  const soon = await create({ first_name: 'Soon', dob: '1980-06-18' });
  const today = await create({ first_name: 'Today', dob: '1980-05-20' });
  await create({ first_name: 'Yesterday', dob: '1980-05-19' });
  await create({ first_name: 'Later', dob: '1980-06-20' });
  const wed = await create({ first_name: 'Wed', occasions: [{ occasion_id: '2', date: '2010-06-01' }] });
  const days = async () => (await dashboard()).days.map(({ name, kind, next }) => [name, kind, next]);
  expect(await days()).toEqual([
    ['Today', 'birthday', TODAY],
    ['Wed', 'occasion', '2031-06-01'],
    ['Soon', 'birthday', '2031-06-18'],
  ]);
  await world.call('crm.individuals.update', { id: wed.id, version: 1, occasions: [] }, asked());
  await world.call('crm.individuals.delete', { ids: [soon.id] }, asked());
  expect(await days()).toEqual([['Today', 'birthday', TODAY]]);
  expect(today.version).toBe(1);
});

it('R-ACC-015 lists documents that expire within nine months or have just expired, with whose they are', async () => {
  const { id: client_id } = await create({ first_name: 'Nadia', last_name: 'Frey' });
  for (const [kind, expiration] of [
    ['passport', '2031-05-01'],
    ['passport', '2031-04-01'],
    ['visa', '2032-01-15'],
    ['visa', '2032-03-15'],
  ] as const)
    await world.call('crm.documents.create', { client_id, kind, expiration }, asked());
  const { expiring } = await dashboard();
  expect(expiring.map(({ client_name, kind, expiration }) => [client_name, kind, expiration])).toEqual([
    ['Nadia Frey', 'passport', '2031-05-01'],
    ['Nadia Frey', 'visa', '2032-01-15'],
  ]);
  await world.call('crm.individuals.delete', { ids: [client_id] }, asked());
  expect((await dashboard()).expiring).toEqual([]);
});

it('R-ACC-015 counts by source and month as the list does that each figure opens', async () => {
  for (let i = 0; i < 3; i++) await create({ referral_source: 'Wine #1 club', client_status: 'prospect' });
  await create({ referral_source: 'Website' });
  const { sources, added, prospects, total } = await dashboard();
  expect(sources).toEqual([
    { source: 'Wine #1 club', count: 3 },
    { source: 'Website', count: 1 },
  ]);
  expect(added).toHaveLength(12);
  expect(added.at(-1)).toEqual({ month: '2031-05', count: total });
  const list = async (input: object) => (await world.call('crm.individuals.list', input, asked())).body;
  expect((await list({ source: 'Wine #1 club' })).filtered).toBe(3);
  expect((await list({ status: 'prospect' })).filtered).toBe(prospects);
  expect((await list({ from: '2031-05-01', until: '2031-05-31' })).filtered).toBe(total);
  expect((await list({ until: '2031-04-30' })).filtered).toBe(0);
});

it('R-ACC-015 says nothing of clients that its reader does not see', async () => {
  const { standard } = world.people;
  await create({ first_name: 'Hers', dob: '1980-05-25', advisor_id: [standard.user_id], referral_source: 'Fair' });
  const seen = await dashboard(standard);
  expect([seen.total, seen.sources]).toEqual([1, [{ source: 'Fair', count: 1 }]]);
  expect(seen.days.map(({ name }) => name)).toEqual(['Hers']);
});

it('npm run verify finds nothing wrong with the days of clients', async () => {
  const projection = PROJECTIONS.find(({ name }) => name === 'client-days') as Projection;
  const wrong: string[] = [];
  for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
    wrong.push(where);
  expect(wrong).toEqual([]);
});
