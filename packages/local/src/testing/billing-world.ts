import type { Company } from '@wayline/core/access/company';
import { Companies } from '@wayline/core/access/people.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable } from '../clock';
import { signEvent } from '../fakes/stripe/webhooks';
import { passDays } from './pass-time';
import { type Person, startWorld, type World } from './world';

const DAY_MS = 86_400_000;

/** A world with Stripe's stand-in, for tests of plans: whose news arrive when the test lets them. */
export const billingWorld = async () => {
  const world: World = await startWorld({ standins: true });
  const { standins } = world;
  if (!standins) throw new Error('Payments need the stand-ins.');
  let heard = 0;
  const companyOf = async (person: Person): Promise<Company> => {
    const company = await tenantDb(world.table, person.company_id).get(Companies, {});
    if (!company) throw new Error('Everybody has a company.');
    return company;
  };
  const tell = (event: ReturnType<typeof standins.stripe.hooks.told>[number], secret?: string) => {
    const { body, signature } = signEvent(event, secret);
    return world.call('users.stripe-webhook', {}, { rawBody: body, headers: { 'stripe-signature': signature } });
  };
  return {
    world,
    companyOf,
    told: () => standins.stripe.hooks.told(),
    tell,
    /** Delivers what happened since the last time, in the order it happened or as `order` wants it. */
    deliver: async (order: <T>(events: T[]) => T[] = (events) => events) => {
      // What is told may make something else happen, which is told then.
      for (let fresh = standins.stripe.hooks.told().slice(heard); fresh.length > 0; ) {
        heard += fresh.length;
        for (const event of order([...fresh])) await tell(event);
        fresh = standins.stripe.hooks.told().slice(heard);
      }
    },
    /** Moves every clock on. */
    passDays: (days: number) => passDays(world, days),
    /** Puts a company on the last `days` of its trial, without any plan. */
    onTrial: async (person: Person, days: number) => {
      const company = await companyOf(person);
      const trial_ends_at = new Date(Date.now() + (movable.waylineClockOffset ?? 0) + days * DAY_MS).toISOString();
      const after = { ...company, subscription: undefined, trial_ends_at };
      await transact(world.table, [tenantDb(world.table, company.id).change(Companies, company, after)]);
    },
    stop: async () => {
      movable.waylineClockOffset = 0;
      await world.stop();
    },
  };
};
export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;
