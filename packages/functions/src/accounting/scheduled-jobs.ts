import { Credits } from '@wayline/core/areas/accounting/credits/credit.records';
import { expireCredit } from '@wayline/core/areas/accounting/credits/expire-credit';
import { defineJob } from '../kernel/job';

export const ACCOUNTING_JOBS = [defineJob(Credits, (tools, company, credit) => expireCredit(tools, company, credit))];
