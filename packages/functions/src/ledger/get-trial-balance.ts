import { getUserToday } from '@wayline/core/access/user-time-zone';
import { readOwnBooks } from '@wayline/core/areas/ledger/books';
import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { readTrialBalance } from '@wayline/core/areas/ledger/trial-balance';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.trial-balance.get'], async (call) => {
  const as_of = call.input.as_of ?? getUserToday(call.actor, call.deps.now());
  return ok({ as_of, ...(await readTrialBalance(call.db, as_of, await readOwnBooks(call))) });
});
