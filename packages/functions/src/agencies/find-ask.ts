import type { AgencyAsk, ParentAgency } from '@wayline/core/agencies/agencies';
import { AgencyAsks, askPointer, ParentAgencies } from '@wayline/core/agencies/agencies.records';
import type { Company } from '@wayline/core/identity/company';
import { Companies } from '@wayline/core/identity/people.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { hasExpired } from '@wayline/core/kernel/later';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { getRecords } from '@wayline/core/store/read';
import { tokenHash } from '@wayline/core/store/token-hash';
import type { Deps } from '../kernel/deps';

type Found = {
  ask: AgencyAsk;
  asking: Company;
  /** The agency above the one that asks. */
  above: ParentAgency | undefined;
};

/** The ask a link opens, with the company that asks. Refuses with `agency.ask_gone` whatever it is that keeps it closed. */
export const findAsk = async ({ table, now }: Deps, token: string): Promise<Result<Found>> => {
  const hash = tokenHash(token);
  const to = await follow(table, askPointer(hash), true);
  if (!to) return refuse('agency.ask_gone');
  const [asking, ask, above] = (await getRecords(table, to.company_id as CompanyId, [
    { def: Companies, key: {} },
    { def: AgencyAsks, key: { email: String(to.email) } },
    { def: ParentAgencies, key: {} },
  ])) as [Company | undefined, AgencyAsk | undefined, ParentAgency | undefined];
  if (!asking || asking.closing_at || ask?.token_hash !== hash || hasExpired(ask, now()))
    return refuse('agency.ask_gone');
  return ok({ ask, asking, above });
};
