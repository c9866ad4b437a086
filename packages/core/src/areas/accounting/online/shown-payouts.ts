import type { Actor } from '../../../access/actor';
import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from '../payments/payment';
import { PAYOUTS, type PayoutOfPayment, Payouts, ShownPayout } from './payout';

const MOST_SHOWN = 20;

const readPayouts = async (db: TenantDb, ids: readonly string[]) =>
  (await db.getMany(ids.map((id) => ({ def: Payouts, key: { id } })))).filter((payout) => payout !== undefined);

/**
 * The payouts with which a payment went to the bank, each once, with what of them is that payment; of one that the bank sent back, also those
 * that it went out with again. Their sums are of other clients too: only who sees all work sees them.
 */
export const readPayoutsOf = async (
  db: TenantDb,
  { moves }: Pick<Payment, 'moves'>,
  { visibility }: Pick<Actor, 'visibility'>,
): Promise<PayoutOfPayment[]> => {
  const found = new Map<string, PayoutOfPayment>();
  let parts = new Map<string, number>();
  const add = (id: string, part: number) => parts.set(id, (parts.get(id) ?? 0) + part);
  for (const { payout_id, amount, fee } of moves) if (payout_id) add(payout_id, amount - fee);
  while (parts.size > 0) {
    const read = parts;
    parts = new Map();
    for (const payout of await readPayouts(db, [...read.keys()])) {
      const before = found.get(payout.id);
      const part = (read.get(payout.id) ?? 0) + (before?.part ?? 0);
      const { amount, ours, ...shown } = ShownPayout.parse(payout);
      found.set(payout.id, { ...shown, part, ...(visibility === 'all' && { amount, ours }) });
      if (payout.repaid_in && !before) add(payout.repaid_in, read.get(payout.id) ?? 0);
    }
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
