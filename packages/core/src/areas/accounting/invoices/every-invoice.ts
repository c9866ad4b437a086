import { everyRecord } from '../../../store/every-record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Invoice } from './invoice';
import { INVOICE_LIST, InvoiceRows, Invoices } from './invoice.records';

/** Every invoice of a company as it is at that moment, some at a time. */
export const everyInvoice = (db: TenantDb): AsyncGenerator<Invoice[]> =>
  everyRecord(db, { def: Invoices, lists: [INVOICE_LIST], rows: InvoiceRows });
