import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { tripChange } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';
import { changed, changeTrips } from './lifecycle/change-trips';

const MOST_TAGS = 50;

/** Puts a tag on trips, or takes it off; a trip that has it already, or as many tags as it can have, stays as it is. */
export const handler = endpoint(lifecycleContracts['trips.tag'], (call) => {
  const { tag, on } = call.input;
  const same = (other: string) => other.toLowerCase() === tag.toLowerCase();
  return changeTrips(call, {
    action: on ? 'trip.tagged' : 'trip.untagged',
    said: on ? `put “${tag}” on` : `took “${tag}” off`,
    step: (w, trip, now) => {
      if (trip.tags.some(same) === on || (on && trip.tags.length === MOST_TAGS)) return undefined;
      const tags = on ? [...trip.tags, tag] : trip.tags.filter((other) => !same(other));
      return { writes: tripChange(w, trip, changed(trip, { tags }, now)), changes: { tag } };
    },
  });
});
