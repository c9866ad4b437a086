import { attachmentFault, fileType } from '@wayline/core/areas/files/file-types';
import { applyCloudChange, pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { cloudEvents } from '@wayline/core/areas/library/library.events';
import { CloudFiles, forgottenAt, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** A file that moves leaves its folder's partition for another; a new name keeps the ending, which says what the file is. */
export const handler = endpoint(cloudContracts['misc.cloud.files.update'], async ({ input, db, deps, commit }) => {
  const [before, folders] = await Promise.all([
    db.get(CloudFiles, { id: input.id, folder: input.folder }),
    input.to ? listCloudFolders(db) : [],
  ]);
  const gone = !before || (forgottenAt(before) ?? '~') <= deps.now();
  if (gone || (input.to && !pathTo(folders, input.to))) return refuse('record.missing');
  if (before.version !== input.version) return refuse('record.stale', { current: before });
  const renamed = input.name !== undefined && fileType(input.name) !== fileType(before.name);
  if (renamed || attachmentFault(input.name ?? before.name)) return refuse('attachment.rejected');
  const file = applyCloudChange(before, input, deps.now());
  const stays = file.folder === before.folder;
  return commit({
    writes: stays
      ? [db.change(CloudFiles, before, file)]
      : [db.remove(CloudFiles, before), db.insert(CloudFiles, file)],
    audit: { subject: file.id },
    events: [cloudEvents.file_changed(file)],
    answer: { file },
  });
});
