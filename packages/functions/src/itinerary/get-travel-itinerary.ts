import { coverPicture } from '@wayline/core/itinerary/cover-picture';
import { ItineraryDocuments } from '@wayline/core/itinerary/document.records';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { readableDocuments } from '@wayline/core/itinerary/preview';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { advisorOf } from '@wayline/core/trips/lifecycle/trip-life';
import { inTrip } from '@wayline/core/trips/trip.partition';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.travel-itineraries.get'], async ({ input, actor, deps }) => {
  const kinds = { trips: Trips, itineraries: Itineraries, documents: ItineraryDocuments };
  const found = await readPartition(deps.table, actor.company_id, inTrip(input.trip_id), kinds);
  const [trip] = found.trips;
  const itinerary = found.itineraries.find(({ id }) => id === input.id);
  if (!trip || !itinerary) return refuse('record.missing');
  const { company_name, website } = actor.company;
  return ok({
    ti_table_row: { id: itinerary.id, user_id: advisorOf(trip) },
    trip_info: { ti_bg_image: coverPicture(itinerary, trip), banner_image: trip.banner_img_url },
    company_details: { company_name, website },
    tripDocuments: readableDocuments(
      actor,
      found.documents.filter(({ itinerary_id }) => itinerary_id === itinerary.id),
    ),
  });
});
