import { readDayEvent } from '@wayline/core/itinerary/event';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { documentsOf, previewOf, readableBy, readableDocuments } from '@wayline/core/itinerary/preview';
import { shareRecipient } from '@wayline/core/itinerary/share-recipient';
import { readShownTrip } from '@wayline/core/itinerary/shown-trip';
import { ok, refuse } from '@wayline/core/kernel/result';
import { countFindings } from '@wayline/core/trip-check/finding';
import { checkTrip } from '@wayline/core/trip-check/trip-check';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.ti.get'], async ({ input, actor, deps }) => {
  const whole = await readShownTrip(deps.table, actor.company_id, input.tripId);
  const itinerary = whole?.itineraries.find((i) => i.id === input.tiId);
  if (!whole || !itinerary) return refuse('record.missing');
  return ok({
    itinerary,
    activities: actor.permissions.has('View Shared Information Client Itinerary')
      ? whole.shareActivities.filter((a) => a.itinerary_id === itinerary.id)
      : [],
    bookings: whole.bookings,
    documents: readableDocuments(actor, documentsOf(whole, itinerary.id)),
    events: whole.events.map((event) => readDayEvent(event, whole.trip.start_date)),
    preview: readableBy(actor, previewOf(whole, itinerary, actor, deps.now())),
    recipient: shareRecipient(whole.trip, whole.travelers),
    check: countFindings(checkTrip({ ...whole, today: deps.now().slice(0, 10) })),
  });
});
