import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';

let world: World;
let client_id: ClientId;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());
const asked = (as = world.people.owner) => ({ as });
const add = async () => expectOk(await world.call('crm.individuals.create', { first_name: 'Mara' }, asked())).client.id;
beforeEach(async () => {
  client_id = await add();
});

const today = () => new Date().toISOString().slice(0, 10);
const record = (parts: object = {}, to = client_id) =>
  world.send(
    'crm.consents.create',
    { client_id: to, purpose: 'news', is_given: true, way: 'email', day: '2026-01-05', ...parts },
    asked(),
  );
const list = async (id = client_id) =>
  expectOk(await world.call('crm.consents.list', { client_id: id }, asked())).consents.map(
    ({ purpose, is_given, day }) => [purpose, is_given, day],
  );

it('keeps every answer of a client with when, how and by whom, the newest first', async () => {
  await record();
  await record({ is_given: false, day: '2026-03-01', way: 'phone', note: 'Called' });
  await record({ purpose: 'health', day: '2026-02-01' });
  expect(await list()).toEqual([
    ['news', false, '2026-03-01'],
    ['health', true, '2026-02-01'],
    ['news', true, '2026-01-05'],
  ]);
  const { consents } = expectOk(await world.call('crm.consents.list', { client_id }, asked()));
  expect(consents[0]).toMatchObject({ way: 'phone', note: 'Called', recorded_by: expect.any(String) });
  const db = tenantDb(world.table, world.people.owner.company_id);
  const { audits } = await db.readPartition(getAuditPartition(client_id), { audits: Audits });
  expect(audits.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['client.consent_given', 'client.consent_withdrawn']),
  );
});
it('takes the answer of today, and refuses one of a day that has not come', async () => {
  expect((await record({ day: today() })).status).toBe(200);
  const wrong = await record({ day: '2099-01-01' });
  expect([wrong.status, wrong.body.error?.message]).toEqual([
    400,
    'That day is in the future. Enter the day the client said so.',
  ]);
});
it('is refused for a client in the trash, and to who does not see the client', async () => {
  const standard = await world.call('crm.consents.list', { client_id }, asked(world.people.standard));
  expect([403, 404]).toContain(standard.status);
  expectOk(await world.call('crm.individuals.delete', { ids: [client_id] }, asked()));
  expect((await record()).status).toBe(404);
});
it('a merge keeps the newest answer of both profiles, and its undo gives back what came', async () => {
  const other = await add();
  await record({ day: '2026-02-01' });
  await record({ day: '2026-03-01', is_given: false }, other);
  await record({ purpose: 'health', day: '2026-01-01' }, other);
  const sides = { existing: client_id, to_merge: other };
  expectOk(await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 }, asked()));
  expect(await list()).toEqual([
    ['news', false, '2026-03-01'],
    ['news', true, '2026-02-01'],
    ['health', true, '2026-01-01'],
  ]);
  expectOk(await world.call('crm.merge.undo', sides, asked()));
  expect(await list()).toEqual([['news', true, '2026-02-01']]);
  expect(await list(other)).toHaveLength(2);
});
