import type { AreaRecords } from '../../store/area-records';
import { getAuditPartition } from '../../store/audits';
import type { TenantDb } from '../../store/tenant-db';
import { everyInvoice } from './invoices/every-invoice';
import type { Invoice } from './invoices/invoice';
import { Invoices, ofClientMoney, ofInvoice, ofTripMoney } from './invoices/invoice.records';

const idsOf = async (db: TenantDb, list: (invoice: Invoice) => readonly string[]): Promise<string[]> => {
  const ids = new Set<string>();
  for await (const invoices of everyInvoice(db)) for (const id of invoices.flatMap(list)) ids.add(id);
  return [...ids];
};

export const ACCOUNTING_RECORDS: AreaRecords = {
  listed: [Invoices],
  partitions: [
    {
      of: (db) => idsOf(db, ({ id }) => [id]),
      partitions: (id) => [ofInvoice(id), getAuditPartition(id)],
    },
    { of: (db) => idsOf(db, ({ trip_ids }) => trip_ids), partitions: (id) => [ofTripMoney(id)] },
    { of: (db) => idsOf(db, ({ client_ids }) => client_ids), partitions: (id) => [ofClientMoney(id)] },
  ],
};
