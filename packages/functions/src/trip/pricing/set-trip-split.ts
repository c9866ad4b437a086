import { checkSplit } from '@wayline/core/areas/trip/pricing/commission-split';
import { TripCommissionSplits } from '@wayline/core/areas/trip/pricing/commission-split.records';
import { namedAdvisors } from '@wayline/core/areas/trip/pricing/named-advisors';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { requireTripExists, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Says how the commission of a trip is shared; 0 as version is the first split of a trip. */
export const handler = endpoint(
  pricingContracts['trips.commission-split.set'],
  async ({ input: { id, version, ...split }, db, deps, commit }) => {
    const [trip, before, ...advisors] = await db.getMany([
      { def: Trips, key: { id } },
      { def: TripCommissionSplits, key: { trip_id: id } },
      ...namedAdvisors(split),
    ]);
    if (!trip || advisors.includes(undefined)) return refuse('record.missing');
    const checked = checkSplit(split, getTripAdvisor(trip));
    if (!checked.ok) return checked;
    if ((before?.version ?? 0) !== version) return refuse('record.stale', { current: before });
    const after = { ...split, trip_id: id };
    const saved = before ? db.save(TripCommissionSplits, before, after) : db.create(TripCommissionSplits, after);
    return commit({
      writes: [saved, requireTripExists(db, id, deps.now())],
      audit: { changes: split },
      events: [tripEvents.commission_split_set(trip)],
      answer: { split: saved.after },
    });
  },
);
