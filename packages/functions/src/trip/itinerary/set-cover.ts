import { refuse } from '@wayline/core/areas/files/errors';
import { uploadKey } from '@wayline/core/areas/files/uploads';
import { changeCover } from '@wayline/core/areas/trip/itinerary/change-cover';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import {
  detectPictureType,
  MAX_COVER_BYTES,
  MAX_COVER_MB,
  PICTURE_START_BYTES,
  type UploadedCover,
} from '@wayline/core/areas/trip/itinerary/picture';
import { coverKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import type { FileId } from '@wayline/core/base/ids';
import { ok, type Result } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

/** An upload as a cover. Refuses one that never arrived, is no picture, or is larger than a cover may be. */
const judged = (id: FileId, upload: { start: Uint8Array; size: number } | undefined): Result<UploadedCover> => {
  if (!upload) return refuse('attachment.lost');
  const type = detectPictureType(upload.start);
  if (!type) return refuse('attachment.lies', { params: { type: 'JPG' } });
  // A form for a document takes more.
  if (upload.size > MAX_COVER_BYTES) return refuse('attachment.too_large', { params: { limit: `${MAX_COVER_MB} MB` } });
  return ok({ id, type });
};

/** Takes an uploaded picture in, judged by its first bytes, before the itinerary names it. The store's own waiting room is all it reaches. */
export const handler = endpoint(
  itineraryContracts['trips.ti.cover.set'],
  async ({ input, actor, db, deps, commit }) => {
    const { tiId, file_id: id } = input;
    const waiting = uploadKey(actor.company_id, id);
    const upload = await deps.uploads.peek(waiting, PICTURE_START_BYTES);
    return changeCover(
      { actor, db, deps, commit },
      input,
      judged(id, upload),
      async () =>
        upload !== undefined && deps.uploads.takeIn(waiting, coverKey(actor.company_id, tiId, id), upload.etag),
    );
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
