import { ClientFiles, clientFileKey } from '@wayline/core/areas/clients/files/client-file.records';
import { clientFilesContracts } from '@wayline/core/areas/clients/files/files.contract';
import { documentLink } from '@wayline/core/areas/files/document-link';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../files/file-links-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  clientFilesContracts['crm.attachments.get'],
  async ({ input: { client_id, file_id }, actor, db, deps }) => {
    const file = await db.get(ClientFiles, { client_id, id: file_id });
    if (!file) return refuse('record.missing');
    return ok({ url: await documentLink(deps.file_links, clientFileKey(actor.company_id, file_id), file.name) });
  },
  { file_links: fileLinksAdapter },
);
