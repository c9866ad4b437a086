import { comparePublished, countChanges } from '@wayline/core/areas/trip/history/compare-published';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { readShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** What clients see is compared with what they would see now, so an undone change is no change. */
export const handler = endpoint(
  itineraryContracts['trips.travel-itineraries.list'],
  async ({ input, actor, db, deps }) => {
    const whole = await readShownTrip(db, input.trip_id);
    if (!whole) return refuse('record.missing');
    const behind = async (itinerary: Itinerary) => {
      const { id, published_version } = itinerary;
      const frozen = published_version > 0 && (await readFrozen(deps.files, actor.company_id, id, published_version));
      if (!frozen) return itinerary;
      const comparison = comparePublished(frozen, toItineraryPreview(whole, itinerary, actor, deps.now()));
      return { ...itinerary, unpublished_changes: countChanges(comparison) };
    };
    return ok({ itineraries: await Promise.all(whole.itineraries.map(behind)) });
  },
  { files: filesAdapter },
);
