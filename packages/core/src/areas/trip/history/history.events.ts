import { AuditId, ItineraryId } from '../../../base/ids';
import { inTripEvent } from '../trip-announcements';

export const changeUndone = inTripEvent(
  'trip.change_undone',
  { undoes: AuditId },
  (f) => `${f.actor} took a change back`,
);
export const textsRestored = inTripEvent(
  'itinerary.texts_restored',
  { id: ItineraryId },
  (f) => `${f.actor} restored the texts of an earlier version`,
);
