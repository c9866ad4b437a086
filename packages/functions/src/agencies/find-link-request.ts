import type { Company } from '@wayline/core/access/company';
import type { ParentAgency } from '@wayline/core/access/parent-agency';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { Companies } from '@wayline/core/access/people.records';
import type { AgencyLinkRequest } from '@wayline/core/areas/agencies/agencies';
import { AgencyLinkRequests, linkRequestLookupKey } from '@wayline/core/areas/agencies/agencies.records';
import type { CompanyId } from '@wayline/core/base/ids';
import { hasExpired } from '@wayline/core/base/later';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { findLookup } from '@wayline/core/store/lookup';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';

type Found = {
  ask: AgencyLinkRequest;
  asking: Company;
  /** The agency above the one that asks. */
  above: ParentAgency | undefined;
};

/** The ask a link opens, with the company that asks. Refuses with `agency.ask_gone` whatever it is that keeps it closed. */
export const findLinkRequest = async ({ table, now }: Deps, token: string): Promise<Result<Found>> => {
  const hash = tokenHash(token);
  const to = await findLookup(table, linkRequestLookupKey(hash), true);
  if (!to) return refuse('agency.ask_gone');
  const [asking, ask, above] = await tenantDb(table, to.company_id as CompanyId).getMany([
    { def: Companies, key: {} },
    { def: AgencyLinkRequests, key: { email: String(to.email) } },
    { def: ParentAgencies, key: {} },
  ]);
  if (!asking || asking.closing_at || ask?.token_hash !== hash || hasExpired(ask, now()))
    return refuse('agency.ask_gone');
  return ok({ ask, asking, above });
};
