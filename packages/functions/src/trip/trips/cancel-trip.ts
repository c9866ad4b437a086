import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { atOnce, closeLinks } from '@wayline/core/areas/trip/trips/lifecycle/close-links';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { cancelTrip } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { isOpen, linksClosed } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { wholeList } from '@wayline/core/store/full-page';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Cancels a trip; bookings, prices and people stay, and clients' links as it was chosen. Source: R-TRIP-108, R-TRIP-153. */
export const handler = endpoint(
  lifecycleContracts['trips.cancel'],
  async ({ input, actor, db, deps, commit }) => {
    const company = actor.company_id;
    const itineraries = { partition: inTrip(input.id), prefix: 'ITINERARY#' };
    const outcome = await retryOnConflict(async () => {
      const [before, items] = await Promise.all([
        db.get(Trips, { id: input.id }),
        input.close_links ? wholeList((cursor) => db.listPartition(Itineraries, itineraries, { cursor })) : [],
      ]);
      if (!before) return refuse('record.missing');
      const now = deps.now();
      const cancelled = cancelTrip(before, input.note, now);
      if (!cancelled.ok) return cancelled;
      const trip = db.save(Trips, before, cancelled.value, {
        as: tripEvents.cancelled,
        changes: { close_links: input.close_links },
      });
      const shared = items.filter(({ shares }) => shares.some((share) => isOpen(share, now)));
      return commit({
        writes: [
          trip,
          ...shared.map((itinerary) => db.change(Itineraries, itinerary, linksClosed(itinerary, now))),
          ...(shared.length > 0 ? [settleLater(db, deps.newId('audit'), [input.id], now)] : []),
        ],
        answer: { trip: trip.after },
      });
    });
    if (outcome.ok && input.close_links) await atOnce([input.id], company, (trip) => closeLinks({ ...deps, db }, trip));
    return outcome;
  },
  { files: filesAdapter },
);
