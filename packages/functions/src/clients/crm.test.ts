import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer } from '../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const SUPPLIER = 7;
const AGENCY = 4;
const RIGHTS = [
  'CRM',
  'View Client Profiles',
  'Edit Client Profiles',
  'View Supplier Profiles',
  'Edit Supplier Profiles',
];

it('R-SHELL-004 R-ACC-005 who holds the rights of the CRM adds, changes and lists individuals, institutions and suppliers', async () => {
  const as = await newcomer(world, ['Planner'], RIGHTS);
  const person = await world.call('crm.individuals.create', { first_name: 'Ines', last_name: 'Okafor' }, { as });
  const { id, version } = person.body.client;
  await world.call('crm.individuals.update', { id, version, last_name: 'Marlow' }, { as });
  for (const [kind, profile_category_id] of Object.entries({ supplier: SUPPLIER, institution: AGENCY })) {
    const made = await world.call('crm.institutions.create', { institution: 'Harbor', profile_category_id }, { as });
    const { institution } = made.body;
    if (!institution) throw new Error('Not added.');
    const change = { id: institution.id, version: institution.version, name: `Harbor, ${kind}` };
    expect((await world.call('crm.institutions.update', change, { as })).status).toBe(200);
  }
  await deliverStream(world);
  const { clients } = (await world.call('crm.individuals.list', { search: 'Ines' }, { as })).body;
  expect(clients.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual(['Ines Marlow']);
  for (const kind of ['supplier', 'institution'] as const) {
    const { institutions } = (await world.call('crm.institutions.list', { kind, search: 'Harbor' }, { as })).body;
    expect(institutions.map(({ name }) => name)).toEqual([`Harbor, ${kind}`]);
  }
});
it('R-SHELL-004 who holds none of them is refused', async () => {
  const as = await newcomer(world, ['Planner'], ['View Trips']);
  const asked = [
    await world.send('crm.individuals.list', {}, { as }),
    await world.send('crm.individuals.create', { first_name: 'Ines' }, { as }),
    await world.send('crm.institutions.list', { kind: 'supplier' }, { as }),
    await world.send('crm.institutions.create', { institution: 'Harbor', profile_category_id: SUPPLIER }, { as }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
