import type { CompanyId, FileId, ItineraryId } from '../../../base/ids';
import type { PublishedEntry, PublishedItinerary } from './published';

const PLACE = '/pictures/';
const YEAR_SECONDS = 31_536_000;
/** A picture never changes under its address, so browsers keep it for good. */
export const PICTURE_CACHE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** What lies under this opens to whoever knows the address: a company's published pictures, or those of one itinerary. */
export const picturesUnder = (company: CompanyId, itinerary?: ItineraryId) =>
  `published${PLACE}${company}/${itinerary ? `${itinerary}/` : ''}`;
/**
 * Where a client's browser opens the copy of a file that was made for a version. Whoever publishes that version makes it alike, and no
 * other version makes it again.
 */
export const pictureUrl = (company: CompanyId, itinerary: ItineraryId, file: FileId, version: number) =>
  `${PLACE}${company}/${itinerary}/${file}-${version}`;

const ADDRESS = /^\/pictures\/cmp_[0-9A-Z]{26}\/tin_[0-9A-Z]{26}\/fil_[0-9A-Z]{26}-\d{1,9}$/;
/** Where the store keeps the picture that such an address opens; undefined for any other address. */
export const publishedPictureKey = (url: string | undefined): string | undefined =>
  url && ADDRESS.test(url) ? `published${url}` : undefined;

/** Where the cover that an advisor uploaded is kept; no link opens it. */
export const coverKey = (company: CompanyId, itinerary: ItineraryId, file: FileId) =>
  `${company}/itineraries/${itinerary}/covers/${file}`;

const entriesOf = ({ days, unscheduled }: PublishedItinerary) => [...days.flatMap((d) => d.entries), ...unscheduled];

/** The uploaded pictures of an itinerary with their addresses, which are missing before it is published. */
export const picturesIn = (published: PublishedItinerary): { file: FileId; url?: string | undefined }[] => [
  ...(published.cover_file ? [{ file: published.cover_file, url: published.cover_img_url }] : []),
  ...entriesOf(published).flatMap(({ photos }) => photos ?? []),
];

/** The itinerary with each uploaded picture at the address it has; one without an address is left out. */
export const withPictures = (
  { cover_file, ...published }: PublishedItinerary,
  urls: ReadonlyMap<FileId, string>,
): PublishedItinerary => {
  const cover = cover_file && urls.get(cover_file);
  const entry = ({ photos, ...rest }: PublishedEntry): PublishedEntry => {
    const found = photos?.flatMap(({ file }) => {
      const url = urls.get(file);
      return url ? [{ file, url }] : [];
    });
    return found?.length ? { ...rest, photos: found } : rest;
  };
  return {
    ...published,
    ...(cover && { cover_file, cover_img_url: cover }),
    days: published.days.map((day) => ({ ...day, entries: day.entries.map(entry) })),
    unscheduled: published.unscheduled.map(entry),
  };
};

/** The itinerary without the photos of its bookings. */
export const withoutPhotos = (published: PublishedItinerary): PublishedItinerary => {
  const entry = ({ photos, ...rest }: PublishedEntry): PublishedEntry => rest;
  return {
    ...published,
    days: published.days.map((day) => ({ ...day, entries: day.entries.map(entry) })),
    unscheduled: published.unscheduled.map(entry),
  };
};
