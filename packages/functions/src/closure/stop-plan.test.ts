import { Companies } from '@wayline/core/access/people.records';
import { stopPlan } from '@wayline/core/areas/closure/stop-plan';
import { refuse } from '@wayline/core/areas/subscription/errors';
import type { Held } from '@wayline/core/areas/subscription/payments';
import { ok } from '@wayline/core/base/result';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const held = { id: 'sub_1', cancels: false, status: 'active' } as Held;
const stop = async (value: Held | undefined, down = false) => {
  const ended: string[] = [];
  const payments = () => ({
    held: async () => (down ? refuse('payment.unreachable') : ok(value)),
    setRenewal: async ({ held: it, renews }: { held: Held; renews: boolean }) => {
      ended.push(`${it.id} ${renews}`);
      return ok(it);
    },
  });
  await stopPlan({ db: tenantDb(world.table, world.people.owner.company_id), payments }, 'once');
  return ended;
};

it('asks nobody about a company that pays nothing', async () => {
  expect(await stop(held)).toEqual([]);
});
it('lets the plan of a closed company end with its period, once, and tries again where nobody answers', async () => {
  const { company_id } = world.people.owner;
  const db = tenantDb(world.table, company_id);
  await db.transact([db.updateIf(Companies, {}, { set: { stripe_subscription_id: 'sub_1' } })]);
  expect(await stop(held)).toEqual(['sub_1 false']);
  expect(await stop({ ...held, cancels: true })).toEqual([]);
  await expect(stop(held, true)).rejects.toThrow('payment.unreachable');
});
