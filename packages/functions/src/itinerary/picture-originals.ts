import type { Itinerary } from '@wayline/core/itinerary/itinerary';
import type { PictureType } from '@wayline/core/itinerary/picture';
import { coverKey } from '@wayline/core/itinerary/published-pictures';
import type { ShownTrip } from '@wayline/core/itinerary/shown-trip';
import type { CompanyId, FileId } from '@wayline/core/kernel/ids';
import { tripFileKey } from '@wayline/core/trips/people/trip-file.records';

export type Original = { key: string; type: PictureType };

/** Where the pictures that an itinerary may show are kept, by file: always among the files of this company. */
export const originalsOf = (
  company: CompanyId,
  { trip, photos }: Pick<ShownTrip, 'trip' | 'photos'>,
  { id, uploaded_cover: cover }: Itinerary,
): ReadonlyMap<FileId, Original> =>
  new Map([
    ...photos.map((photo) => [photo.id, { key: tripFileKey(company, trip.id, photo.id), type: photo.type }] as const),
    ...(cover ? [[cover.id, { key: coverKey(company, id, cover.id), type: cover.type }] as const] : []),
  ]);
