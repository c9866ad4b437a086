import type { AreaRecords } from '../../store/area-records';
import { LEDGER_BACKFILLS } from './ledger/gates-backfill';
import { LEDGER, LEDGER_TOTALS } from './ledger/ledger.records';
import { listLedgerMonths } from './ledger/list-ledger-months';

const SAME = async () => ['books'];

export const ACCOUNTING_RECORDS: AreaRecords = {
  backfills: LEDGER_BACKFILLS,
  partitions: [
    { of: SAME, partitions: () => [LEDGER, LEDGER_TOTALS] },
    { of: listLedgerMonths, partitions: (month) => [['LEDGER', month]] },
  ],
};
