import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { atOnce } from '@wayline/core/areas/trip/trips/lifecycle/close-links';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { settleLinks } from '@wayline/core/areas/trip/trips/lifecycle/settle-links';
import { restoreTrip } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { linksReopened } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { wholeList } from '@wayline/core/store/full-page';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { renderForShare } from '../itinerary/render-for-share';

const closedWithTrip = ({ shares }: Itinerary) => shares.some((share) => share.closed_with_trip);

/** Takes a cancellation back: the status the trip had, and the links that were closed with it. Source: R-TRIP-153. */
export const handler = endpoint(
  lifecycleContracts['trips.restore'],
  async ({ input, actor, db, deps, commit }) => {
    const company = actor.company_id;
    const itineraries = { partition: inTrip(input.id), prefix: 'ITINERARY#' };
    const outcome = await retryOnConflict(async () => {
      const [before, items] = await Promise.all([
        db.get(Trips, { id: input.id }),
        wholeList((cursor) => db.listPartition(Itineraries, itineraries, { cursor })),
      ]);
      if (!before) return refuse('record.missing');
      const restored = restoreTrip(before);
      if (!restored.ok) return restored;
      const trip = db.save(Trips, before, restored.value, { as: tripEvents.restored });
      const closed = items.filter(closedWithTrip);
      return commit({
        writes: [
          trip,
          ...closed.map((itinerary) => db.change(Itineraries, itinerary, linksReopened(itinerary))),
          ...(closed.length > 0 ? [settleLater(db, deps.newId('audit'), [input.id], deps.now())] : []),
        ],
        answer: { trip: trip.after },
      });
    });
    if (outcome.ok) await atOnce([input.id], company, (trip) => settleLinks({ ...deps, db, renderForShare }, trip));
    return outcome;
  },
  { files: filesAdapter },
);
