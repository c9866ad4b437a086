import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { AgencyLinkRequests } from '@wayline/core/areas/agencies/agencies.records';
import { agencyAskWithdrawn } from '@wayline/core/areas/agencies/agency.events';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** Takes an ask back; its link is dead at once. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.withdraw'], ({ input, db, commit }) =>
  retryOnConflict(async () => {
    const before = await db.get(AgencyLinkRequests, { email: input.email });
    if (!before) return refuse('record.missing');
    return commit({
      writes: [db.delete(AgencyLinkRequests, before, { as: agencyAskWithdrawn })],
      answer: { status: 'success' as const },
    });
  }),
);
