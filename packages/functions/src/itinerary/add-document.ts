import { KIND_BYTES } from '@wayline/core/files/file-kinds';
import { attachmentFault } from '@wayline/core/files/file-types';
import { MAX_DOCUMENTS } from '@wayline/core/itinerary/document';
import { documentKey, ItineraryDocuments, uploadKey } from '@wayline/core/itinerary/document.records';
import { documentsContracts } from '@wayline/core/itinerary/documents.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { inTrip } from '@wayline/core/trips/trip.partition';
import { Trips } from '@wayline/core/trips/trip.records';
import { judgedUpload } from '../files/judged-upload';
import { endpoint } from '../kernel/endpoint';
import { filesAdapter } from '../kernel/files-adapter';
import { inTurn } from '../kernel/in-turn';
import { uploadsAdapter } from '../kernel/uploads-adapter';
import { tripEvent } from '../trips/trip-event';

/**
 * Takes an upload in: its first bytes are judged, then it is copied out of reach of the form that uploaded it. The copy is made before
 * the record, so that no document is ever listed that cannot be opened.
 */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.create'],
  async ({ input, actor, deps, commit }) => {
    const { tripId, tiId, file_id, name } = input;
    if (attachmentFault(name)) return refuse('attachment.rejected');
    const waiting = uploadKey(actor.company_id, file_id);
    const judged = judgedUpload(name, await deps.uploads.peek(waiting, KIND_BYTES));
    const kinds = { trips: Trips, itineraries: Itineraries, documents: ItineraryDocuments };
    return inTurn({ actor, deps }, `documents ${tiId}`, async (turn) => {
      const whole = await readPartition(deps.table, actor.company_id, inTrip(tripId), kinds, { consistent: true });
      if (whole.trips.length === 0 || !whole.itineraries.some((i) => i.id === tiId)) return refuse('record.missing');
      if (whole.documents.filter((d) => d.itinerary_id === tiId).length >= MAX_DOCUMENTS)
        return refuse('attachment.too_many', { fill: { limit: String(MAX_DOCUMENTS) } });
      if (!judged.ok) return judged;
      const kept = documentKey(actor.company_id, tiId, file_id);
      if (!(await deps.uploads.takeIn(waiting, kept, judged.value.etag))) return refuse('attachment.lost');
      const document = {
        id: file_id,
        trip_id: tripId,
        itinerary_id: tiId,
        name,
        size: judged.value.size,
        added_by: actor.name,
        created_at: deps.now(),
      };
      return commit({
        writes: [turn, writesFor(deps.table, actor.company_id).insert(ItineraryDocuments, document)],
        audit: { subject: tripId, action: 'itinerary.document_added', changes: { itinerary: tiId, document: file_id } },
        event: tripEvent(actor, tripId, `${actor.name} added a document`),
        answer: { document },
      });
    });
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
