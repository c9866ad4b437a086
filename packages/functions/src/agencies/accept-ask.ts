import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { AgencyLinkRequests, SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import { agencyAgreed, subAgencyJoined } from '@wayline/core/areas/agencies/agency.events';
import { refuse } from '@wayline/core/areas/agencies/errors';
import { findLinkRequest } from '@wayline/core/areas/agencies/find-link-request';
import { linkedAgencyWrites } from '@wayline/core/areas/agencies/linked-agency-writes';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

/**
 * Lets the agency that asked look into this company: one change in both, so that neither believes what the other does not. The link is
 * spent with it. Source: spec 1 §1 (G-197).
 */
export const handler = endpoint(
  agenciesContracts['misc.sub-agencies.accept'],
  async ({ input, actor, db, deps, request, commit }) => {
    const found = await findLinkRequest(deps, input.token);
    if (!found.ok) return found;
    const { ask, asking, above } = found.value;
    if (asking.id === actor.company_id) return refuse('agency.own');
    if (above?.parent_company_id === actor.company_id)
      return refuse('agency.circle', { params: { name: asking.company_name } });
    const standing = await db.get(ParentAgencies, {});
    if (standing) return refuse('agency.has_parent', { params: { name: standing.parent_name } });
    const since = deps.now();
    const theirs = tenantDb(deps.table, asking.id);
    const { company_id, company, name } = actor;
    return commit({
      writes: [
        db.insert(ParentAgencies, {
          parent_company_id: asking.id,
          parent_name: asking.company_name,
          since,
          agreed_by_name: name,
        }),
        theirs.insert(SubAgencies, { company_id, company_name: company.company_name, since }),
        theirs.delete(AgencyLinkRequests, ask),
        ...linkedAgencyWrites(
          theirs,
          deps,
          { actor, request_id: request.id, action: agencyAgreed.eventName },
          subAgencyJoined({ other: company_id, name: company.company_name, to: ask.asked_by }),
        ),
      ],
      events: [agencyAgreed({ other: asking.id })],
      answer: { status: 'success' as const },
    });
  },
);
