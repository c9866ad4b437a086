import type { AreaRecords } from '../../store/area-records';
import { LEDGER_BACKFILLS } from './gates-backfill';
import { LEDGER, LEDGER_TOTALS } from './ledger.records';
import { MERGED_STATEMENTS } from './merged-statements';
import { listLedgerMonths } from './periods';

const SAME = async () => ['books'];

export const LEDGER_RECORDS: AreaRecords = {
  backfills: LEDGER_BACKFILLS,
  partitions: [
    { of: SAME, partitions: () => [LEDGER, LEDGER_TOTALS, MERGED_STATEMENTS] },
    { of: listLedgerMonths, partitions: (month) => [['LEDGER', month]] },
  ],
};
