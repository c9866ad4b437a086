import { LinkExpiries } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import { findDue } from '@wayline/core/store/due';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('finds what is due, the oldest first, and nothing that still waits', async () => {
  const { table } = world;
  const { company_id } = world.people.advisor;
  const db = tenantDb(table, company_id);
  const hours = [7, 2, 9, 4, 1, 8, 3, 6, 5];
  const expiry = (hour: number) => `2031-05-01T0${hour}:00:00.000Z`;
  await transact(
    table,
    hours.map((hour) => db.insert(LinkExpiries, { token_hash: `hash-${hour}`, expires_at: expiry(hour) })),
  );
  const { items: due } = await findDue(table, expiry(6));
  expect(due.map((item) => item.expires_at)).toEqual([1, 2, 3, 4, 5, 6].map(expiry));
});
