import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { clientsChanged } from '@wayline/core/areas/clients/client.events';
import { Clients } from '@wayline/core/areas/clients/client.records';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { purgeClient } from '@wayline/core/areas/clients/purge-client';
import { refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

/** Forgets clients for good, whoever they are of those in the trash. That it was done stays in the history of the company. Source: R-ACC-137. */
export const handler = endpoint(
  clientsContracts['crm.individuals.permanent-delete'],
  async ({ input, actor, db, deps, commit }) => {
    const ids = [...new Set(input.ids)];
    const found = await db.getMany(ids.map((id) => ({ def: Clients, key: { id } })));
    if (!found.some(Boolean)) return refuse('record.missing');
    const clients = found.filter((client) => client?.deleted_at !== undefined).filter((client) => client !== undefined);
    const changed = clients.map(({ id }) => id);
    const answer = { changed, unchanged: ids.filter((id) => !changed.includes(id)) };
    if (clients.length === 0) return commitUnchanged({ actor, commit }, 'client.purged.unchanged', answer);
    const noted = await commit({
      writes: [],
      audit: {
        subject: actor.company_id,
        action: 'client.purged',
        changes: { accounts: clients.map(({ ind_code }) => ind_code) },
      },
      events: [clientsChanged({ ids: changed })],
      answer,
    });
    if (noted.ok) for (const client of clients) await purgeClient({ db, files: deps.files }, client);
    return noted;
  },
  { files: filesAdapter },
);
