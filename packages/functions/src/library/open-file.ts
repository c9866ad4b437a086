import { ok, refuse } from '@wayline/core/kernel/result';
import { cloudContracts } from '@wayline/core/library/cloud.contract';
import { CloudFiles, cloudKey } from '@wayline/core/library/library.records';
import { getRecord } from '@wayline/core/store/read';
import { documentLink } from '../itinerary/document-link';
import { endpoint } from '../kernel/endpoint';
import { fileLinksAdapter } from '../kernel/file-links-adapter';

export const handler = endpoint(
  cloudContracts['misc.cloud.files.get'],
  async ({ input, actor, deps }) => {
    const file = await getRecord(deps.table, actor.company_id, CloudFiles, input);
    if (!file || file.deleted_at) return refuse('record.missing');
    return ok({ url: await documentLink(deps.file_links, cloudKey(actor.company_id, file.id), file.name) });
  },
  { file_links: fileLinksAdapter },
);
