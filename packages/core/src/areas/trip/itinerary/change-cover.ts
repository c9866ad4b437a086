import type { SignedCall } from '../../../access/signed-call';
import type { ItineraryId, TripId } from '../../../base/ids';
import { type Result, refuse } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { Files } from '../../files/public';
import { refuseFile } from '../../files/public-schemas';
import type { Itinerary } from './itinerary';
import { Itineraries } from './itinerary.records';
import type { UploadedCover } from './picture';
import { coverKey } from './published-pictures';

/**
 * Gives an itinerary another uploaded cover, or none. What is wrong with a `cover` is told, and `takeIn` fetches
 * its file, once it is sure that there is an itinerary for it. The one
 * before is deleted; a version that is published has a copy of its own.
 */
export const changeCover = (
  { actor, db, deps, commit }: SignedCall<{ files: Files }>,
  { tripId, tiId }: { tripId: TripId; tiId: ItineraryId },
  cover: Result<UploadedCover | undefined>,
  takeIn: () => Promise<boolean> = async () => true,
): Promise<Result<{ itinerary: Itinerary }>> =>
  retryOnConflict(async () => {
    const key = { trip_id: tripId, id: tiId };
    const before = await db.get(Itineraries, key, true);
    if (!before) return refuse('record.missing');
    if (!cover.ok) return cover;
    const uploaded_cover = cover.value;
    if (!(await takeIn())) return refuseFile('attachment.lost');
    const saved = db.save(
      Itineraries,
      before,
      { ...before, uploaded_cover },
      // Told without what it was before: that file is gone, so the history could not bring it back.
      { changes: { fields: ['uploaded_cover'] } },
    );
    const outcome = await commit({ writes: [saved], answer: { itinerary: saved.after } });
    const old = before.uploaded_cover;
    if (outcome.ok && old && old.id !== uploaded_cover?.id)
      await deps.files.remove(coverKey(actor.company_id, tiId, old.id));
    return outcome;
  });
