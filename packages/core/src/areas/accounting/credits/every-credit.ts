import { everyRecord } from '../../../store/every-record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Credit } from './credit';
import { CREDIT_LIST, CreditRows, Credits } from './credit.records';

/** Every credit of a company as it is at that moment, also those that were taken back, some at a time. */
export const everyCredit = (db: TenantDb): AsyncGenerator<Credit[]> =>
  everyRecord(db, { def: Credits, lists: [CREDIT_LIST], rows: CreditRows });
