import type { Company } from '../../access/company';
import type { ParentAgency } from '../../access/parent-agency';
import { ParentAgencies } from '../../access/parent-agency.records';
import { Companies } from '../../access/people.records';
import type { CompanyId } from '../../base/ids';
import { hasExpired } from '../../base/later';
import { ok, type Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import { findLookup } from '../../store/lookup';
import { tenantDb } from '../../store/tenant-db';
import { tokenHash } from '../../store/token-hash';
import type { AgencyLinkRequest } from './agencies';
import { AgencyLinkRequests, linkRequestLookupKey } from './agencies.records';
import { refuse } from './errors';

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
