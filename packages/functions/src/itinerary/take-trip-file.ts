import { MAX_DOCUMENTS } from '@wayline/core/itinerary/document';
import { documentKey, ItineraryDocuments } from '@wayline/core/itinerary/document.records';
import { documentsContracts } from '@wayline/core/itinerary/documents.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { tripFileKey } from '@wayline/core/trips/people/trip-file.records';
import { inTrip } from '@wayline/core/trips/trip.partition';
import { endpoint } from '../kernel/endpoint';
import { filesAdapter } from '../kernel/files-adapter';
import { uploadsAdapter } from '../kernel/uploads-adapter';
import { readTripFiles } from '../trips/people/read-trip-files';
import { tripEvent } from '../trips/trip-event';

/**
 * Copies a file of the trip to the documents of an itinerary, so that what becomes of the one leaves the other alone. An internal file
 * is none that could be given. Source: R-TRIP-068.
 */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.take'],
  async ({ input: { tripId, tiId, file_id }, actor, deps, commit }) => {
    const [{ itineraries, documents }, files] = await Promise.all([
      readPartition(deps.table, actor.company_id, inTrip(tripId), {
        itineraries: Itineraries,
        documents: ItineraryDocuments,
      }),
      readTripFiles(deps.table, actor.company_id, tripId),
    ]);
    const file = files?.find(({ id, key }) => id === file_id && key !== 'Internal');
    if (!file || !itineraries.some(({ id }) => id === tiId)) return refuse('record.missing');
    const own = documents.filter(({ itinerary_id }) => itinerary_id === tiId);
    if (own.some(({ id }) => id === file_id)) return refuse('record.exists');
    if (own.length >= MAX_DOCUMENTS) return refuse('attachment.too_many', { fill: { limit: String(MAX_DOCUMENTS) } });
    const [from, to] = [tripFileKey(actor.company_id, tripId, file_id), documentKey(actor.company_id, tiId, file_id)];
    const kept = await deps.uploads.peek(from, 1);
    if (!kept || !(await deps.uploads.takeIn(from, to, kept.etag))) return refuse('attachment.lost');
    const document = {
      id: file_id,
      trip_id: tripId,
      itinerary_id: tiId,
      name: file.name,
      size: file.size,
      added_by: actor.name,
      created_at: deps.now(),
    };
    return commit({
      writes: [writesFor(deps.table, actor.company_id).insert(ItineraryDocuments, document)],
      audit: { subject: tripId, action: 'itinerary.document_added', changes: { itinerary: tiId, document: file_id } },
      event: tripEvent(actor, tripId, `${actor.name} added a document`),
      answer: { document },
    });
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
