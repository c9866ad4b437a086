import type { SignedCall } from '@wayline/core/access/signed-call';
import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import type { Billed } from '@wayline/core/areas/accounting/invoices/amount-summary';
import { readClientInvoices } from '@wayline/core/areas/accounting/invoices/client-invoices';
import {
  INVOICE_TOTALS,
  InvoiceTotals,
  readTotals,
  toBilledOf,
} from '@wayline/core/areas/accounting/invoices/invoice-totals';
import { readOwnBooks } from '@wayline/core/areas/ledger/public';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** Whose invoices are added up: to a reader who doesn't see everything, those of whom they see; undefined for all. */
export const listAdvisors = async (
  { table }: TenantDb,
  asked: string | undefined,
): Promise<readonly string[] | undefined> => {
  const seen = await table.scope?.listUsers();
  if (asked === undefined) return seen;
  return !seen || seen.includes(asked) ? [asked] : [];
};

type Asked = { client?: string | undefined; advisor?: string | undefined };
/** What issued invoices come to of a client, of an advisor or of all, in the currency of the books. */
export const readBilled = async (
  { actor, db, deps }: Pick<SignedCall, 'actor' | 'db' | 'deps'>,
  { client, advisor }: Asked,
): Promise<{ currency: string; billed: Billed[] }> => {
  const today = getCompanyToday(actor, deps.now());
  const [{ currency }, billed] = await Promise.all([
    readOwnBooks({ db, actor }),
    client
      ? readClientInvoices(db, client).then((invoices) => toBilledOf(client, invoices, today))
      : listAdvisors(db, advisor).then((advisors) =>
          readTotals(db, { partition: INVOICE_TOTALS, totals: InvoiceTotals }, today, advisors),
        ),
  ]);
  return { currency, billed };
};
