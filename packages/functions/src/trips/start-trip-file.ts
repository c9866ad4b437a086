import { mimeOf } from '@wayline/core/files/file-kinds';
import { attachmentFault, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENT_MB } from '@wayline/core/files/file-types';
import { uploadKey } from '@wayline/core/itinerary/document.records';
import { ok, refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { Trips } from '@wayline/core/trips/trip.records';
import { tripFilesContracts } from '@wayline/core/trips/trip-files.contract';
import { endpoint } from '../kernel/endpoint';
import { uploadsAdapter } from '../kernel/uploads-adapter';

const SECONDS_TO_UPLOAD = 15 * 60;

/** The store itself holds the browser to the announced type and to the largest size. */
export const handler = endpoint(
  tripFilesContracts['trips.attachments.upload'],
  async ({ input: { id, name, size }, actor, deps }) => {
    const type = mimeOf(name);
    if (attachmentFault(name) || !type) return refuse('attachment.rejected');
    if (size > MAX_ATTACHMENT_BYTES)
      return refuse('attachment.too_large', { fill: { limit: `${MAX_ATTACHMENT_MB} MB` } });
    if (!(await getRecord(deps.table, actor.company_id, Trips, { id }))) return refuse('record.missing');
    const file_id = deps.newId('file');
    const limits = { type, maxBytes: MAX_ATTACHMENT_BYTES, seconds: SECONDS_TO_UPLOAD };
    return ok({ file_id, ...(await deps.uploads.form(uploadKey(actor.company_id, file_id), limits)) });
  },
  { uploads: uploadsAdapter },
);
