import { ClientId } from '@wayline/core/areas/clients/client-id';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A client into whom another was merged. */
    keptClient: ClientId;
    /** The one who was merged into them. */
    mergedClient: ClientId;
  }
}

/** Two clients who were merged. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({ keptClient: ClientId.parse(id('cli')), mergedClient: ClientId.parse(id('cli')) }),
  make: async ({ world, as, name }) => {
    const made = async () =>
      expectOk(await world.call('crm.individuals.create', { first_name: name }, { as })).client.id;
    const [keptClient, mergedClient] = [await made(), await made()];
    const sides = { existing: keptClient, to_merge: mergedClient };
    expectOk(await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 }, { as }));
    return { keptClient, mergedClient };
  },
};
