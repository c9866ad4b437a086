import { toShownAccount } from '@wayline/core/areas/ledger/account';
import { readOwnBooks } from '@wayline/core/areas/ledger/books';
import { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(ledgerContracts['ledger.accounts.list'], async (call) => {
  const { chart, currency } = await readOwnBooks(call);
  return ok({ currency, accounts: [...chart.values()].map(toShownAccount) });
});
