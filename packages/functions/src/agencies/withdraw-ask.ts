import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { AgencyLinkRequests, linkRequestLookupKey } from '@wayline/core/areas/agencies/agencies.records';
import { agencyAskWithdrawn } from '@wayline/core/areas/agencies/agency.events';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { retryOnConflict } from '../kernel/retry-on-conflict';

/** Takes an ask back; its link is dead at once. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.withdraw'], ({ input, actor, deps, commit }) =>
  retryOnConflict(async () => {
    const before = await getRecord(deps.table, actor.company_id, AgencyLinkRequests, { email: input.email });
    if (!before) return refuse('record.missing');
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [
        w.deleteIfUnchanged(AgencyLinkRequests, before, ['version']),
        w.deleteLookup(linkRequestLookupKey(before.token_hash)),
      ],
      audit: { subject: actor.company_id },
      events: [agencyAskWithdrawn(before)],
      answer: { status: 'success' as const },
    });
  }),
);
