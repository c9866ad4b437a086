import { Clients, ClientTrips, ofClient, TravelDocuments } from '@wayline/core/areas/clients/client.records';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-071, R-ACC-073. */
export const handler = endpoint(clientsContracts['crm.individuals.get'], async ({ input: { id }, db }) => {
  const kinds = { clients: Clients, documents: TravelDocuments, trip_links: ClientTrips };
  const { clients, documents, trip_links } = await db.readPartition(ofClient(id), kinds);
  const [client] = clients;
  return client ? ok({ client, documents, trip_links }) : refuse('record.missing');
});
