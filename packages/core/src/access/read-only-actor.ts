import { CompanyId } from '../base/ids';
import { ok, type Result } from '../base/result';
import type { Deps } from '../store/deps';
import { tenantDb } from '../store/tenant-db';
import { refuse } from './access-errors';
import type { Actor } from './actor';
import { toReadOnlyActor } from './impersonation';
import { isImpersonationActive } from './parent-agency';
import { readAgency } from './read-agency';

/**
 * The owner of the agency above as a reader in the sub-agency their call names. Read anew for each call: a look that either side ended is
 * over at once, whichever function is asked next. Refuses `agency.not_open` where there is no look, whatever the reason, and
 * `agency.read_only` for what is not open to them. Source: spec 1 §1 (G-197).
 */
export const resolveReadOnlyActor = async (
  contract: { viewableByParent?: boolean | undefined },
  owner: Actor,
  agency: string,
  deps: Deps,
): Promise<Result<Actor>> => {
  const { success, data: id } = CompanyId.safeParse(agency);
  if (!success || !owner.is_owner) return refuse('agency.not_open');
  const now = deps.now();
  const found = await readAgency(tenantDb(deps.table, id));
  if (!found || !isImpersonationActive(found.link, owner.company_id, now)) return refuse('agency.not_open');
  const { company } = found;
  if (!contract.viewableByParent) return refuse('agency.read_only', { params: { name: company.company_name } });
  return ok(toReadOnlyActor(owner, company, now));
};
