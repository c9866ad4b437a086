import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import { listCredits } from '@wayline/core/areas/accounting/credits/list-credits';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-131. */
export const handler = endpoint(creditsContracts['book.client-credits.list'], ({ input, actor, db, deps }) =>
  listCredits(db, input.client_id, getCompanyToday(actor, deps.now())),
);
