import { refuse } from '@wayline/core/areas/files/errors';
import { uploadForm } from '@wayline/core/areas/files/uploads';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { MAX_COVER_BYTES, MAX_COVER_MB } from '@wayline/core/areas/trip/itinerary/picture';
import { ok } from '@wayline/core/base/result';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.ti.cover.upload'],
  async ({ input: { tripId, tiId, type, size }, actor, db, deps }) => {
    if (size > MAX_COVER_BYTES) return refuse('attachment.too_large', { params: { limit: `${MAX_COVER_MB} MB` } });
    const itinerary = await db.get(Itineraries, { trip_id: tripId, id: tiId });
    if (!itinerary) return refuse('record.missing');
    return ok(await uploadForm(deps, actor.company_id, type, { maxBytes: MAX_COVER_BYTES }));
  },
  { uploads: uploadsAdapter },
);
