import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { part } from './part';

/** Lets a sub-agency go. */
export const handler = endpoint(
  agenciesContracts['misc.sub-agencies.end'],
  ({ input: { company: agency }, actor, deps, request, commit }) =>
    decideAgain(async () => {
      return part({ parent: actor.company_id, agency, actor, deps, request_id: request.id, commit });
    }),
);
