/** What other areas may use of files where nothing of their store may come along. */

export { refuse as refuseFile } from './errors';
export { fileType, MAX_ATTACHMENT_BYTES } from './file-types';
