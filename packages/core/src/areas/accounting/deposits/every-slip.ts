import type { TenantDb } from '../../../store/tenant-db';
import type { DepositSlip } from './deposit-slip';
import { DEPOSIT_SLIPS, DepositSlips, SLIP_PREFIX } from './deposit-slip.records';

/** Every deposit slip of a company, also those that were taken back, some at a time. */
export const everySlip = async function* (db: TenantDb): AsyncGenerator<DepositSlip[]> {
  let cursor: string | undefined;
  do {
    const page = await db.listPartition(DepositSlips, { partition: DEPOSIT_SLIPS, prefix: SLIP_PREFIX }, { cursor });
    yield page.items;
    cursor = page.cursor;
  } while (cursor);
};
