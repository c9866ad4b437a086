import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { unlinkAgency } from './unlink-agency';

/** Ends that the agency above can look into this company. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.leave'], ({ actor, db, deps, request, commit }) =>
  retryOnConflict(async () => {
    const link = await db.get(ParentAgencies, {});
    if (!link) return refuse('record.missing');
    const { parent_company_id: parent } = link;
    return unlinkAgency({ parent, agency: actor.company_id, actor, deps, request_id: request.id, commit });
  }),
);
