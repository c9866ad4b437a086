import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { endShare } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/**
 * Withdraws a link. Its page goes before the record says so, so that a withdrawal that breaks off leaves nothing open; and once more
 * after, for a publish that has rendered it in between.
 */
export const handler = endpoint(
  itineraryContracts['trips.itinerary.share.revoke'],
  ({ input, actor, db, deps, commit }) =>
    retryOnConflict(async () => {
      const { tripId, tiId, shareId } = input;
      const before = await db.get(Itineraries, { trip_id: tripId, id: tiId });
      const share = before?.shares.find((s) => s.id === shareId);
      if (!before || !share) return refuse('record.missing');
      const now = deps.now();
      const shares = before.shares.map((s) => (s.id === shareId ? { ...s, revoked_at: s.revoked_at ?? now } : s));
      const saved = db.save(
        Itineraries,
        before,
        { ...before, shares },
        {
          as: (after) => itineraryEvents.share_revoked({ ...after, share_id: shareId }),
          changes: { share: shareId },
        },
      );
      const end = () => endShare(deps, actor.company_id, share);
      await end();
      const outcome = await commit({ writes: [saved], answer: { itinerary: saved.after } });
      if (outcome.ok) await end();
      return outcome;
    }),
  { files: filesAdapter },
);
