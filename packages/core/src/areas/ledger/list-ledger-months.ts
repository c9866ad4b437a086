import type { TenantDb } from '../../store/tenant-db';
import { LEDGER_TOTALS, MonthTotals } from './ledger.records';

/** The months to which anything was posted. */
export const listLedgerMonths = async (db: TenantDb): Promise<string[]> => {
  const { totals } = await db.readPartition(LEDGER_TOTALS, { totals: MonthTotals });
  return [...new Set(totals.map(({ month }) => month))];
};
