import { applyCloudChange, checkMove } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { cloudEvents } from '@wayline/core/areas/library/library.events';
import { CloudFolders, forgottenAt, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(cloudContracts['misc.cloud.folders.update'], async ({ input, db, deps, commit }) => {
  const folders = await listCloudFolders(db);
  const before = folders.find(({ id }) => id === input.id);
  if (!before || (forgottenAt(before) ?? '~') <= deps.now()) return refuse('record.missing');
  if (before.version !== input.version) return refuse('record.stale', { current: before });
  const movable = checkMove(folders, before.id, input.to ?? before.folder);
  if (input.to && !movable.ok) return movable;
  const folder = applyCloudChange(before, input, deps.now());
  return commit({
    writes: [db.change(CloudFolders, before, folder)],
    audit: { subject: folder.id },
    events: [cloudEvents.folder_changed(folder)],
    answer: { folder },
  });
});
