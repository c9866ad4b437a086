import { everyRecord } from '../../../store/every-record';
import type { TenantDb } from '../../../store/tenant-db';
import { BANK_LINE_LIST, BankLineRows, BankLines, DONE_BANK_LINE_LIST } from './bank.records';
import type { BankLine } from './bank-line';

/** Every bank line of a company as it is at that moment, some at a time. */
export const everyBankLine = (db: TenantDb): AsyncGenerator<BankLine[]> =>
  everyRecord(db, { def: BankLines, lists: [BANK_LINE_LIST, DONE_BANK_LINE_LIST], rows: BankLineRows });
