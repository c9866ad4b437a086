import { AGENCIES, ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { type SubAgency, toLinkRequestRow } from '@wayline/core/areas/agencies/agencies';
import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { AgencyLinkRequests, SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { readListTotal } from '@wayline/core/store/list-counter';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

/** A sub-agency with how many trips it has and when it was looked into last, as long as it agrees. */
const shown = async ({ table }: Deps, parent: CompanyId, { version: _version, ...agency }: SubAgency) => {
  const db = tenantDb(table, agency.company_id);
  const [link, trips] = await Promise.all([db.get(ParentAgencies, {}), readListTotal(db, 'TRIPS')]);
  if (link?.parent_company_id !== parent) return agency;
  return { ...agency, trips, last_look_at: link.last_look_at };
};

/** What lies below and above the company, by name. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.list'], async ({ actor, db, deps }) => {
  const kinds = { agencies: SubAgencies, asks: AgencyLinkRequests, parents: ParentAgencies };
  const { agencies, asks, parents } = await db.readPartition(AGENCIES, kinds);
  const [parent] = parents;
  const below = await Promise.all(agencies.map((agency) => shown(deps, actor.company_id, agency)));
  return ok({
    agencies: below.sort((a, b) => a.company_name.localeCompare(b.company_name, 'en')),
    asks: asks.map((ask) => toLinkRequestRow(ask, deps.now())),
    ...(parent && { parent }),
  });
});
