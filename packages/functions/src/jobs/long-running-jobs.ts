import { later } from '@wayline/core/base/later';
import { log } from '@wayline/core/base/log';
import { PROJECTIONS } from '@wayline/core/projections';
import { RECORDS } from '@wayline/core/records';
import { continueDataMigration, DataMigrations } from '@wayline/core/store/data-migration';
import {
  checkProjections,
  MissedChanges,
  orderMissedChecks,
  ProjectionChecks,
} from '@wayline/core/store/projection-check';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { ACCOUNTING_LONG_JOBS } from '../accounting/long-running-jobs';
import { CLOSURE_LONG_JOBS } from '../closure/long-running-jobs';
import { DATA_TRANSFER_LONG_JOBS } from '../data-transfer/long-running-jobs';
import { defineJob, type JobHandlers } from '../kernel/job';
import { recordWrongProjection } from '../kernel/metrics';
import { PEOPLE_LONG_JOBS } from '../people/long-running-jobs';
import { waitingFacts } from './waiting-facts';

/** How long one run goes on with upkeep: the function has 300 s for all that is due, and the next run begins within a minute. */
const UPKEEP_MS = 30_000;

const MIGRATION = defineJob(DataMigrations, async ({ table, at, now, hurry }, _company, upkeep) => {
  const end = later(now(), UPKEEP_MS);
  const enough = () => hurry() || now() > end;
  const done = await continueDataMigration(table, upkeep, { ...RECORDS, now: at }, { enough });
  log.info('upkeep', { moved: done.moved, woken: done.woken, heads: done.heads, done: done.next === undefined });
});

const PROJECTION_CHECK = defineJob(ProjectionChecks, ({ table, now, hurry }, company, check) =>
  checkProjections(tenantDb(table, company), check, {
    projections: PROJECTIONS,
    now,
    hurry,
    report: ({ projection, wrong, finished }) => {
      if (wrong > 0) recordWrongProjection('found wrong', { projection, company_id: company }, wrong);
      if (!finished) recordWrongProjection('not checked', { projection, company_id: company });
    },
  }),
);

const MISSED_CHANGES = defineJob(MissedChanges, ({ table, now }, _system, missed) =>
  orderMissedChecks(table, missed, now()),
);

/** What takes long and comes seldom, by the name of its record, and how it goes on: one line for each area. */
export const LONG_RUNNING_JOBS: JobHandlers = new Map([
  ...ACCOUNTING_LONG_JOBS,
  ...CLOSURE_LONG_JOBS,
  ...PEOPLE_LONG_JOBS,
  ...DATA_TRANSFER_LONG_JOBS,
  ...waitingFacts(({ later }) => later),
  MIGRATION,
  MISSED_CHANGES,
  PROJECTION_CHECK,
]);
