import { Clients, ofClient } from '@wayline/core/areas/clients/client.records';
import { sortConsents } from '@wayline/core/areas/clients/consents/consent';
import { ClientConsents } from '@wayline/core/areas/clients/consents/consent.records';
import { consentsContracts } from '@wayline/core/areas/clients/consents/consents.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(consentsContracts['crm.consents.list'], async ({ input: { client_id }, db }) => {
  const kinds = { clients: Clients, consents: ClientConsents };
  const { clients, consents } = await db.readPartition(ofClient(client_id), kinds);
  return clients[0] ? ok({ consents: sortConsents(consents) }) : refuse('record.missing');
});
