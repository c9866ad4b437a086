import { mimeOf } from '@wayline/core/files/file-kinds';
import { attachmentFault, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENT_MB } from '@wayline/core/files/file-types';
import { uploadKey } from '@wayline/core/itinerary/document.records';
import { documentsContracts } from '@wayline/core/itinerary/documents.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { ok, refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { uploadsAdapter } from '../kernel/uploads-adapter';

const MINUTES_TO_UPLOAD = 15;

/** The store itself holds the browser to the announced type and to the largest size, so nothing passes through a function. */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.upload'],
  async ({ input, actor, deps }) => {
    const type = mimeOf(input.name);
    if (attachmentFault(input.name) || !type) return refuse('attachment.rejected');
    if (input.size > MAX_ATTACHMENT_BYTES)
      return refuse('attachment.too_large', { fill: { limit: `${MAX_ATTACHMENT_MB} MB` } });
    const { tripId, tiId } = input;
    const itinerary = await getRecord(deps.table, actor.company_id, Itineraries, { trip_id: tripId, id: tiId });
    if (!itinerary) return refuse('record.missing');
    const file_id = deps.newId('file');
    const form = await deps.uploads.form(uploadKey(actor.company_id, file_id), {
      type,
      maxBytes: MAX_ATTACHMENT_BYTES,
      seconds: MINUTES_TO_UPLOAD * 60,
    });
    return ok({ file_id, ...form });
  },
  { uploads: uploadsAdapter },
);
