import { AccountClosures, DataExports, Offboardings } from '@wayline/core/areas/closure/account-closure.records';
import { finishOffboarding } from '@wayline/core/areas/closure/offboard-user';
import { runClosing } from '@wayline/core/areas/closure/run-closing';
import { endExport, runExport } from '@wayline/core/areas/closure/run-export';
import { RECORDS } from '@wayline/core/records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { filesAdapter } from '../files/files-adapter';
import { defineJob, type JobTools } from '../kernel/job';
import { mailAdapter } from '../messaging/mail-adapter';
import { identityAdapter } from '../people/identity-adapter';
import { paymentsAdapter } from '../subscription/payments-adapter';
import { renderForShare } from '../trip/itinerary/render-for-share';
import { deletedMail, exportMail } from './closing-mails';
import { listingAdapter } from './listing-adapter';

/** For what goes through all that a company keeps in the store. */
const stored = ({ table, newId, at }: JobTools) => ({
  ...{ table, newId, now: at, files: filesAdapter(), list: listingAdapter() },
  partitions: RECORDS.partitions,
});

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
    finishOffboarding(tenantDb(table, company), identityAdapter(), leaving),
  ),
  defineJob(AccountClosures, (tools, company, closing) =>
    runClosing(
      {
        ...stored(tools),
        identity: identityAdapter(),
        mailer: mailAdapter(),
        payments: paymentsAdapter,
        renderForShare,
        deletedMail,
      },
      company,
      closing,
    ),
  ),
];
