import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { tripAudit } from '@wayline/core/areas/trip/history/history-audits';
import { DeletedTrips, getPurgeAt } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripCreation } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { incrementListCount } from '@wayline/core/store/list-counter';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { retryOnConflict } from '../../kernel/retry-on-conflict';
import { atOnce } from '../trips/lifecycle/close-links';
import { settleLinks } from '../trips/lifecycle/settle-links';

/** Puts a deleted trip back into its place and its list. What belongs to it never left, and is reached again; its links open too. */
export const handler = endpoint(
  historyContracts['trips.deleted.restore'],
  async ({ input, actor, deps, commit }) => {
    const outcome = await retryOnConflict(async () => {
      const deleted = await getRecord(deps.table, actor.company_id, DeletedTrips, { id: input.id });
      const now = deps.now();
      if (!deleted || getPurgeAt(deleted) <= now) return refuse('record.missing');
      const trip = { ...deleted.trip, updated_at: now, version: deleted.trip.version + 1 };
      const n = deleted.uncounted ?? 0;
      const w = writesFor(deps.table, actor.company_id);
      return commit({
        writes: [
          ...tripCreation(w, trip),
          w.deleteIfUnchanged(DeletedTrips, deleted, ['version']),
          ...(n > 0 ? [incrementListCount(w, 'BOOKINGS', n)] : []),
          settleLater(w, deps.newId('audit'), [trip.id], now),
        ],
        audit: { subject: trip.id, ...tripAudit(trip) },
        events: [tripEvents.brought_back(trip)],
        answer: { trip },
      });
    });
    if (outcome.ok) await atOnce([input.id], actor.company_id, (trip) => settleLinks(deps, actor.company_id, trip));
    return outcome;
  },
  { files: filesAdapter },
);
