import * as z from 'zod';
import { FileId } from '../../base/ids';

/** The edge of a kept picture, in pixels: twice that of the largest avatar (R-SHELL-303), for fine screens. */
export const PICTURE_EDGE = 200;
/** The largest file a picture is made of, in megabytes and bytes. */
export const MAX_PICTURE_MB = 5;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1_000_000;
/** The longest base64 text of a picture that is kept, 60 KB of JPEG: many times what one of that edge needs. */
export const MAX_PICTURE_TEXT = 80_000;

/** A picture never changes: another one has another id, and so another address that browsers may keep for good. */
export const Picture = z.object({ id: FileId, jpeg: z.string() });

/** Where a user's picture is opened; undefined for who has none. */
export const pictureAddress = (company: string, file: string | undefined): string | undefined =>
  file && `/services/public/api/v1/avatars/${company}/${file}`;

/** How images begin, in hexadecimal. */
const BEGINNINGS = { jpg: /^ffd8ff/, png: /^89504e470d0a1a0a/, gif: /^47494638(?:37|39)61/, bmp: /^424d/ } as const;
export type ImageType = keyof typeof BEGINNINGS;
/** How many bytes tell an image. */
export const IMAGE_START_BYTES = 8;

/** The type of an image by its first bytes, whatever its name says; undefined for what is none that may be attached. Source: G-081. */
export const detectImageType = (start: Uint8Array): ImageType | undefined => {
  const hex = [...start.subarray(0, IMAGE_START_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return (Object.keys(BEGINNINGS) as ImageType[]).find((type) => BEGINNINGS[type].test(hex));
};
