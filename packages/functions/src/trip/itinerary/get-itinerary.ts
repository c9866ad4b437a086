import { readDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import {
  listItineraryDocuments,
  readableBy,
  readableDocuments,
  toItineraryPreview,
} from '@wayline/core/areas/trip/itinerary/preview';
import { shareRecipient } from '@wayline/core/areas/trip/itinerary/share-recipient';
import { readShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import { toKnownPapers } from '@wayline/core/areas/trip/trip-check/check-papers';
import { countFindings } from '@wayline/core/areas/trip/trip-check/finding';
import { readPapers } from '@wayline/core/areas/trip/trip-check/read-papers';
import { checkTrip } from '@wayline/core/areas/trip/trip-check/trip-check';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.ti.get'], async ({ input, actor, db, deps }) => {
  const whole = await readShownTrip(db, input.tripId);
  const itinerary = whole?.itineraries.find((i) => i.id === input.tiId);
  if (!whole || !itinerary) return refuse('record.missing');
  const checked = { ...whole, today: deps.now().slice(0, 10) };
  const papers = await readPapers(db, {
    travelers: whole.travelers,
    user_id: actor.user_id,
    seesClients: actor.permissions.has('View Client Profiles'),
  });
  return ok({
    itinerary,
    activities: actor.permissions.has('View Shared Information Client Itinerary')
      ? whole.shareActivities.filter((a) => a.itinerary_id === itinerary.id)
      : [],
    bookings: whole.bookings,
    documents: readableDocuments(actor, listItineraryDocuments(whole, itinerary.id)),
    events: whole.events.map((event) => readDayEvent(event, whole.trip.start_date)),
    preview: readableBy(actor, toItineraryPreview(whole, itinerary, actor, deps.now())),
    recipient: shareRecipient(whole.trip, whole.travelers, papers.profiles),
    check: countFindings(checkTrip({ ...checked, ...toKnownPapers(checked, papers) })),
  });
});
