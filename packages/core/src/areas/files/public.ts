/** What other areas may use of files. */
export type { FileLinks, Files, Uploads } from './files';
export type { Listing } from './s3-listing';
export { uploadForm, uploadKey } from './uploads';
