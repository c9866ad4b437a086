import { formatMessage } from '../../base/messages';

export const IMAGE_TYPES = ['jpg', 'jpeg', 'png', 'gif', 'bmp'] as const;
/** File name endings that may be attached. Source: R-SHELL-210 (G-081). */
export const ATTACHMENT_TYPES = [
  ...IMAGE_TYPES,
  'ppt',
  'pptx',
  'xls',
  'xlsx',
  'csv',
  'pdf',
  'doc',
  'docx',
  'mp3',
  'mp4',
  'avi',
  'wmv',
] as const;
/** What a message takes besides. Source: R-SHELL-211, R-SHELL-212. */
export const MESSAGE_ATTACHMENT_TYPES = [...ATTACHMENT_TYPES, 'txt', 'zip'] as const;

const BYTES_PER_MB = 1_000_000;
/** The largest attachment, in megabytes as people are told, and in bytes. Source: G-082. */
export const MAX_ATTACHMENT_MB = 25;
export const MAX_ATTACHMENT_BYTES = MAX_ATTACHMENT_MB * BYTES_PER_MB;

/** The ending of a file name in small letters, without its dot; nothing when there is none. Source: R-SHELL-214. */
export const fileType = (fileName: string): string => {
  const name = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const dot = name.lastIndexOf('.');
  // Dots alone before it are no name: `.pdf` has no ending.
  return /[^.]/.test(name.slice(0, Math.max(dot, 0))) ? name.slice(dot + 1).toLowerCase() : '';
};

/** The sentence a file is refused with, undefined when it may be attached. Source: R-SHELL-210..214. */
export const attachmentFault = (fileName: string, to: 'record' | 'message' = 'record'): string | undefined => {
  const types: readonly string[] = to === 'message' ? MESSAGE_ATTACHMENT_TYPES : ATTACHMENT_TYPES;
  return types.includes(fileType(fileName)) ? undefined : formatMessage('attachment.rejected');
};

/** A file size as shown: megabytes with two decimals, n/a for nothing. Source: R-TRIP-143, R-TRIP-144. */
export const formatFileSize = (bytes: number): string =>
  bytes > 0 ? `${(bytes / BYTES_PER_MB).toFixed(2)} MB` : formatMessage('file_size.none');
