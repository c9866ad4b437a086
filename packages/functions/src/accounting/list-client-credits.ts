import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import { listCredits } from '@wayline/core/areas/accounting/credits/list-credits';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-131. */
export const handler = endpoint(creditsContracts['book.client-credits.list'], async ({ input, actor, db, deps }) =>
  ok(await listCredits(db, input.client_id, getCompanyToday(actor, deps.now()))),
);
