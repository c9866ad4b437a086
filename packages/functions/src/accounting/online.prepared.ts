import { OnlineAccounts } from '@wayline/core/areas/accounting/online/online-account';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The name of the account that clients pay into, which is connected. */
    paymentAccount: string;
    /** The key of one that can be connected, where none is. */
    paymentKey: string;
  }
}

const KEY = 'sk_test_agency_of_samples';
const ofCompany = (world: World, { company_id }: Person) => tenantDb(world.table, company_id);
const connected = async (world: World, as: Person): Promise<string> => {
  const known = await ofCompany(world, as).get(OnlineAccounts, {}, true);
  return (
    known?.name ?? expectOk(await world.call('book.payment-account.connect', { api_key: KEY }, { as })).account.name
  );
};
const notConnected = async (world: World, as: Person): Promise<string> => {
  const db = ofCompany(world, as);
  await db.transact([db.remove(OnlineAccounts, {})]);
  return KEY;
};

/** An account at the stand-in for Stripe; without it there is none. */
export const PREPARES: Preparation = {
  placeholders: (_, digit) => ({ paymentAccount: `Account ${digit}`, paymentKey: `sk_test_${digit.repeat(24)}` }),
  make: async ({ world, as, wants }) => {
    if (!world.standins) return {};
    if (wants('paymentAccount')) return { paymentAccount: await connected(world, as), paymentKey: KEY };
    return { paymentKey: await notConnected(world, as) };
  },
};
