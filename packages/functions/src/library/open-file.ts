import { documentLink } from '@wayline/core/areas/files/document-link';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { CloudFiles, cloudKey } from '@wayline/core/areas/library/library.records';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../files/file-links-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  cloudContracts['misc.cloud.files.get'],
  async ({ input, actor, db, deps }) => {
    const file = await db.get(CloudFiles, input);
    if (!file || file.deleted_at) return refuse('record.missing');
    return ok({ url: await documentLink(deps.file_links, cloudKey(actor.company_id, file.id), file.name) });
  },
  { file_links: fileLinksAdapter },
);
