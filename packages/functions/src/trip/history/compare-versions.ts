import { comparePublished } from '@wayline/core/areas/trip/history/compare-published';
import { versionsContracts } from '@wayline/core/areas/trip/history/versions.contract';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { readableBy, toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { readShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Two frozen versions, or one and the itinerary as it would be published now. */
export const handler = endpoint(
  versionsContracts['trips.ti.versions.compare'],
  async ({ input, actor, db, deps }) => {
    const { tripId, tiId, from, to } = input;
    const frozen = (version: number) => readFrozen(deps.files, actor.company_id, tiId, version);
    const [whole, before, later] = await Promise.all([
      readShownTrip(db, tripId),
      frozen(from),
      to === undefined ? undefined : frozen(to),
    ]);
    const itinerary = whole?.itineraries.find(({ id }) => id === tiId);
    if (!whole || !itinerary || !before) return refuse('record.missing');
    const after = to === undefined ? toItineraryPreview(whole, itinerary, actor, deps.now()) : later;
    return after ? ok(comparePublished(readableBy(actor, before), readableBy(actor, after))) : refuse('record.missing');
  },
  { files: filesAdapter },
);
