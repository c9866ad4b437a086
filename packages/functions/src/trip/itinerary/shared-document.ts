import { documentLink } from '@wayline/core/areas/files/document-link';
import { refuseClient } from '@wayline/core/areas/trip/itinerary/client-refusal';
import { documentKey, ItineraryDocuments } from '@wayline/core/areas/trip/itinerary/document.records';
import { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { openLink } from '@wayline/core/areas/trip/itinerary/open-link';
import { documentUrl } from '@wayline/core/areas/trip/itinerary/publish';
import { ok } from '@wayline/core/base/result';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { fileLinksAdapter } from '../../files/file-links-adapter';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** A client opens what was published and is still there: neither a document added since nor one taken away since. */
export const handler = endpoint(
  documentsContracts['public.ti.document'],
  async ({ input, deps }) => {
    const opened = await openLink(deps, input.url);
    if (!opened.ok) return opened;
    const { company, itinerary } = opened.value;
    const key = { trip_id: itinerary.trip_id, itinerary_id: itinerary.id, id: input.file_id };
    const [frozen, document] = await Promise.all([
      readFrozen(deps.files, company, itinerary.id, itinerary.published_version),
      tenantDb(deps.table, company).get(ItineraryDocuments, key),
    ]);
    const published = frozen?.documents.some((d) => d.url === documentUrl(input.file_id));
    if (!document || !published) return refuseClient(itinerary.language, 'link.gone');
    const place = documentKey(company, itinerary.id, document.id);
    return ok({ location: await documentLink(deps.file_links, place, document.name) });
  },
  { files: filesAdapter, file_links: fileLinksAdapter },
);
