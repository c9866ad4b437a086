import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { summarizeAmounts } from '@wayline/core/areas/accounting/invoices/amount-summary';
import { readTotals } from '@wayline/core/areas/accounting/invoices/invoice-totals';
import { PAYABLE_TOTALS, PayableTotals } from '@wayline/core/areas/accounting/suppliers/payable.records';
import { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import { readOwnBooks } from '@wayline/core/areas/ledger/public';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { listAdvisors } from '../read-billed';

/** Source: R-ACC-054, of suppliers. */
export const handler = endpoint(suppliersContracts['book.payables.summary'], async ({ actor, db, deps, input }) => {
  const today = getCompanyToday(actor, deps.now());
  const [{ currency }, billed] = await Promise.all([
    readOwnBooks({ db, actor }),
    listAdvisors(db, input.advisor).then((advisors) =>
      readTotals(db, { partition: PAYABLE_TOTALS, totals: PayableTotals }, today, advisors),
    ),
  ]);
  return ok({ currency, suppliers: summarizeAmounts(billed) });
});
