import { ClientId, TravelDocumentId } from '@wayline/core/areas/clients/client-id';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    client: ClientId;
    /** Another client, who may be the same person. */
    otherClient: ClientId;
    /** A client in the trash. */
    deletedClient: ClientId;
    /** A passport of the client, with its number. */
    travelDocument: TravelDocumentId;
  }
}

/** A client with a passport, and one in the trash. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({
    client: ClientId.parse(id('cli')),
    otherClient: ClientId.parse(id('cli')),
    deletedClient: ClientId.parse(id('cli')),
    travelDocument: TravelDocumentId.parse(id('travel_document')),
  }),
  make: async ({ world, as, name }) => {
    const asked = { as };
    const made = async () =>
      expectOk(await world.call('crm.individuals.create', { first_name: name }, asked)).client.id;
    const [client, otherClient, deletedClient] = [await made(), await made(), await made()];
    expectOk(await world.call('crm.individuals.delete', { ids: [deletedClient] }, asked));
    const passport = { client_id: client, kind: 'passport' as const, names: name, number: 'X12345678' };
    const { document } = expectOk(await world.call('crm.documents.create', passport, asked));
    return { client, otherClient, deletedClient, travelDocument: document.id };
  },
};
