import { pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { CloudFolders, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  cloudContracts['misc.cloud.folders.create'],
  async ({ input, actor, db, deps, commit }) => {
    const folders = await listCloudFolders(db);
    if (!pathTo(folders, input.folder)) return refuse('record.missing');
    const made = db.create(CloudFolders, { ...input, id: deps.newId('folder'), added_by: actor.name });
    return commit({ writes: [made], answer: { folder: made.after } });
  },
);
