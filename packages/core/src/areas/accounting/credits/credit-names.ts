import { sameValue } from '../../../base/merge';
import type { TenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { followMerges } from '../../clients/public';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { Credit } from './credit';
import { Credits } from './credit.records';
import type { CreditId } from './credit-id';

/** Who has a credit, as they are now; who is gone for good stays as they were. */
export const readCreditNames = async (
  db: TenantDb,
  { credited_id, client_id, client }: Pick<Credit, 'credited_id' | 'client_id' | 'client'>,
): Promise<Pick<Credit, 'client_id' | 'client'>> => {
  const { client: now } = await followMerges(db, credited_id);
  return now ? { client_id: now.id, client: toClientOfInvoice(now) } : { client_id, client };
};

/** Has a credit name its client as they are now; one that was taken back keeps the name that it had. Whose account it is on stays. */
export const followCreditNames = (db: TenantDb, id: CreditId): Promise<void> =>
  transactDecided(db, async () => {
    const before = await db.get(Credits, { id }, true);
    const after = before && !before.deleted_at && { ...before, ...(await readCreditNames(db, before)) };
    return !after || sameValue(after, before) ? [] : [db.change(Credits, before, after)];
  });
