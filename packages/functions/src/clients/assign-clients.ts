import { Users } from '@wayline/core/access/people.records';
import { changeClients } from '@wayline/core/areas/clients/change-clients';
import { MAX_ADVISORS } from '@wayline/core/areas/clients/client';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Adds an advisor to clients, or takes one off. An advisor is a colleague who works here. Source: R-ACC-072. */
export const handler = endpoint(clientsContracts['crm.individuals.assign'], async (call) => {
  const { ids, advisor, on } = call.input;
  const colleague = on ? await call.db.get(Users, { id: advisor }) : undefined;
  if (on && !colleague?.is_active) return refuse('record.missing');
  return changeClients(call, {
    ids,
    action: on ? 'client.assigned' : 'client.unassigned',
    change: ({ advisor_id, deleted_at }) => {
      if (deleted_at || advisor_id.includes(advisor) === on || advisor_id.length >= MAX_ADVISORS + (on ? 0 : 1))
        return undefined;
      return { advisor_id: on ? [...advisor_id, advisor] : advisor_id.filter((id) => id !== advisor) };
    },
  });
});
