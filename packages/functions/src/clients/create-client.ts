import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { insertClient } from '@wayline/core/areas/clients/insert-client';
import { newClient } from '@wayline/core/areas/clients/new-client';
import { endpoint } from '../kernel/endpoint';

/** Adds a client under the next account number of the company. Source: R-ACC-071, R-ACC-072. */
export const handler = endpoint(
  clientsContracts['crm.individuals.create'],
  async ({ input, actor, db, deps, commit }) => {
    const made = await newClient({ actor, db, deps }, input);
    if (!made.ok) return made;
    const created = insertClient(db, made.value);
    return commit({ writes: [created], answer: { client: created.after } });
  },
);
