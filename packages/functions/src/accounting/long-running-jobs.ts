import { askInTime } from '@wayline/core/areas/accounting/online/ask-about';
import { PayAttempts } from '@wayline/core/areas/accounting/online/attempt.records';
import { lookThrough } from '@wayline/core/areas/accounting/online/look-through';
import { MoneyWatches } from '@wayline/core/areas/accounting/online/money-watch';
import { ReminderLogs, ReminderRounds } from '@wayline/core/areas/accounting/reminders/payer-reminders.records';
import { remindAgain, runReminderRound } from '@wayline/core/areas/accounting/reminders/remind-payers';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { defineJob, type JobTools } from '../kernel/job';
import { ratesAdapter } from '../trip/pricing/rates-adapter';
import { onlineAdapter } from './online-adapter';
import { reminderTools } from './reminders/reminder-tools';
import { settleTools } from './tell-payer';

const tools = ({ table, now, newId }: JobTools) =>
  settleTools({ table, now, newId, online: onlineAdapter(), seal: encryptionAdapter() }, ratesAdapter());

export const ACCOUNTING_LONG_JOBS = [
  // What no news told of the balance at Stripe.
  defineJob(MoneyWatches, (job, company) =>
    lookThrough({ deps: tools(job), request_id: company }, { db: tenantDb(job.table, company) }),
  ),
  // The news of it never came: Stripe is asked instead.
  defineJob(PayAttempts, (job, company, attempt) =>
    askInTime({ deps: tools(job), request_id: attempt.invoice_id }, { db: tenantDb(job.table, company), attempt }),
  ),
  defineJob(ReminderRounds, (tools, company) => runReminderRound(reminderTools(tools), company)),
  defineJob(ReminderLogs, (tools, company, log) => remindAgain(reminderTools(tools), company, log)),
];
