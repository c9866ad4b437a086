import { ok, refuse } from '@wayline/core/kernel/result';
import { tripFileKey } from '@wayline/core/trips/people/trip-file.records';
import { tripFilesContracts } from '@wayline/core/trips/trip-files.contract';
import { documentLink } from '../itinerary/document-link';
import { endpoint } from '../kernel/endpoint';
import { fileLinksAdapter } from '../kernel/file-links-adapter';
import { readTripFiles } from './people/read-trip-files';

export const handler = endpoint(
  tripFilesContracts['trips.attachments.get'],
  async ({ input: { id, file_id }, actor, deps }) => {
    const files = await readTripFiles(deps.table, actor.company_id, id);
    const file = files?.find((f) => f.id === file_id);
    if (!file) return refuse('record.missing');
    return ok({ url: await documentLink(deps.file_links, tripFileKey(actor.company_id, id, file_id), file.name) });
  },
  { file_links: fileLinksAdapter },
);
