import { closingContracts } from '@wayline/core/closing/closing.contract';
import { Closings, DataExports, EXPORTS } from '@wayline/core/closing/closing.records';
import { ok } from '@wayline/core/kernel/result';
import { getRecord, readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { shownClosing, shownExport } from './shown';

export const handler = endpoint(closingContracts['users.closing.get'], async ({ actor, deps }) => {
  const [closing, { exports }] = await Promise.all([
    getRecord(deps.table, actor.company_id, Closings, {}),
    readPartition(deps.table, actor.company_id, EXPORTS, { exports: DataExports }, { newestFirst: true }),
  ]);
  return ok({
    is_owner: actor.is_owner,
    closing: shownClosing(closing),
    exports: actor.is_owner ? exports.map(shownExport) : [],
  });
});
