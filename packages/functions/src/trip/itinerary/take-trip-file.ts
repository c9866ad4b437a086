import { refuse } from '@wayline/core/areas/files/errors';
import { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import { keepDocument } from '@wayline/core/areas/trip/itinerary/keep-document';
import { readTripFiles } from '@wayline/core/areas/trip/trips/people/read-trip-files';
import { tripFileKey } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { uploadsAdapter } from '../../files/uploads-adapter';
import { endpoint } from '../../kernel/endpoint';

/**
 * Copies a file of the trip to the documents of an itinerary, so that what becomes of the one leaves the other alone. An internal file
 * is none that could be given. Source: R-TRIP-068.
 */
export const handler = endpoint(
  documentsContracts['trips.ti.documents.take'],
  async (call) => {
    const { input, actor, db, deps } = call;
    const files = await readTripFiles(db, input.tripId);
    const file = files?.find(({ id, key }) => id === input.file_id && key !== 'Internal');
    if (!file) return refuse('record.missing');
    const at = tripFileKey(actor.company_id, input.tripId, input.file_id);
    const kept = await deps.uploads.peek(at, 1);
    return keepDocument(
      call,
      kept ? ok({ at, name: file.name, size: file.size, etag: kept.etag }) : refuse('attachment.lost'),
    );
  },
  { files: filesAdapter, uploads: uploadsAdapter },
);
