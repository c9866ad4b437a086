import { changeTrips } from '@wayline/core/areas/trip/trips/lifecycle/change-trips';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripTagEvents } from '@wayline/core/areas/trip/trips/several-trips.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { MAX_TAGS, withoutTag, withTag } from '@wayline/core/base/tag-list';
import { endpoint } from '../../kernel/endpoint';

/** Puts a tag on trips, or takes it off; a trip that has it already, or as many tags as it can have, stays as it is. */
export const handler = endpoint(lifecycleContracts['trips.tag'], (call) => {
  const { tag, on } = call.input;
  return changeTrips(call, {
    event: (trips) => (on ? tripTagEvents.tagged : tripTagEvents.untagged)({ trips, tag }),
    step: (db, trip) => {
      const tags = on ? withTag(trip.tags, tag) : withoutTag(trip.tags, tag);
      if (tags.length === trip.tags.length || tags.length > MAX_TAGS) return undefined;
      return { writes: [db.save(Trips, trip, { ...trip, tags })] };
    },
  });
});
