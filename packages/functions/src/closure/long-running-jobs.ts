import { AccountClosures, DataExports, Offboardings } from '@wayline/core/areas/closure/account-closure.records';
import { endExport, runExport } from '@wayline/core/areas/closure/run-export';
import { RECORDS } from '@wayline/core/records';
import { filesAdapter } from '../files/files-adapter';
import { defineJob, type JobTools } from '../kernel/job';
import { mailAdapter } from '../messaging/mail-adapter';
import { identityAdapter } from '../people/identity-adapter';
import { paymentsAdapter } from '../subscription/payments-adapter';
import { exportMail } from './closing-mails';
import { listingAdapter } from './listing-adapter';
import { finishOffboarding } from './offboard-user';
import { runClosing } from './run-closing';

/** For what goes through all that a company keeps in the store. */
const stored = ({ table, at }: JobTools) => ({ table, now: at, files: filesAdapter(), list: listingAdapter() });

export const CLOSURE_LONG_JOBS = [
  defineJob(DataExports, (tools, company, made) =>
    made.state === 'running'
      ? runExport(
          { ...stored(tools), newId: tools.newId, partitions: RECORDS.partitions, compose: exportMail },
          company,
          made,
        )
      : endExport(stored(tools), company, made),
  ),
  defineJob(Offboardings, ({ table }, company, leaving) =>
    finishOffboarding({ table, identity: identityAdapter() }, company, leaving),
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
];
