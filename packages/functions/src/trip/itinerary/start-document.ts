import { announcedType, uploadForm } from '@wayline/core/areas/files/uploads';
import { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { ok, refuse } from '@wayline/core/base/result';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

/** The store itself holds the browser to the announced type and to the largest size, so nothing passes through a function. */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.upload'],
  async ({ input, actor, db, deps }) => {
    const type = announcedType(input);
    if (!type.ok) return type;
    const { tripId, tiId } = input;
    const itinerary = await db.get(Itineraries, { trip_id: tripId, id: tiId });
    if (!itinerary) return refuse('record.missing');
    return ok(await uploadForm(deps, actor.company_id, type.value));
  },
  { uploads: uploadsAdapter },
);
