import * as z from 'zod';
import { FileId } from '../../../base/ids';
import { fileType } from '../../files/public-schemas';
import type { TripFile } from '../trips/people/trip-fields';

/** What a picture on a client's page may be. A drawing that can run (SVG) is none. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const BEGINS: Record<PictureType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};
/** How many bytes tell a picture. */
export const PICTURE_START_BYTES = 12;

/** The type of a picture by its first bytes, whatever it was called; undefined for anything else. */
export const detectPictureType = (start: Uint8Array): PictureType | undefined => {
  const hex = [...start.subarray(0, PICTURE_START_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return PICTURE_TYPES.find((type) => BEGINS[type].test(hex));
};

/** The largest cover that is taken in, in megabytes and bytes: small enough to go into a PDF, which has to fit into one answer. */
export const MAX_COVER_MB = 3;
export const MAX_COVER_BYTES = MAX_COVER_MB * 1_000_000;

/** The cover an advisor uploaded. It never changes: another one has another id. */
export const UploadedCover = z.object({ id: FileId, type: z.enum(PICTURE_TYPES) });
export type UploadedCover = z.infer<typeof UploadedCover>;

/** How many photos of one booking the client's page shows. */
export const MAX_PHOTOS = 6;
/** A larger photo is kept for the office and not shown: on a phone it would take minutes. In bytes. */
const MAX_PHOTO_BYTES = 10_000_000;
/** The attachments that are photos, by the endings their bytes were judged against when they were taken in. */
const PHOTO_TYPES: Partial<Record<string, PictureType>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

export type BookingPhoto = { id: FileId; booking_id: string; type: PictureType };

/** The files of a trip that are photos of a booking, in the order in which they came. Source: R-TRIP-068. */
export const bookingPhotos = (files: readonly TripFile[]): BookingPhoto[] =>
  files
    .flatMap(({ id, booking_id, key, name, size, created_at }) => {
      const type = PHOTO_TYPES[fileType(name)];
      if (key !== 'Photos' || !booking_id || !type || size > MAX_PHOTO_BYTES) return [];
      return [{ id, booking_id, type, created_at }];
    })
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
    .map(({ created_at, ...photo }) => photo);
