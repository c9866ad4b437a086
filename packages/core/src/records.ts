import { Companies } from './access/people.records';
import { ACCOUNTING_RECORDS } from './areas/accounting/records';
import { CLIENT_RECORDS } from './areas/clients/records';
import { CLOSURE_RECORDS } from './areas/closure/records';
import { DATA_TRANSFER_RECORDS } from './areas/data-transfer/records';
import { FORM_RECORDS } from './areas/forms/records';
import { INSTITUTION_RECORDS } from './areas/institutions/records';
import { LEDGER_RECORDS } from './areas/ledger/records';
import { LIBRARY_RECORDS } from './areas/library/records';
import { MESSAGING_RECORDS } from './areas/messaging/records';
import { TRIP_RECORDS } from './areas/trip/records';
import type { AreaRecords } from './store/area-records';
import { catchUpProjectionChecks } from './store/projection-check';
import type { Backfill } from './store/reindex';

/** The records of each area for what goes through all of them: its one line, for the jobs alone that do so. */
const OF_AREAS: readonly AreaRecords[] = [
  LIBRARY_RECORDS,
  TRIP_RECORDS,
  CLOSURE_RECORDS,
  MESSAGING_RECORDS,
  CLIENT_RECORDS,
  INSTITUTION_RECORDS,
  DATA_TRANSFER_RECORDS,
  FORM_RECORDS,
  LEDGER_RECORDS,
  ACCOUNTING_RECORDS,
];

const PROJECTION_CHECKS: Backfill<typeof Companies> = {
  def: Companies,
  writes: (db, { created_at }) => catchUpProjectionChecks(db, created_at),
};

export const RECORDS = {
  listed: OF_AREAS.flatMap(({ listed = [] }) => listed),
  rescheduled: OF_AREAS.flatMap(({ rescheduled = [] }) => rescheduled),
  backfills: [PROJECTION_CHECKS as Backfill, ...OF_AREAS.flatMap(({ backfills = [] }) => backfills)],
  partitions: OF_AREAS.flatMap(({ partitions = [] }) => partitions),
};
