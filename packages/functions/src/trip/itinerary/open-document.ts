import { documentLink } from '@wayline/core/areas/files/document-link';
import { documentKey, ItineraryDocuments } from '@wayline/core/areas/trip/itinerary/document.records';
import { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../../files/file-links-adapter';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  documentsContracts['trips.ti.documents.get'],
  async ({ input, actor, db, deps }) => {
    const { tripId, tiId, file_id } = input;
    const document = await db.get(ItineraryDocuments, {
      trip_id: tripId,
      itinerary_id: tiId,
      id: file_id,
    });
    if (!document) return refuse('record.missing');
    const url = await documentLink(deps.file_links, documentKey(actor.company_id, tiId, file_id), document.name);
    return ok({ url });
  },
  { file_links: fileLinksAdapter },
);
