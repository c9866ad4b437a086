import { attachmentFault, fileType } from '@wayline/core/areas/files/file-types';
import { pathTo } from '@wayline/core/areas/library/cloud';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { cloudEvents } from '@wayline/core/areas/library/library.events';
import { CloudFiles, forgottenAt, listCloudFolders } from '@wayline/core/areas/library/library.records';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { applyCloudChange } from './apply-cloud-change';

/** A file that moves leaves its folder's partition for another; a new name keeps the ending, which says what the file is. */
export const handler = endpoint(cloudContracts['misc.cloud.files.update'], async ({ input, actor, deps, commit }) => {
  const [before, folders] = await Promise.all([
    getRecord(deps.table, actor.company_id, CloudFiles, { id: input.id, folder: input.folder }),
    input.to ? listCloudFolders(deps.table, actor.company_id) : [],
  ]);
  const gone = !before || (forgottenAt(before) ?? '~') <= deps.now();
  if (gone || (input.to && !pathTo(folders, input.to))) return refuse('record.missing');
  if (before.version !== input.version) return refuse('record.stale', { current: before });
  const renamed = input.name !== undefined && fileType(input.name) !== fileType(before.name);
  if (renamed || attachmentFault(input.name ?? before.name)) return refuse('attachment.rejected');
  const file = applyCloudChange(before, input, deps.now());
  const w = writesFor(deps.table, actor.company_id);
  const stays = file.folder === before.folder;
  return commit({
    writes: stays ? [w.change(CloudFiles, before, file)] : [w.remove(CloudFiles, before), w.insert(CloudFiles, file)],
    audit: { subject: file.id },
    events: [cloudEvents.file_changed(file)],
    answer: { file },
  });
});
