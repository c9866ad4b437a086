import { ok, refuse } from '@wayline/core/kernel/result';
import { pathTo } from '@wayline/core/library/cloud';
import { cloudContracts } from '@wayline/core/library/cloud.contract';
import { filesIn, foldersOf } from '@wayline/core/library/library.records';
import { endpoint } from '../kernel/endpoint';

const isThere = ({ deleted_at }: { deleted_at?: string | undefined }) => !deleted_at;

export const handler = endpoint(cloudContracts['misc.cloud.get'], async ({ input, actor, deps }) => {
  const [folders, files] = await Promise.all([
    foldersOf(deps.table, actor.company_id),
    filesIn(deps.table, actor.company_id, input.folder),
  ]);
  if (!pathTo(folders, input.folder)) return refuse('record.missing');
  return ok({ folders: folders.filter(isThere), files: files.filter(isThere) });
});
