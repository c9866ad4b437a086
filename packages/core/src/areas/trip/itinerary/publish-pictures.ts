import type { CompanyId, FileId } from '../../../base/ids';
import type { Files } from '../../files/public';
import type { Itinerary } from './itinerary';
import type { Original } from './picture-originals';
import type { PublishedItinerary } from './published';
import { PICTURE_CACHE, picturesIn, pictureUrl, publishedPictureKey, withPictures } from './published-pictures';

type ToCopy = {
  company: CompanyId;
  itinerary: Itinerary;
  draft: PublishedItinerary;
  /** The version before, whose copies are shown further where it is the same picture. */
  before: PublishedItinerary | undefined;
  originals: ReadonlyMap<FileId, Original>;
};

const urlsOf = (published: PublishedItinerary | undefined) =>
  new Map(published ? picturesIn(published).flatMap(({ file, url }) => (url ? [[file, url] as const] : [])) : []);

/**
 * Copies what a version shows to where clients open it, so that what becomes of the originals leaves the version alone. `settle` deletes
 * those of the version before that are shown no longer. Copies for a version that does not come to be stay: another who publishes the same
 * version may show them. A picture whose original is lost is left out and counted.
 */
export const publishPictures = async (
  files: Files,
  { company, itinerary, draft, before, originals }: ToCopy,
): Promise<{ frozen: PublishedItinerary; lost: number; settle: () => Promise<void> }> => {
  const known = urlsOf(before);
  const copy = async (file: FileId) => {
    const original = originals.get(file);
    const url = pictureUrl(company, itinerary.id, file, draft.version);
    const to = publishedPictureKey(url);
    const kept = original && to && (await files.copy(original.key, to, { type: original.type, cache: PICTURE_CACHE }));
    return kept ? url : undefined;
  };
  const wanted = picturesIn(draft).map(({ file }) => file);
  const found = await Promise.all(
    wanted.map(async (file) => {
      const url = known.get(file) ?? (await copy(file));
      return url ? [[file, url] as const] : [];
    }),
  );
  const urls = new Map(found.flat());
  const settle = async () => {
    const gone = [...known].flatMap(([file, url]) => (urls.has(file) ? [] : (publishedPictureKey(url) ?? [])));
    await Promise.all(gone.map((key) => files.remove(key)));
  };
  return { frozen: withPictures(draft, urls), lost: wanted.length - urls.size, settle };
};
