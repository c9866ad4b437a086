import { Clients, ClientTrips, ofClient, TravelDocuments } from '@wayline/core/areas/clients/client.records';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { ClientNotes } from '@wayline/core/areas/clients/notes/client-note.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-071, R-ACC-073. */
export const handler = endpoint(clientsContracts['crm.individuals.get'], async ({ input: { id }, db }) => {
  const kinds = { clients: Clients, documents: TravelDocuments, trip_links: ClientTrips, notes: ClientNotes };
  const { clients, ...beside } = await db.readPartition(ofClient(id), kinds);
  const [client] = clients;
  return client ? ok({ client, ...beside }) : refuse('record.missing');
});
