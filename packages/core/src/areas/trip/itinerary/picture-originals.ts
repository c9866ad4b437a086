import type { CompanyId, FileId } from '../../../base/ids';
import type { FileLinks } from '../../files/public';
import { tripFileKey } from '../trips/people/trip-file.records';
import type { Itinerary } from './itinerary';
import type { PictureType } from './picture';
import { coverKey } from './published-pictures';
import type { ShownTrip } from './shown-trip';

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

const MINUTES_TO_LOOK = 15;

/** A link that shows an original to the advisor who looks at the draft. */
export const pictureLink = (links: FileLinks, { key, type }: Original): Promise<string> =>
  links.download(key, { fileName: `picture.${type.split('/')[1]}`, type, seconds: MINUTES_TO_LOOK * 60 });
