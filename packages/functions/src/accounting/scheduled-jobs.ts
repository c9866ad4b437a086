import { askAbout } from '@wayline/core/areas/accounting/online/ask-about';
import { PayAttempts } from '@wayline/core/areas/accounting/online/attempt.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { defineJob } from '../kernel/job';
import { ratesAdapter } from '../trip/pricing/rates-adapter';
import { onlineAdapter } from './online-adapter';
import { settleTools } from './tell-payer';

export const ACCOUNTING_JOBS = [
  // The news of it never came: Stripe is asked instead.
  defineJob(PayAttempts, async ({ at, hurry: _hurry, ...deps }, company, attempt) => {
    const tools = { ...deps, online: onlineAdapter(), seal: encryptionAdapter() };
    const db = tenantDb(deps.table, company);
    const asked = await askAbout(
      { deps: settleTools(tools, ratesAdapter()), request_id: attempt.invoice_id },
      { db, attempt, at },
    );
    if (!asked.ok) throw new Error(`An attempt to pay can’t be settled: ${asked.code}`);
  }),
];
