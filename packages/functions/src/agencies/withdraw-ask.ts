import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { AgencyAsks, askPointer } from '@wayline/core/agencies/agencies.records';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { agenciesChanged } from './agencies-changed';

/** Takes an ask back; its link is dead at once. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.withdraw'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const before = await getRecord(deps.table, actor.company_id, AgencyAsks, { email: input.email });
    if (!before) return refuse('record.missing');
    const w = writesFor(deps.table, actor.company_id);
    return commit({
      writes: [w.take(AgencyAsks, before, ['version']), w.unpoint(askPointer(before.token_hash))],
      audit: { subject: actor.company_id, action: 'agency.ask_withdrawn' },
      event: agenciesChanged(actor.company_id),
      answer: { status: 'success' as const },
    });
  }),
);
