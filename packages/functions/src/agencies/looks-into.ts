import { looksNow } from '@wayline/core/agencies/agencies';
import { openToParent, viewerOf } from '@wayline/core/agencies/looking';
import type { Actor } from '@wayline/core/identity/actor';
import type { Contract } from '@wayline/core/kernel/contract';
import { CompanyId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import type { Deps } from '../kernel/deps';
import { readAgency } from './read-agency';

/**
 * The owner of the agency above as a reader in the sub-agency their call names. Read anew for each call: a look that either side ended is
 * over at once, whichever function is asked next. Refuses `agency.not_open` where there is no look, whatever the reason, and
 * `agency.read_only` for what is not open to them. Source: spec 1 §1 (G-197).
 */
export const looksInto = async (
  contract: Contract,
  owner: Actor,
  agency: string,
  deps: Deps,
): Promise<Result<Actor>> => {
  const { success, data: id } = CompanyId.safeParse(agency);
  if (!success || !owner.is_owner) return refuse('agency.not_open');
  const now = deps.now();
  const found = await readAgency(deps.table, id);
  if (!found || !looksNow(found.link, owner.company_id, now)) return refuse('agency.not_open');
  const { company } = found;
  if (!openToParent(contract)) return refuse('agency.read_only', { fill: { name: company.company_name } });
  return ok(viewerOf(owner, company, now));
};
