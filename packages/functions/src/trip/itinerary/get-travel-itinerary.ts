import { coverPicture } from '@wayline/core/areas/trip/itinerary/cover-picture';
import { ItineraryDocuments } from '@wayline/core/areas/trip/itinerary/document.records';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { readableDocuments } from '@wayline/core/areas/trip/itinerary/preview';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.travel-itineraries.get'], async ({ input, actor, db }) => {
  const kinds = { trips: Trips, itineraries: Itineraries, documents: ItineraryDocuments };
  const found = await db.readPartition(inTrip(input.trip_id), kinds);
  const [trip] = found.trips;
  const itinerary = found.itineraries.find(({ id }) => id === input.id);
  if (!trip || !itinerary) return refuse('record.missing');
  const { company_name, website } = actor.company;
  return ok({
    ti_table_row: { id: itinerary.id, user_id: getTripAdvisor(trip) },
    trip_info: { ti_bg_image: coverPicture(itinerary, trip), banner_image: trip.banner_img_url },
    company_details: { company_name, website },
    tripDocuments: readableDocuments(
      actor,
      found.documents.filter(({ itinerary_id }) => itinerary_id === itinerary.id),
    ),
  });
});
