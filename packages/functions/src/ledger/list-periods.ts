import { getUserToday } from '@wayline/core/access/user-time-zone';
import { readOwnBooks } from '@wayline/core/areas/ledger/books';
import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { toMonth } from '@wayline/core/areas/ledger/month';
import { listPeriods } from '@wayline/core/areas/ledger/periods';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.periods.list'], async (call) => {
  const [periods, { currency }] = await Promise.all([listPeriods(call.db), readOwnBooks(call)]);
  return ok({ periods, currency, current: toMonth(getUserToday(call.actor, call.deps.now())) });
});
