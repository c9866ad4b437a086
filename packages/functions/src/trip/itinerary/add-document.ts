import { refuse } from '@wayline/core/areas/files/errors';
import { KIND_BYTES } from '@wayline/core/areas/files/file-kinds';
import { attachmentFault } from '@wayline/core/areas/files/file-types';
import { judgedUpload, uploadKey } from '@wayline/core/areas/files/uploads';
import { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import { keepDocument } from '@wayline/core/areas/trip/itinerary/keep-document';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Takes an upload in: its first bytes are judged, then it is copied out of reach of the form that uploaded it. */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.create'],
  async (call) => {
    const { file_id, name } = call.input;
    if (attachmentFault(name)) return refuse('attachment.rejected');
    const at = uploadKey(call.actor.company_id, file_id);
    const judged = judgedUpload(name, await call.deps.uploads.peek(at, KIND_BYTES));
    return keepDocument(call, judged.ok ? ok({ at, name, size: judged.value.size, etag: judged.value.etag }) : judged);
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
