import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { ParentAgencies } from '@wayline/core/agencies/agencies.records';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { part } from './part';

/** Ends that the agency above can look into this company. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.leave'], ({ actor, deps, request, commit }) =>
  decideAgain(async () => {
    const link = await getRecord(deps.table, actor.company_id, ParentAgencies, {});
    if (!link) return refuse('record.missing');
    const { parent_company_id: parent } = link;
    return part({ parent, agency: actor.company_id, actor, deps, request_id: request.id, commit });
  }),
);
