import { MAX_KEYS } from '@wayline/core/access/api-keys';
import { BUILT_IN, MAX_TEMPLATES } from '@wayline/core/areas/trip/itinerary/template';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { MOST_PACKAGES } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from './deps';

const LEFT = 4;
const AT_ONCE = 10;
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());
const asked = () => ({ as: world.people.owner });
const codes = (answers: { status: number; body: { error?: { code: string } } }[]) =>
  answers.map(({ status, body }) => body.error?.code ?? status).sort();
const expected = (added: number, code: string) => [
  ...Array.from({ length: added }, () => 200),
  ...Array.from({ length: AT_ONCE - added }, () => code),
];

describe('a limit', () => {
  it('of templates holds however many are added at once', async () => {
    const { company_id } = world.people.owner;
    const db = tenantDb(world.table, company_id);
    const at = new Date().toISOString();
    const { newId } = baseDeps();
    const there = Array.from({ length: MAX_TEMPLATES - LEFT }, (_, n) => ({
      ...BUILT_IN.content,
      id: newId('itinerary_template'),
      name: `Template ${n}`,
      created_at: at,
      updated_at: at,
      version: 1,
    }));
    await transact(
      world.table,
      there.map((template) => db.insert(ItineraryTemplates, template)),
    );
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        world.call('trips.itinerary-templates.create', { name: `At once ${n}` }, asked()),
      ),
    );
    expect(codes(answers)).toEqual(expected(LEFT, 'template.too_many'));
    const kinds = { templates: ItineraryTemplates };
    const { templates } = await db.readPartition(ITINERARY_TEMPLATES, kinds);
    expect(templates).toHaveLength(MAX_TEMPLATES);
  });

  it('of API keys does, too', async () => {
    const make = (name: string) =>
      world.call('users.api-keys.create', { name, scopes: ['trips:read'], password: DEMO_PASSWORD }, asked());
    for (let n = 0; n < MAX_KEYS - LEFT; n++) expect((await make(`Key ${n}`)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => make(`At once ${n}`)));
    expect(codes(answers)).toEqual(expected(LEFT, 'api_key.too_many'));
  });

  it('of packages of a trip does, made or brought back', async () => {
    const { trip } = (await world.call('trips.create', { trip_name: 'Many packages' }, asked())).body;
    const draft = (name: string) => ({ id: trip.id, name, currency: 'USD', reservations: [] });
    for (let n = 0; n < MOST_PACKAGES; n++) {
      expect((await world.call('trips.packages.create', draft(`Package ${n}`), asked())).status).toBe(200);
    }
    const { packages } = (await world.call('trips.packages.list', { id: trip.id }, asked())).body;
    const gone = packages.slice(0, LEFT).map(({ id }) => id);
    for (const package_id of gone) await world.call('trips.packages.delete', { id: trip.id, package_id }, asked());
    const answers = await Promise.all([
      ...gone.map((package_id) => world.call('trips.packages.restore', { id: trip.id, package_id }, asked())),
      ...Array.from({ length: AT_ONCE - LEFT }, (_, n) =>
        world.call('trips.packages.create', draft(`At once ${n}`), asked()),
      ),
    ]);
    expect(codes(answers)).toEqual(expected(LEFT, 'package.too_many'));
  });
});
