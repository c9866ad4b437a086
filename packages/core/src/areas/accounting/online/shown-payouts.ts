import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from '../payments/payment';
import { PAYOUTS, Payouts, ShownPayout } from './payout';

const MOST_SHOWN = 20;

const readPayouts = async (db: TenantDb, ids: readonly string[]) =>
  (await db.getMany(ids.map((id) => ({ def: Payouts, key: { id } })))).filter((payout) => payout !== undefined);

/**
 * The payouts with which a payment went to the bank, each once, as people see them; of one that the bank sent back, also those that it went
 * out with again.
 */
export const readPayoutsOf = async (db: TenantDb, { moves }: Pick<Payment, 'moves'>): Promise<ShownPayout[]> => {
  const found = new Map<string, ShownPayout>();
  let wanted = [...new Set(moves.flatMap(({ payout_id }) => payout_id ?? []))];
  while (wanted.length > 0) {
    const payouts = await readPayouts(db, wanted);
    for (const payout of payouts) found.set(payout.id, ShownPayout.parse(payout));
    wanted = [...new Set(payouts.flatMap(({ repaid_in }) => repaid_in ?? []))].filter((id) => !found.has(id));
  }
  return [...found.values()];
};

/** The last payouts that were made by hand at Stripe, of which it doesn’t say what is in them: nothing of them is posted. */
export const readUnlistedPayouts = async (db: TenantDb): Promise<ShownPayout[]> => {
  const { payouts } = await db.readPartition(PAYOUTS, { payouts: Payouts });
  return payouts
    .filter(({ is_listed, state }) => !is_listed && state === 'paid')
    .sort((a, b) => (a.arrives_on < b.arrives_on ? 1 : -1))
    .slice(0, MOST_SHOWN)
    .map((payout) => ShownPayout.parse(payout));
};
