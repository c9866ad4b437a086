import { toClosureView } from '@wayline/core/areas/closure/account-closure';
import { closingContracts } from '@wayline/core/areas/closure/account-closure.contract';
import { AccountClosures, DataExports, EXPORTS } from '@wayline/core/areas/closure/account-closure.records';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(closingContracts['users.closing.get'], async ({ actor, db }) => {
  const [closing, { exports }] = await Promise.all([
    db.get(AccountClosures, {}),
    db.readPartition(EXPORTS, { exports: DataExports }, { newestFirst: true }),
  ]);
  return ok({
    is_owner: actor.is_owner,
    closing: toClosureView(closing),
    exports: actor.is_owner ? exports : [],
  });
});
