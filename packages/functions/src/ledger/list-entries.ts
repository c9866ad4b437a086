import { getUserToday } from '@wayline/core/access/user-time-zone';
import { readOwnBooks } from '@wayline/core/areas/ledger/books';
import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { listEntries } from '@wayline/core/areas/ledger/list-entries';
import { toMonth } from '@wayline/core/areas/ledger/month';
import { ok } from '@wayline/core/base/result';
import { DIMENSION_TARGETS } from '@wayline/core/dimension-targets';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.entries.list'], async (call) => {
  const month = call.input.month ?? toMonth(getUserToday(call.actor, call.deps.now()));
  const [page, { currency }] = await Promise.all([
    listEntries(call.db, { ...call.input, month }, DIMENSION_TARGETS),
    readOwnBooks(call),
  ]);
  return ok({ currency, ...page });
});
