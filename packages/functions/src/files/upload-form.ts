import { findMimeType } from '@wayline/core/areas/files/file-kinds';
import { attachmentFault, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENT_MB } from '@wayline/core/areas/files/file-types';
import type { Uploads } from '@wayline/core/areas/files/files';
import { uploadKey } from '@wayline/core/areas/trip/itinerary/document.records';
import type { CompanyId, NewId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';

const MINUTES_TO_UPLOAD = 15;

/** The type of a file that is to be uploaded, by its name. Refuses `attachment.rejected` and `attachment.too_large`; size in bytes. */
export const announcedType = ({ name, size }: { name: string; size: number }): Result<string> => {
  const type = findMimeType(name);
  if (attachmentFault(name) || !type) return refuse('attachment.rejected');
  return size > MAX_ATTACHMENT_BYTES
    ? refuse('attachment.too_large', { params: { limit: `${MAX_ATTACHMENT_MB} MB` } })
    : ok(type);
};

/** A form that uploads one file into the private store, which holds the browser to the announced type and to the largest size, in bytes. */
export const uploadForm = async (
  { newId, uploads }: { newId: NewId; uploads: Uploads },
  company: CompanyId,
  type: string,
  maxBytes = MAX_ATTACHMENT_BYTES,
) => {
  const file_id = newId('file');
  const form = await uploads.form(uploadKey(company, file_id), {
    type,
    maxBytes,
    seconds: MINUTES_TO_UPLOAD * 60,
  });
  return { file_id, ...form };
};
