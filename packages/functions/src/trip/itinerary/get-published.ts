import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { readableBy } from '@wayline/core/areas/trip/itinerary/preview';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.ti.published.get'],
  async ({ input, actor, db, deps }) => {
    const itinerary = await db.get(Itineraries, {
      trip_id: input.tripId,
      id: input.tiId,
    });
    if (!itinerary) return refuse('record.missing');
    const frozen = await readFrozen(deps.files, actor.company_id, itinerary.id, itinerary.published_version);
    return frozen ? ok(readableBy(actor, frozen)) : refuse('itinerary.not_published');
  },
  { files: filesAdapter },
);
