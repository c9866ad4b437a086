import { mimeOf } from '@wayline/core/files/file-kinds';
import { attachmentFault, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENT_MB } from '@wayline/core/files/file-types';
import { uploadKey } from '@wayline/core/itinerary/document.records';
import { ok, refuse } from '@wayline/core/kernel/result';
import { cloudContracts } from '@wayline/core/library/cloud.contract';
import { endpoint } from '../kernel/endpoint';
import { uploadsAdapter } from '../kernel/uploads-adapter';

const SECONDS_TO_UPLOAD = 15 * 60;

/** The store itself holds the browser to the announced type and to the largest size. */
export const handler = endpoint(
  cloudContracts['misc.cloud.files.upload'],
  async ({ input, actor, deps }) => {
    const type = mimeOf(input.name);
    if (attachmentFault(input.name) || !type) return refuse('attachment.rejected');
    if (input.size > MAX_ATTACHMENT_BYTES)
      return refuse('attachment.too_large', { fill: { limit: `${MAX_ATTACHMENT_MB} MB` } });
    const file_id = deps.newId('file');
    const form = await deps.uploads.form(uploadKey(actor.company_id, file_id), {
      type,
      maxBytes: MAX_ATTACHMENT_BYTES,
      seconds: SECONDS_TO_UPLOAD,
    });
    return ok({ file_id, ...form });
  },
  { uploads: uploadsAdapter },
);
