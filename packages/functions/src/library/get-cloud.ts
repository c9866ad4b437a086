import { pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { listCloudFiles, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const isThere = ({ deleted_at }: { deleted_at?: string | undefined }) => !deleted_at;

export const handler = endpoint(cloudContracts['misc.cloud.get'], async ({ input, db }) => {
  const [folders, files] = await Promise.all([listCloudFolders(db), listCloudFiles(db, input.folder)]);
  if (!pathTo(folders, input.folder)) return refuse('record.missing');
  return ok({ folders: folders.filter(isThere), files: files.filter(isThere) });
});
