import { refuse } from '@wayline/core/kernel/result';
import { pathTo } from '@wayline/core/library/cloud';
import { cloudContracts } from '@wayline/core/library/cloud.contract';
import { CloudFolders, foldersOf } from '@wayline/core/library/library.records';
import { writesFor } from '@wayline/core/store/write';
import { CLOUD, companyEvent } from '../booking-lists/company-booking-event';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(cloudContracts['misc.cloud.folders.create'], async ({ input, actor, deps, commit }) => {
  const folders = await foldersOf(deps.table, actor.company_id);
  if (!pathTo(folders, input.folder)) return refuse('record.missing');
  const folder = { ...input, id: deps.newId('folder'), added_by: actor.name, created_at: deps.now(), version: 1 };
  return commit({
    writes: [writesFor(deps.table, actor.company_id).insert(CloudFolders, folder)],
    audit: { subject: folder.id, action: 'cloud.folder_added' },
    event: companyEvent(actor, CLOUD, `${actor.name} added a folder`),
    answer: { folder },
  });
});
