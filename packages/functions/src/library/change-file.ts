import { refuse } from '@wayline/core/areas/files/errors';
import { attachmentFault, fileType } from '@wayline/core/areas/files/file-types';
import { applyCloudChange, pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { cloudEvents } from '@wayline/core/areas/library/library.events';
import { CloudFiles, forgottenAt, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../kernel/endpoint';

/** A file that moves leaves its folder's partition for another; a new name keeps the ending, which says what the file is. */
export const handler = endpoint(cloudContracts['misc.cloud.files.update'], async ({ input, db, deps, commit }) => {
  const [before, folders] = await Promise.all([
    db.get(CloudFiles, { id: input.id, folder: input.folder }),
    input.to ? listCloudFolders(db) : [],
  ]);
  const gone = !before || (forgottenAt(before) ?? '~') <= deps.now();
  if (gone || (input.to && !pathTo(folders, input.to))) return refuse('record.missing');
  const seen = checkSeen(before, input.version);
  if (!seen.ok) return seen;
  const renamed = input.name !== undefined && fileType(input.name) !== fileType(before.name);
  if (renamed || attachmentFault(input.name ?? before.name)) return refuse('attachment.rejected');
  const file = applyCloudChange(before, input, deps.now());
  const stays = file.folder === before.folder;
  const saved = stays
    ? db.save(CloudFiles, before, file)
    : db.create(CloudFiles, { ...file, version: before.version + 1 }, { as: cloudEvents.file_changed });
  return commit({
    writes: [...(stays ? [] : [db.remove(CloudFiles, before)]), saved],
    answer: { file: saved.after },
  });
});
