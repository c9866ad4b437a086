import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { summarizeAmounts } from '@wayline/core/areas/accounting/invoices/amount-summary';
import { readClientInvoices } from '@wayline/core/areas/accounting/invoices/client-invoices';
import { readTotals, toBilledOf } from '@wayline/core/areas/accounting/invoices/invoice-totals';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { readBooks } from '@wayline/core/areas/ledger/public';
import { ok } from '@wayline/core/base/result';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

/** Whose invoices are added up: to a reader who doesn't see everything, those of whom they see; undefined for all. */
const listAdvisors = async ({ table }: TenantDb, asked: string | undefined): Promise<readonly string[] | undefined> => {
  const seen = await table.scope?.listUsers();
  if (asked === undefined) return seen;
  return !seen || seen.includes(asked) ? [asked] : [];
};

/** Source: R-ACC-054, R-ACC-057..059. */
export const handler = endpoint(invoicesContracts['book.invoices.summary'], async ({ input, actor, db, deps }) => {
  const today = getCompanyToday(actor, deps.now());
  const { client } = input;
  const [{ currency }, billed] = await Promise.all([
    readBooks(db, actor.company.currency_code),
    client
      ? readClientInvoices(db, client).then((invoices) => toBilledOf(client, invoices, today))
      : listAdvisors(db, input.advisor).then((advisors) => readTotals(db, today, advisors)),
  ]);
  return ok({ currency, invoices: summarizeAmounts(billed) });
});
