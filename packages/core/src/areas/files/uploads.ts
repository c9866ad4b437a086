import type { CompanyId, NewId } from '../../base/ids';
import { ok, type Result } from '../../base/result';
import { refuse } from './errors';
import { findMimeType, isWhatItSays } from './file-kinds';
import { attachmentFault, fileType, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENT_MB } from './file-types';
import type { Uploads } from './files';

const MINUTES_TO_UPLOAD = 15;

/** The type of a file that is to be uploaded, by its name. Refuses `attachment.rejected` and `attachment.too_large`; size in bytes. */
export const announcedType = ({ name, size }: { name: string; size: number }): Result<string> => {
  const type = findMimeType(name);
  if (attachmentFault(name) || !type) return refuse('attachment.rejected');
  return size > MAX_ATTACHMENT_BYTES
    ? refuse('attachment.too_large', { params: { limit: `${MAX_ATTACHMENT_MB} MB` } })
    : ok(type);
};

/** Where a browser puts a file before it is accepted; what stays here is swept away after a day. `of` is for whom alone it waits. */
export const uploadKey = (company: string, file: string, of?: string) =>
  ['uploads', company, ...(of === undefined ? [] : [of]), file].join('/');

/** A form that uploads one file into the private store, which holds the browser to the announced type and to the largest size, in bytes. */
export const uploadForm = async (
  { newId, uploads }: { newId: NewId; uploads: Uploads },
  company: CompanyId,
  type: string,
  { maxBytes = MAX_ATTACHMENT_BYTES, of }: { maxBytes?: number; of?: string } = {},
) => {
  const file_id = newId('file');
  const form = await uploads.form(uploadKey(company, file_id, of), {
    type,
    maxBytes,
    seconds: MINUTES_TO_UPLOAD * 60,
  });
  return { file_id, ...form };
};

type Peeked = { start: Uint8Array; size: number; etag: string };

/** An upload that arrived and is by its first bytes what its name says. Refuses `attachment.lost` and `attachment.lies`. */
export const judgedUpload = (name: string, upload: Peeked | undefined): Result<Peeked> => {
  if (!upload) return refuse('attachment.lost');
  return isWhatItSays(name, upload.start)
    ? ok(upload)
    : refuse('attachment.lies', { params: { type: fileType(name).toUpperCase() } });
};
