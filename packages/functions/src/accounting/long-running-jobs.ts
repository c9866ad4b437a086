import { askInTime } from '@wayline/core/areas/accounting/online/ask-about';
import { PayAttempts } from '@wayline/core/areas/accounting/online/attempt.records';
import { ReminderLogs, ReminderRounds } from '@wayline/core/areas/accounting/reminders/payer-reminders.records';
import { remindAgain, runReminderRound } from '@wayline/core/areas/accounting/reminders/remind-payers';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { defineJob } from '../kernel/job';
import { ratesAdapter } from '../trip/pricing/rates-adapter';
import { onlineAdapter } from './online-adapter';
import { reminderTools } from './reminders/reminder-tools';
import { settleTools } from './tell-payer';

export const ACCOUNTING_LONG_JOBS = [
  // The news of it never came: Stripe is asked instead.
  defineJob(PayAttempts, ({ table, now, newId }, company, attempt) => {
    const deps = settleTools({ table, now, newId, online: onlineAdapter(), seal: encryptionAdapter() }, ratesAdapter());
    return askInTime({ deps, request_id: attempt.invoice_id }, { db: tenantDb(table, company), attempt });
  }),
  defineJob(ReminderRounds, (tools, company) => runReminderRound(reminderTools(tools), company)),
  defineJob(ReminderLogs, (tools, company, log) => remindAgain(reminderTools(tools), company, log)),
];
