import type { Actor } from '@wayline/core/access/actor';
import type { Files } from '@wayline/core/areas/files/files';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import type { UploadedCover } from '@wayline/core/areas/trip/itinerary/picture';
import { coverKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { TenantDb } from '@wayline/core/store/tenant-db';

type Doing = { actor: Actor; db: TenantDb; deps: Deps & { files: Files }; commit: Committer };

/**
 * Gives an itinerary another uploaded cover, or none. What is wrong with a `cover` is told, and `takeIn` fetches
 * its file, once it is sure that there is an itinerary for it. The one
 * before is deleted; a version that is published has a copy of its own.
 */
export const changeCover = (
  { actor, db, deps, commit }: Doing,
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
