import { Clients, ofClient } from '@wayline/core/areas/clients/client.records';
import { refuse } from '@wayline/core/areas/clients/errors';
import { ClientFiles, clientFileKey, MAX_CLIENT_FILES } from '@wayline/core/areas/clients/files/client-file.records';
import { clientFilesContracts } from '@wayline/core/areas/clients/files/files.contract';
import { refuseDeleted } from '@wayline/core/areas/clients/merge/refuse-deleted';
import { refuse as refuseFile } from '@wayline/core/areas/files/errors';
import { KIND_BYTES } from '@wayline/core/areas/files/file-kinds';
import { attachmentFault } from '@wayline/core/areas/files/file-types';
import { judgedUpload, uploadKey } from '@wayline/core/areas/files/uploads';
import { inTurn } from '@wayline/core/store/in-turn';
import { filesAdapter } from '../files/files-adapter';
import { uploadsAdapter } from '../files/uploads-adapter';
import { endpoint } from '../kernel/endpoint';

/** Takes an upload in: its first bytes are judged, then it is copied out of reach of the form that uploaded it, then it is listed. */
export const handler = endpoint(
  clientFilesContracts['crm.attachments.create'],
  async ({ input: { client_id, file_id, name }, actor, db, deps, commit }) => {
    if (attachmentFault(name)) return refuseFile('attachment.rejected');
    const waiting = uploadKey(actor.company_id, file_id);
    const judged = judgedUpload(name, await deps.uploads.peek(waiting, KIND_BYTES));
    return inTurn({ db, deps }, `files ${client_id}`, async (turn) => {
      const kinds = { clients: Clients, files: ClientFiles };
      const { clients, files } = await db.readPartition(ofClient(client_id), kinds, { consistent: true });
      const [client] = clients;
      if (!client || client.deleted_at) return refuseDeleted(db, client);
      if (files.length >= MAX_CLIENT_FILES)
        return refuse('client.too_many_files', { params: { limit: String(MAX_CLIENT_FILES) } });
      if (!judged.ok) return judged;
      if (!(await deps.uploads.takeIn(waiting, clientFileKey(actor.company_id, file_id), judged.value.etag)))
        return refuseFile('attachment.lost');
      const created = db.create(ClientFiles, {
        ...{ id: file_id, client_id, name },
        size: judged.value.size,
        added_by: actor.name,
        came_from: [],
      });
      return commit({ writes: [turn, created], answer: { file: created.after } });
    });
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
