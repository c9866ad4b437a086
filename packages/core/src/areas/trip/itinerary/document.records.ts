import { record } from '../../../store/record';
import { inTrip } from '../trips/trip.partition';
import { ItineraryDocument } from './document';
import { documentEvents } from './itinerary.events';

/** Documents stand beside their itinerary and not in it, so that adding one makes nobody's edit of its words stale. */
export const ItineraryDocuments = record({
  name: 'itinerary_document',
  schema: ItineraryDocument,
  key: ['trip_id', 'itinerary_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['DOCUMENT', k.itinerary_id, k.id],
  label: ({ name }) => name,
  facts: { created: documentEvents.document_added },
});

export const documentKey = (company: string, itinerary: string, file: string) =>
  `${company}/itineraries/${itinerary}/documents/${file}`;
