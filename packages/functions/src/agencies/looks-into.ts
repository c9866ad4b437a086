import { looksNow, type ParentAgency } from '@wayline/core/agencies/agencies';
import { ParentAgencies } from '@wayline/core/agencies/agencies.records';
import { openToParent, viewerOf } from '@wayline/core/agencies/looking';
import type { Actor } from '@wayline/core/identity/actor';
import type { Company } from '@wayline/core/identity/company';
import { Companies } from '@wayline/core/identity/people.records';
import type { Contract } from '@wayline/core/kernel/contract';
import { CompanyId } from '@wayline/core/kernel/ids';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { getRecords } from '@wayline/core/store/read';
import type { Deps } from '../kernel/deps';

const KEPT_MS = 30_000;
const MOST = 1_000;
type Known = { company: Company; link: ParentAgency; at: number };
const cache = new Map<CompanyId, Known>();

/** Forgets what this container knows of an agency's look: what ends here, ends here at once. */
export const forgetLook = (agency: CompanyId) => cache.delete(agency);

const agencyOf = async (id: CompanyId, { table, now }: Deps): Promise<Known | undefined> => {
  const at = Date.parse(now());
  const known = cache.get(id);
  if (known && at - known.at < KEPT_MS && at >= known.at) return known;
  const [company, link] = (await getRecords(table, id, [
    { def: Companies, key: {} },
    { def: ParentAgencies, key: {} },
  ])) as [Company | undefined, ParentAgency | undefined];
  if (!company || !link) return undefined;
  if (cache.size >= MOST) cache.clear();
  const fresh = { company, link, at };
  cache.set(id, fresh);
  return fresh;
};

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
  const id = CompanyId.safeParse(agency);
  const found = id.success && owner.is_owner ? await agencyOf(id.data, deps) : undefined;
  if (!found) return refuse('agency.not_open');
  const { company, link } = found;
  const now = deps.now();
  if (!looksNow(link, owner.company_id, now)) {
    forgetLook(company.id);
    return refuse('agency.not_open');
  }
  if (!openToParent(contract)) return refuse('agency.read_only', { fill: { name: company.company_name } });
  return ok(viewerOf(owner, company, now));
};
