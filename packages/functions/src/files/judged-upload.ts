import { isWhatItSays } from '@wayline/core/areas/files/file-kinds';
import { fileType } from '@wayline/core/areas/files/file-types';
import { ok, type Result, refuse } from '@wayline/core/base/result';

type Peeked = { start: Uint8Array; size: number; etag: string };

/** An upload that arrived and is by its first bytes what its name says. Refuses `attachment.lost` and `attachment.lies`. */
export const judgedUpload = (name: string, upload: Peeked | undefined): Result<Peeked> => {
  if (!upload) return refuse('attachment.lost');
  return isWhatItSays(name, upload.start)
    ? ok(upload)
    : refuse('attachment.lies', { params: { type: fileType(name).toUpperCase() } });
};
