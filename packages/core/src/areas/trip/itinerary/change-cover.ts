import type { SignedCall } from '../../../access/signed-call';
import type { ItineraryId, TripId } from '../../../base/ids';
import { type Result, refuse } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { Files } from '../../files/public';
import type { Itinerary } from './itinerary';
import { itineraryEvents } from './itinerary.events';
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
    if (!(await takeIn())) return refuse('attachment.lost');
    const itinerary = { ...before, uploaded_cover, updated_at: deps.now(), version: before.version + 1 };
    const outcome = await commit({
      writes: [db.change(Itineraries, before, itinerary)],
      // Told without what it was before: that file is gone, so the history could not bring it back.
      audit: {
        subject: tripId,
        changes: { itinerary: tiId, fields: ['uploaded_cover'] },
      },
      events: [itineraryEvents.changed(itinerary)],
      answer: { itinerary },
    });
    const old = before.uploaded_cover;
    if (outcome.ok && old && old.id !== uploaded_cover?.id)
      await deps.files.remove(coverKey(actor.company_id, tiId, old.id));
    return outcome;
  });
