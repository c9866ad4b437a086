import type { AreaRecords } from '../../store/area-records';
import { wholeList } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import { INVOICE_LIST, InvoiceRows, Invoices, ofInvoice, ofTripMoney } from './invoices/invoice.records';

const listInvoices = (db: TenantDb) => wholeList((cursor) => db.listRows(INVOICE_LIST, InvoiceRows, { cursor }));

export const ACCOUNTING_RECORDS: AreaRecords = {
  listed: [Invoices],
  partitions: [
    {
      of: async (db) => (await listInvoices(db)).map(({ id }) => id),
      partitions: (id) => [ofInvoice(id)],
    },
    {
      of: async (db) => [...new Set((await listInvoices(db)).map(({ trip_id }) => trip_id))],
      partitions: (trip_id) => [ofTripMoney(trip_id)],
    },
  ],
};
