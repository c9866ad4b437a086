import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from '../payments/payment';
import { Payouts, ShownPayout } from './payout';

/** The payouts with which a payment went to the bank, each once, as people see them. */
export const readPayoutsOf = async (db: TenantDb, { moves }: Pick<Payment, 'moves'>): Promise<ShownPayout[]> => {
  const ids = [...new Set(moves.flatMap(({ payout_id }) => payout_id ?? []))];
  const found = await db.getMany(ids.map((id) => ({ def: Payouts, key: { id } })));
  return found.flatMap((payout) => (payout ? [ShownPayout.parse(payout)] : []));
};
