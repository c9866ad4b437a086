import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { PictureType } from '@wayline/core/areas/trip/itinerary/picture';
import { coverKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import type { ShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import { tripFileKey } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import type { CompanyId, FileId } from '@wayline/core/base/ids';

export type Original = { key: string; type: PictureType };

/** Where the pictures that an itinerary may show are kept, by file: always among the files of this company. */
export const getPictureOriginals = (
  company: CompanyId,
  { trip, photos }: Pick<ShownTrip, 'trip' | 'photos'>,
  { id, uploaded_cover: cover }: Itinerary,
): ReadonlyMap<FileId, Original> =>
  new Map([
    ...photos.map((photo) => [photo.id, { key: tripFileKey(company, trip.id, photo.id), type: photo.type }] as const),
    ...(cover ? [[cover.id, { key: coverKey(company, id, cover.id), type: cover.type }] as const] : []),
  ]);
