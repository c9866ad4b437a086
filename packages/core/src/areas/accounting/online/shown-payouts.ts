import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from '../payments/payment';
import { PAYOUTS, Payouts, ShownPayout } from './payout';

const MOST_SHOWN = 20;

/** The payouts with which a payment went to the bank, each once, as people see them. */
export const readPayoutsOf = async (db: TenantDb, { moves }: Pick<Payment, 'moves'>): Promise<ShownPayout[]> => {
  const ids = [...new Set(moves.flatMap(({ payout_id }) => payout_id ?? []))];
  const found = await db.getMany(ids.map((id) => ({ def: Payouts, key: { id } })));
  return found.flatMap((payout) => (payout ? [ShownPayout.parse(payout)] : []));
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
