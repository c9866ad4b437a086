import { summarizeAmounts } from '@wayline/core/areas/accounting/invoices/amount-summary';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { readBilled } from './read-billed';

/** Source: R-ACC-054, R-ACC-057..059. */
export const handler = endpoint(invoicesContracts['book.invoices.summary'], async (call) => {
  const { currency, billed } = await readBilled(call, call.input);
  return ok({ currency, invoices: summarizeAmounts(billed) });
});
