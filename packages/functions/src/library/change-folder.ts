import { applyCloudChange, checkMove } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { CloudFolders, forgottenAt, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(cloudContracts['misc.cloud.folders.update'], async ({ input, db, deps, commit }) => {
  const folders = await listCloudFolders(db);
  const before = folders.find(({ id }) => id === input.id);
  if (!before || (forgottenAt(before) ?? '~') <= deps.now()) return refuse('record.missing');
  const seen = checkSeen(before, input.version);
  if (!seen.ok) return seen;
  const movable = checkMove(folders, before.id, input.to ?? before.folder);
  if (input.to && !movable.ok) return movable;
  const saved = db.save(CloudFolders, before, applyCloudChange(before, input, deps.now()));
  return commit({ writes: [saved], answer: { folder: saved.after } });
});
