import { looksNow } from '@wayline/core/agencies/agencies';
import { openToParent, viewerOf } from '@wayline/core/agencies/looking';
import type { Actor } from '@wayline/core/identity/actor';
import type { Contract } from '@wayline/core/kernel/contract';
import { CompanyId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import type { Deps } from '../kernel/deps';
import { keptAWhile } from '../kernel/kept-a-while';
import { readAgency } from './read-agency';

const kept = keptAWhile<CompanyId, Awaited<ReturnType<typeof readAgency>>>(1_000);

/** Forgets what this container knows of an agency's look: what ends here, ends here at once. */
export const forgetLook = (agency: CompanyId) => kept.forget(agency);

/**
 * The owner of the agency above as a reader in the sub-agency their call names. Read at most once in 30 s per container, so a look that
 * was ended is over everywhere within that time. Refuses `agency.not_open` where there is no look, whatever the reason, and
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
  const found = await kept.get(id, now, () => readAgency(deps.table, id));
  if (!found || !looksNow(found.link, owner.company_id, now)) {
    // A look that begins in a moment is open at once.
    forgetLook(id);
    return refuse('agency.not_open');
  }
  const { company } = found;
  if (!openToParent(contract)) return refuse('agency.read_only', { fill: { name: company.company_name } });
  return ok(viewerOf(owner, company, now));
};
