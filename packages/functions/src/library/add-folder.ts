import { pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { cloudEvents } from '@wayline/core/areas/library/library.events';
import { CloudFolders, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  cloudContracts['misc.cloud.folders.create'],
  async ({ input, actor, db, deps, commit }) => {
    const folders = await listCloudFolders(db);
    if (!pathTo(folders, input.folder)) return refuse('record.missing');
    const folder = { ...input, id: deps.newId('folder'), added_by: actor.name, created_at: deps.now(), version: 1 };
    return commit({
      writes: [db.insert(CloudFolders, folder)],
      audit: { subject: folder.id },
      events: [cloudEvents.folder_added(folder)],
      answer: { folder },
    });
  },
);
