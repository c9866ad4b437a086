import { askRowOf } from '@wayline/core/agencies/agencies';
import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { AGENCIES, AgencyAsks, ParentAgencies, SubAgencies } from '@wayline/core/agencies/agencies.records';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

/** What lies below and above the company, by name. */
export const handler = endpoint(agenciesContracts['users.sub-agencies.list'], async ({ actor, deps }) => {
  if (!actor.is_owner) return refuse('company.owner_only');
  const kinds = { agencies: SubAgencies, asks: AgencyAsks, parents: ParentAgencies };
  const { agencies, asks, parents } = await readPartition(deps.table, actor.company_id, AGENCIES, kinds);
  const [parent] = parents;
  return ok({
    agencies: agencies.sort((a, b) => a.company_name.localeCompare(b.company_name, 'en')),
    asks: asks.map((ask) => askRowOf(ask, deps.now())),
    ...(parent && { parent }),
  });
});
