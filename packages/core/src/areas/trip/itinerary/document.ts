import * as z from 'zod';
import { FileId, ItineraryId, TripId } from '../../../base/ids';
import { Instant, Name } from '../../../base/values';
import { MAX_ATTACHMENT_BYTES } from '../../files/public-schemas';

/** How many documents one client itinerary may carry. */
export const MAX_DOCUMENTS = 50;

/** A file the client may open from their itinerary, such as a voucher or a visa form: `tripDocuments` of the spec. Size in bytes. */
export const ItineraryDocument = z.object({
  id: FileId,
  trip_id: TripId,
  itinerary_id: ItineraryId,
  name: Name,
  size: z.int().min(1).max(MAX_ATTACHMENT_BYTES),
  added_by: z.string(),
  created_at: Instant,
});
export type ItineraryDocument = z.infer<typeof ItineraryDocument>;
