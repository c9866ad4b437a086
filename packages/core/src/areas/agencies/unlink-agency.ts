import { ParentAgencies } from '../../access/parent-agency.records';
import { Companies } from '../../access/people.records';
import type { SignedCall } from '../../access/signed-call';
import type { CompanyId } from '../../base/ids';
import { type Result, refuse } from '../../base/result';
import { tenantDb } from '../../store/tenant-db';
import { SubAgencies } from './agencies.records';
import { agencyParted, parentLeft, subAgencyLeft } from './agency.events';
import { linkedAgencyWrites } from './linked-agency-writes';

/**
 * Ends that an agency can look into another, in both at once; whichever of the two the actor belongs to says so. `above` says whether that
 * is the agency above `other`. Refuses `record.missing`.
 */
export const unlinkAgency = async (
  { actor, db, deps, commit, request }: SignedCall & { request: { id: string } },
  other: CompanyId,
  above: boolean,
): Promise<Result<{ status: 'success' }>> => {
  const theirs = tenantDb(deps.table, other);
  const [upper, lower] = above ? [db, theirs] : [theirs, db];
  const [below, link, company] = await Promise.all([
    upper.get(SubAgencies, { company_id: lower.company }),
    lower.get(ParentAgencies, {}),
    theirs.get(Companies, {}),
  ]);
  const linked = link?.parent_company_id === upper.company ? link : undefined;
  if (!(above ? below : linked)) return refuse('record.missing');
  const fact = { other: actor.company_id, name: actor.company.company_name };
  const told = company
    ? (above ? parentLeft : subAgencyLeft)({ ...fact, to: company.owner_user_id })
    : agencyParted(fact);
  return commit({
    writes: [
      ...(below ? [upper.delete(SubAgencies, below)] : []),
      ...(linked ? [lower.delete(ParentAgencies, linked)] : []),
      ...linkedAgencyWrites(theirs, deps, { actor, request_id: request.id, action: agencyParted.eventName }, told),
    ],
    events: [agencyParted({ other })],
    answer: { status: 'success' as const },
  });
};
