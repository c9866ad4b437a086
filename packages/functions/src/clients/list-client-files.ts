import { Clients, ofClient } from '@wayline/core/areas/clients/client.records';
import { ClientFiles, sortClientFiles } from '@wayline/core/areas/clients/files/client-file.records';
import { clientFilesContracts } from '@wayline/core/areas/clients/files/files.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-074, R-ACC-114. */
export const handler = endpoint(clientFilesContracts['crm.attachments.list'], async ({ input: { client_id }, db }) => {
  const { clients, files } = await db.readPartition(ofClient(client_id), { clients: Clients, files: ClientFiles });
  return clients.length > 0 ? ok({ files: sortClientFiles(files) }) : refuse('record.missing');
});
