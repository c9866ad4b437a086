import { clientsChanged } from '@wayline/core/areas/clients/client.events';
import { Clients } from '@wayline/core/areas/clients/client.records';
import { duplicatesContracts } from '@wayline/core/areas/clients/duplicates/duplicates.contract';
import { DistinctClients, toPairKey } from '@wayline/core/areas/clients/duplicates/match-key.records';
import { refuse } from '@wayline/core/areas/clients/errors';
import { endpoint } from '../kernel/endpoint';

/** Both must be clients that whoever says it sees. */
export const handler = endpoint(
  duplicatesContracts['crm.duplicates.dismiss'],
  async ({ input: { client_id, other_id, on }, actor, db, deps, commit }) => {
    if (client_id === other_id) return refuse('client.merge_itself');
    const found = await db.getMany([client_id, other_id].map((id) => ({ def: Clients, key: { id } })));
    if (found.includes(undefined)) return refuse('record.missing');
    const pair = toPairKey(client_id, other_id);
    return commit({
      writes: [
        on
          ? db.put(DistinctClients, { ...pair, said_by: actor.user_id, said_at: deps.now() })
          : db.deleteIfExists(DistinctClients, pair),
      ],
      audit: { action: on ? 'client.distinct' : 'client.not_distinct', changes: pair },
      events: [clientsChanged({ ids: [client_id, other_id] })],
      answer: { status: 'success' as const },
    });
  },
);
