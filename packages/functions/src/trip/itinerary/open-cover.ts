import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { pictureLink } from '@wayline/core/areas/trip/itinerary/picture-originals';
import { coverKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../../files/file-links-adapter';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.ti.cover.get'],
  async ({ input: { tripId, tiId }, actor, db, deps }) => {
    const itinerary = await db.get(Itineraries, { trip_id: tripId, id: tiId });
    const cover = itinerary?.uploaded_cover;
    if (!cover) return refuse('record.missing');
    const key = coverKey(actor.company_id, tiId, cover.id);
    return ok({ url: await pictureLink(deps.file_links, { key, type: cover.type }) });
  },
  { file_links: fileLinksAdapter },
);
