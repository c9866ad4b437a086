import { everyRecord } from '../../../store/every-record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Payable } from './payable';
import { PAYABLE_LIST, PayableRows, Payables, SETTLED_PAYABLE_LIST } from './payable.records';

/** Every payable of a company as it is at that moment, some at a time. */
export const everyPayable = (db: TenantDb): AsyncGenerator<Payable[]> =>
  everyRecord(db, { def: Payables, lists: [PAYABLE_LIST, SETTLED_PAYABLE_LIST], rows: PayableRows });
