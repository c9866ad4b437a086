import { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import { getUndoUntil } from '@wayline/core/areas/clients/merge/merge.records';
import { readUndoableMerge } from '@wayline/core/areas/clients/merge/undo-merge';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** What an undo would do is worked out from what both are now, so that nobody undoes blindly. */
export const handler = endpoint(mergeContracts['crm.merge.get'], async ({ input, db, deps }) => {
  const found = await readUndoableMerge(db, input, deps.now());
  if (!found.ok) return found;
  const { merge, client, plan } = found.value;
  return ok({ ...merge, client, undo_until: getUndoUntil(merge), ...plan });
});
