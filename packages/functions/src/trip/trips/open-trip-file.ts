import { documentLink } from '@wayline/core/areas/files/document-link';
import { readTripFiles } from '@wayline/core/areas/trip/trips/people/read-trip-files';
import { tripFileKey } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../../files/file-links-adapter';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  tripFilesContracts['trips.attachments.get'],
  async ({ input: { id, file_id }, actor, db, deps }) => {
    const files = await readTripFiles(db, id);
    const file = files?.find((f) => f.id === file_id);
    if (!file) return refuse('record.missing');
    return ok({ url: await documentLink(deps.file_links, tripFileKey(actor.company_id, id, file_id), file.name) });
  },
  { file_links: fileLinksAdapter },
);
