import { documentKey, ItineraryDocuments } from '@wayline/core/areas/trip/itinerary/document.records';
import { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import { documentEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** The record goes first: without it no link is made any more, also for pages published with the document. */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.delete'],
  async ({ input, actor, db, deps, commit }) => {
    const { tripId, tiId, file_id } = input;
    const document = await db.get(ItineraryDocuments, { trip_id: tripId, itinerary_id: tiId, id: file_id });
    if (!document) return refuse('record.missing');
    const outcome = await commit({
      writes: [db.deleteIfUnchanged(ItineraryDocuments, document, ['created_at'])],
      audit: { changes: { itinerary: tiId } },
      events: [documentEvents.document_removed(document)],
      answer: { status: 'success' as const },
    });
    if (outcome.ok) await deps.files.remove(documentKey(actor.company_id, tiId, file_id));
    return outcome;
  },
  { files: filesAdapter },
);
