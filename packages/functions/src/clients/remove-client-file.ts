import { clientEvents } from '@wayline/core/areas/clients/client.events';
import { ClientFiles, clientFileKey } from '@wayline/core/areas/clients/files/client-file.records';
import { clientFilesContracts } from '@wayline/core/areas/clients/files/files.contract';
import { refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

/** The record goes first: without it no link to the file is made any more. */
export const handler = endpoint(
  clientFilesContracts['crm.attachments.delete'],
  async ({ input: { client_id, file_id }, actor, db, deps, commit }) => {
    const file = await db.get(ClientFiles, { client_id, id: file_id });
    if (!file) return refuse('record.missing');
    const outcome = await commit({
      writes: [db.deleteIfUnchanged(ClientFiles, file, ['created_at'])],
      events: [clientEvents.file_removed({ id: client_id })],
      answer: { status: 'success' as const },
    });
    if (outcome.ok) await deps.files.remove(clientFileKey(actor.company_id, file_id));
    return outcome;
  },
  { files: filesAdapter },
);
