import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { ParentAgencies, SubAgencies } from '@wayline/core/agencies/agencies.records';
import { viewerOf } from '@wayline/core/agencies/looking';
import { sessionUserOf } from '@wayline/core/identity/session-user-of';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { agenciesChanged, toldToOther } from './agencies-changed';
import { readAgency } from './read-agency';

/** Begins a look into a sub-agency: the agency sees who looks and since when, and for twelve hours its trips are open to this owner. */
export const handler = endpoint(
  agenciesContracts['misc.sub-agencies.look'],
  ({ input: { company: agency }, actor, deps, request, commit }) =>
    decideAgain(async () => {
      const below = await getRecord(deps.table, actor.company_id, SubAgencies, { company_id: agency });
      if (!below) return refuse('record.missing');
      const found = await readAgency(deps.table, agency);
      if (found?.link.parent_company_id !== actor.company_id) return refuse('agency.not_open');
      const { company, link } = found;
      const now = deps.now();
      const { company_name } = company;
      const own = writesFor(deps.table, actor.company_id);
      const theirs = writesFor(deps.table, agency);
      const action = 'agency.looked_into';
      const by = { action, actor_id: actor.user_id, request_id: request.id };
      return commit({
        writes: [
          theirs.change(ParentAgencies, link, {
            ...link,
            parent_name: actor.company.company_name,
            last_look_at: now,
            last_look_by: actor.name,
          }),
          own.change(SubAgencies, below, { ...below, company_name }),
          ...toldToOther(deps, agency, by),
        ],
        audit: { subject: actor.company_id, action, changes: { agency } },
        event: agenciesChanged(actor.company_id),
        answer: { user: sessionUserOf(viewerOf(actor, company, now), now) },
      });
    }),
);
