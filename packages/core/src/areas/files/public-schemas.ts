/** What other areas may use of files where nothing of their store may come along. */
export { fileType, MAX_ATTACHMENT_BYTES } from './file-types';
