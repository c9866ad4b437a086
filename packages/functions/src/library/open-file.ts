import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { CloudFiles, cloudKey } from '@wayline/core/areas/library/library.records';
import { ok, refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { fileLinksAdapter } from '../files/file-links-adapter';
import { endpoint } from '../kernel/endpoint';
import { documentLink } from '../trip/itinerary/document-link';

export const handler = endpoint(
  cloudContracts['misc.cloud.files.get'],
  async ({ input, actor, deps }) => {
    const file = await getRecord(deps.table, actor.company_id, CloudFiles, input);
    if (!file || file.deleted_at) return refuse('record.missing');
    return ok({ url: await documentLink(deps.file_links, cloudKey(actor.company_id, file.id), file.name) });
  },
  { file_links: fileLinksAdapter },
);
