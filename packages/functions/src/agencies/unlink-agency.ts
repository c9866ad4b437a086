import type { Actor } from '@wayline/core/access/actor';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { Companies } from '@wayline/core/access/people.records';
import { SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import { agencyParted, parentLeft, subAgencyLeft } from '@wayline/core/areas/agencies/agency.events';
import type { CompanyId } from '@wayline/core/base/ids';
import { type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { linkedAgencyWrites } from './linked-agency-writes';

type Parting = {
  parent: CompanyId;
  agency: CompanyId;
  actor: Actor;
  deps: Deps;
  request_id: string;
  commit: Committer;
};

/** Ends that `parent` can look into `agency`, in both at once; whichever of the two the actor belongs to says so. Refuses `record.missing`. */
export const unlinkAgency = async (parting: Parting): Promise<Result<{ status: 'success' }>> => {
  const { parent, agency, actor, deps, request_id, commit } = parting;
  const above = actor.company_id === parent;
  const other = above ? agency : parent;
  const [below, link, company] = await Promise.all([
    tenantDb(deps.table, parent).get(SubAgencies, { company_id: agency }),
    tenantDb(deps.table, agency).get(ParentAgencies, {}),
    tenantDb(deps.table, other).get(Companies, {}),
  ]);
  const linked = link?.parent_company_id === parent ? link : undefined;
  if (!(above ? below : linked)) return refuse('record.missing');
  const { company_name } = actor.company;
  const fact = { other: actor.company_id, name: company_name };
  const told = company
    ? (above ? parentLeft : subAgencyLeft)({ ...fact, to: company.owner_user_id })
    : agencyParted(fact);
  return commit({
    writes: [
      ...(below ? [tenantDb(deps.table, parent).deleteIfUnchanged(SubAgencies, below, ['version'])] : []),
      ...(linked ? [tenantDb(deps.table, agency).deleteIfUnchanged(ParentAgencies, linked, ['version'])] : []),
      ...linkedAgencyWrites(deps, other, { actor, request_id, action: agencyParted.eventName }, told),
    ],
    audit: { subject: actor.company_id },
    events: [agencyParted({ other })],
    answer: { status: 'success' as const },
  });
};
