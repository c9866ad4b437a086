import { refuse } from '@wayline/core/kernel/result';
import { checkMove } from '@wayline/core/library/cloud';
import { cloudContracts } from '@wayline/core/library/cloud.contract';
import { CloudFolders, foldersOf, forgottenAt } from '@wayline/core/library/library.records';
import { writesFor } from '@wayline/core/store/write';
import { CLOUD, companyEvent } from '../booking-lists/company-booking-event';
import { endpoint } from '../kernel/endpoint';
import { changed } from './changed';

export const handler = endpoint(cloudContracts['misc.cloud.folders.update'], async ({ input, actor, deps, commit }) => {
  const folders = await foldersOf(deps.table, actor.company_id);
  const before = folders.find(({ id }) => id === input.id);
  if (!before || (forgottenAt(before) ?? '~') <= deps.now()) return refuse('record.missing');
  if (before.version !== input.version) return refuse('record.stale', { current: before });
  const movable = checkMove(folders, before.id, input.to ?? before.folder);
  if (input.to && !movable.ok) return movable;
  const folder = changed(before, input, deps.now());
  return commit({
    writes: [writesFor(deps.table, actor.company_id).change(CloudFolders, before, folder)],
    audit: { subject: folder.id, action: 'cloud.folder_changed' },
    event: companyEvent(actor, CLOUD, `${actor.name} changed a folder`),
    answer: { folder },
  });
});
