import { isDeepStrictEqual } from 'node:util';
import { CLIENT_SCOPE } from '../../access/client-scope';
import { TRIP_SCOPE } from '../../access/trip-scope';
import type { Table } from '../../store/client';
import type { History, Image } from '../../store/history';
import type { ValueOf } from '../../store/record';
import { type TenantDb, tenantDb, withoutScope } from '../../store/tenant-db';
import type { Clients, MergeFollower } from '../clients/public';
import type { Trips } from '../trip/public';
import { ClientCredits } from './credits/credit.records';
import { followCreditNames } from './credits/credit-names';
import { ClientInvoices, ofClientMoney, ofTripMoney, TripInvoices } from './invoices/invoice.records';
import { followInvoiceNames, toClientOfInvoice, toTripOfInvoice } from './invoices/invoice-names';
import { ClientPayments, TripPayments } from './payments/payment.records';
import { followPaymentNames } from './payments/payment-names';
import { moveStop, returnStop } from './reminders/stop-reminders';
import { TripSupplierPayments } from './suppliers/supplier-payment.records';
import { followSupplierPaymentNames } from './suppliers/supplier-payment-names';

type Client = ValueOf<typeof Clients>;
type Trip = ValueOf<typeof Trips>;

/** Has every invoice, payment and credit of a client follow what they are called. Safe to repeat. */
const followClient = async (db: TenantDb, client_id: string): Promise<void> => {
  const kinds = { invoices: ClientInvoices, payments: ClientPayments, credits: ClientCredits };
  const found = await db.readPartition(ofClientMoney(client_id), kinds, { consistent: true });
  for (const { id } of found.invoices) await followInvoiceNames(db, id);
  for (const { id } of found.payments) await followPaymentNames(db, id);
  for (const { id } of found.credits) await followCreditNames(db, id);
};

/** Has every invoice and payment of a trip, to suppliers too, follow what it is called. Safe to repeat. */
const followTrip = async (db: TenantDb, trip_id: string): Promise<void> => {
  const kinds = { invoices: TripInvoices, payments: TripPayments, supplier_payments: TripSupplierPayments };
  const found = await db.readPartition(ofTripMoney(trip_id), kinds, { consistent: true });
  for (const { id } of found.invoices) await followInvoiceNames(db, id);
  for (const { id } of found.payments) await followPaymentNames(db, id);
  for (const { id } of found.supplier_payments) await followSupplierPaymentNames(db, id);
};

/** Invoices, payments and credits are found under the client that is kept, and under the other one again once a merge is undone; who isn’t to be reminded isn’t under either. Whom they were made out to stays. */
export const accountingFollower: MergeFollower = {
  move: async (db, merge) => {
    await moveStop(withoutScope(db), merge);
    await followClient(withoutScope(db), merge.other_id);
  },
  giveBack: async (db, merge) => {
    await returnStop(withoutScope(db), merge);
    await followClient(withoutScope(db), merge.client_id);
  },
};

type Told = readonly History[];
/** Those of whom invoices and payments say something else than before. */
const listRenamed = (told: Told, toShown: (image: Image) => unknown) =>
  told.flatMap(({ company, images }) => {
    const known = images.filter((image) => image !== undefined);
    const [first, ...rest] = known.map(toShown);
    return rest.some((one) => !isDeepStrictEqual(one, first)) ? [{ company, id: String(known[0]?.id) }] : [];
  });

/** Invoices and payments follow what the stream tells of trips and clients that are called otherwise. Safe to repeat, and in any order. */
export const followRenames = async (
  table: Table,
  { trips, clients }: { trips: Told; clients: Told },
): Promise<void> => {
  for (const { company, id } of listRenamed(trips, (image) => [
    toTripOfInvoice(image as Trip),
    TRIP_SCOPE.membersOf(image),
  ]))
    await followTrip(tenantDb(table, company), id);
  for (const { company, id } of listRenamed(clients, (image) => [
    toClientOfInvoice(image as Client),
    CLIENT_SCOPE.membersOf(image),
  ]))
    await followClient(tenantDb(table, company), id);
};
