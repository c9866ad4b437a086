import { refuse } from '@wayline/core/access/access-errors';
import { toReadOnlyActor } from '@wayline/core/access/impersonation';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { readAgency } from '@wayline/core/access/read-agency';
import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import { agencyViewed } from '@wayline/core/areas/agencies/agency.events';
import { linkedAgencyWrites } from '@wayline/core/areas/agencies/linked-agency-writes';
import { toSessionUser } from '@wayline/core/areas/people/to-session-user';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

/** Begins a look into a sub-agency: the agency sees who looks and since when, and for twelve hours its trips are open to this owner. */
export const handler = endpoint(
  agenciesContracts['misc.sub-agencies.look'],
  ({ input: { company: agency }, actor, db, deps, request, commit }) =>
    retryOnConflict(async () => {
      const below = await db.get(SubAgencies, { company_id: agency });
      if (!below) return refuse('record.missing');
      const theirs = tenantDb(deps.table, agency);
      const found = await readAgency(theirs);
      if (found?.link.parent_company_id !== actor.company_id) return refuse('agency.not_open');
      const { company, link } = found;
      const now = deps.now();
      const { company_name } = company;
      const by = { actor, request_id: request.id, action: agencyViewed.eventName };
      return commit({
        writes: [
          theirs.change(ParentAgencies, link, {
            ...link,
            parent_name: actor.company.company_name,
            last_look_at: now,
            last_look_by: actor.name,
          }),
          db.change(SubAgencies, below, { ...below, company_name }),
          ...linkedAgencyWrites(theirs, deps, by, agencyViewed({ other: actor.company_id })),
        ],
        audit: { changes: { agency } },
        events: [agencyViewed({ other: agency })],
        answer: { user: toSessionUser(toReadOnlyActor(actor, company, now), now) },
      });
    }),
);
