import { listPages } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import type { Invoice } from './invoice';
import { INVOICE_LIST, InvoiceRows, Invoices } from './invoice.records';

/** Every invoice of a company as it is at that moment, some at a time. */
export async function* everyInvoice(db: TenantDb): AsyncGenerator<Invoice[]> {
  const pages = listPages((cursor) => db.listRows(INVOICE_LIST, InvoiceRows, { cursor, limit: 100 }));
  for await (const rows of pages) {
    const found = await db.getMany(
      rows.map(({ id }) => ({ def: Invoices, key: { id } })),
      true,
    );
    yield found.filter((invoice) => invoice !== undefined);
  }
}
