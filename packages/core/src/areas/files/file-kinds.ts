import { type ATTACHMENT_TYPES, fileType } from './file-types';

type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
/** `begins` is matched against the first bytes in hexadecimal, two small letters or digits each. */
type FileKind = { mime: string; begins: RegExp };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ZIP = /^504b0304/;
const COMPOUND = /^d0cf11e0a1b11ae1/;
const JPEG: FileKind = { mime: 'image/jpeg', begins: /^ffd8ff/ };

/** What each file that may be attached is called on the web, and how its bytes begin. */
const FILE_KINDS: Record<AttachmentType, FileKind> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: { mime: 'image/png', begins: /^89504e470d0a1a0a/ },
  gif: { mime: 'image/gif', begins: /^47494638(?:37|39)61/ },
  bmp: { mime: 'image/bmp', begins: /^424d/ },
  // Readers accept what some printers write before the mark.
  pdf: { mime: 'application/pdf', begins: /^(?:..)*?255044462d/ },
  doc: { mime: 'application/msword', begins: COMPOUND },
  xls: { mime: 'application/vnd.ms-excel', begins: COMPOUND },
  ppt: { mime: 'application/vnd.ms-powerpoint', begins: COMPOUND },
  docx: { mime: `${OFFICE}.wordprocessingml.document`, begins: ZIP },
  xlsx: { mime: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP },
  pptx: { mime: `${OFFICE}.presentationml.presentation`, begins: ZIP },
  // Text has no mark of its own; what it cannot hold is a zero byte, and what a browser would run is a tag.
  csv: { mime: 'text/csv', begins: /^(?!(?:09|0a|0d|20)*3c)(?:(?!00)..)*$/ },
  mp3: { mime: 'audio/mpeg', begins: /^(?:494433|ff[ef])/ },
  mp4: { mime: 'video/mp4', begins: /^.{8}66747970/ },
  avi: { mime: 'video/x-msvideo', begins: /^52494646.{8}41564920/ },
  wmv: { mime: 'video/x-ms-wmv', begins: /^3026b2758e66cf11/ },
};
/** How many bytes tell whether a file is what its name says. */
export const KIND_BYTES = 1_024;

const kinds = new Map<string, FileKind>(Object.entries(FILE_KINDS));
const kindOf = (fileName: string) => kinds.get(fileType(fileName));

/** The media type of a file that may be attached, by its name; undefined for every other file. */
export const findMimeType = (fileName: string): string | undefined => kindOf(fileName)?.mime;

/** Whether the first bytes of a file are those of the type in its name. A page called `voucher.pdf` is not. */
export const isWhatItSays = (fileName: string, start: Uint8Array): boolean =>
  kindOf(fileName)?.begins.test(Buffer.from(start).toString('hex')) ?? false;
