import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { unlinkAgency } from './unlink-agency';

/** Lets a sub-agency go. */
export const handler = endpoint(
  agenciesContracts['misc.sub-agencies.end'],
  ({ input: { company: agency }, actor, deps, request, commit }) =>
    retryOnConflict(async () => {
      return unlinkAgency({ parent: actor.company_id, agency, actor, deps, request_id: request.id, commit });
    }),
);
