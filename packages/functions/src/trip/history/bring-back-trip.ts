import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import { atOnce } from '@wayline/core/areas/trip/trips/lifecycle/close-links';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { settleLinks } from '@wayline/core/areas/trip/trips/lifecycle/settle-links';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { refuse } from '@wayline/core/base/result';
import { incrementListCount } from '@wayline/core/store/list-counter';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { renderForShare } from '../itinerary/render-for-share';

/** Puts a deleted trip back into its place and its list. What belongs to it never left, and is reached again; its links open too. */
export const handler = endpoint(
  historyContracts['trips.deleted.restore'],
  async ({ input, actor, db, deps, commit }) => {
    const outcome = await retryOnConflict(async () => {
      const deleted = await db.get(DeletedTrips, { id: input.id });
      const now = deps.now();
      if (!deleted || getPurgeAt(deleted.deleted_at) <= now) return refuse('record.missing');
      const trip = db.restore(Trips, deleted.trip);
      const n = deleted.uncounted ?? 0;
      return commit({
        writes: [
          trip,
          db.deleteIfUnchanged(DeletedTrips, deleted, ['version']),
          ...(n > 0 ? [incrementListCount(db, 'BOOKINGS', n)] : []),
          settleLater(db, deps.newId('audit'), [input.id], now),
        ],
        answer: { trip: trip.after },
      });
    });
    if (outcome.ok)
      await atOnce([input.id], actor.company_id, (trip) => settleLinks({ ...deps, db, renderForShare }, trip));
    return outcome;
  },
  { files: filesAdapter },
);
