import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { frozenKey, Itineraries, publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { getPictureOriginals } from '@wayline/core/areas/trip/itinerary/picture-originals';
import { toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { publishPictures } from '@wayline/core/areas/trip/itinerary/publish-pictures';
import { readToPublish } from '@wayline/core/areas/trip/itinerary/read-to-publish';
import { liveShares } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { renderForShare } from './render-for-share';

/**
 * Freezes the itinerary as a version. The frozen file is written before the record names it and the clients' pages after, so a
 * publish that breaks off leaves the last version in place, and publishing again finishes it. A link withdrawn in the meantime stays
 * withdrawn. Pictures are copied first, and those of the version before go last.
 */
export const handler = endpoint(
  itineraryContracts['trips.itinerary.publish'],
  async ({ input, actor, db, deps, commit }) => {
    const { tripId, tiId, version } = input;
    const read = await readToPublish(db, actor, input);
    if (!read) return refuse('record.missing');
    const { whole, itinerary: before, words } = read;
    const seen = checkSeen(before, version);
    if (!seen.ok) return seen;
    const now = deps.now();
    const company = actor.company_id;
    const pictures = await publishPictures(deps.files, {
      company,
      itinerary: before,
      draft: toItineraryPreview(whole, before, actor, now, words),
      before: await readFrozen(deps.files, company, tiId, before.published_version),
      originals: getPictureOriginals(company, whole, before),
    });
    const { frozen, lost } = pictures;
    await deps.files.put(frozenKey(actor.company_id, tiId, frozen.version), JSON.stringify(frozen), {
      type: 'application/json',
    });
    const published = { published_version: frozen.version, published_at: now };
    const saved = db.save(
      Itineraries,
      before,
      { ...before, ...published },
      { as: itineraryEvents.published, changes: { published_version: frozen.version } },
    );
    const outcome = await commit({ writes: [saved], answer: { itinerary: saved.after, pictures_lost: lost } });
    if (!outcome.ok) return outcome;
    const shown = liveShares(before, now).map((share) => share.token_hash);
    await Promise.all(shown.map((hash) => renderForShare(deps.files, frozen, hash)));
    const key = { trip_id: tripId, id: tiId };
    const since = await db.get(Itineraries, key, true);
    const live = new Set(since && liveShares(since, deps.now()).map((share) => share.token_hash));
    await Promise.all(shown.filter((hash) => !live.has(hash)).map((hash) => deps.files.remove(publishedKey(hash))));
    await pictures.settle();
    return outcome;
  },
  { files: filesAdapter },
);
