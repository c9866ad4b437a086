import { AccountClosures, DataExports, Offboardings } from '@wayline/core/areas/closure/account-closure.records';
import { endExport, runExport } from '@wayline/core/areas/closure/run-export';
import { EmailChanges } from '@wayline/core/areas/people/email-change';
import { PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import { MIGRATIONS } from '@wayline/core/migrations';
import { continueDataMigration, DataMigrations } from '@wayline/core/store/data-migration';
import { exportMail } from '../closure/closing-mails';
import { listingAdapter } from '../closure/listing-adapter';
import { finishOffboarding } from '../closure/offboard-user';
import { runClosing } from '../closure/run-closing';
import { identityAdapter } from '../kernel/identity-adapter';
import { log } from '../kernel/log';
import { mailAdapter } from '../kernel/mail-adapter';
import { paymentsAdapter } from '../kernel/payments-adapter';
import { dropSignUp } from '../people/drop-sign-up';
import { finishEmailChange } from '../people/finish-email-change';
import { defineJob, type JobHandlers, type JobTools } from './run-due-jobs';

/** How long one run goes on with upkeep: the function has 300 s for all that is due, and the next run begins within a minute. */
const UPKEEP_MS = 30_000;

/** For what goes through all that a company keeps in the store. */
const stored = ({ table, at, files }: JobTools) => ({ table, now: at, files: files(), list: listingAdapter() });

/** What takes long and comes seldom, by the name of its record, and how it goes on. Each is safe to repeat. */
export const LONG_RUNNING_JOBS: JobHandlers = new Map([
  defineJob(DataExports, (tools, company, made) =>
    made.state === 'running'
      ? runExport({ ...stored(tools), newId: tools.newId, compose: exportMail }, company, made)
      : endExport(stored(tools), company, made),
  ),
  defineJob(Offboardings, ({ table }, company, leaving) =>
    finishOffboarding({ table, identity: identityAdapter() }, company, leaving),
  ),
  defineJob(EmailChanges, ({ table, now, newId, at }, company, change) =>
    finishEmailChange({ table, now, newId, identity: identityAdapter() }, company, change, `due-${at}`),
  ),
  defineJob(PendingSignUps, ({ table, now, newId }, _company, signUp) =>
    dropSignUp({ table, now, newId, identity: identityAdapter() }, signUp),
  ),
  defineJob(AccountClosures, (tools, company, closing) =>
    runClosing(
      {
        ...stored(tools),
        newId: tools.newId,
        identity: identityAdapter(),
        mailer: mailAdapter(),
        payments: paymentsAdapter,
      },
      company,
      closing,
    ),
  ),
  defineJob(DataMigrations, async ({ table, at, hurry }, _company, upkeep) => {
    const begun = Date.now();
    const enough = () => hurry() || Date.now() - begun > UPKEEP_MS;
    const done = await continueDataMigration(table, upkeep, { ...MIGRATIONS, now: at }, { enough });
    log.info('upkeep', { moved: done.moved, woken: done.woken, heads: done.heads, done: done.next === undefined });
  }),
]);
