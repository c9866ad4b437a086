import type { TenantDb } from '../../../store/tenant-db';
import type { Invoice } from './invoice';
import { ClientInvoices, Invoices, ofClientMoney } from './invoice.records';

/** The invoices that a client pays, in whichever trips, of those that the caller sees. */
export const readClientInvoices = async (db: TenantDb, client_id: string): Promise<Invoice[]> => {
  const { rows } = await db.readPartition(ofClientMoney(client_id), { rows: ClientInvoices });
  const found = await db.getMany(rows.map(({ id }) => ({ def: Invoices, key: { id } })));
  return found.filter((invoice) => invoice !== undefined);
};
