import { isDeepStrictEqual } from 'node:util';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { sameValue } from '../../../base/merge';
import type { Table } from '../../../store/client';
import type { History, Image } from '../../../store/history';
import type { ValueOf } from '../../../store/record';
import { type TenantDb, tenantDb, withoutScope } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { type ClientId, type Clients, clientName, followMerges, type MergeFollower } from '../../clients/public';
import { Trips } from '../../trip/public';
import type { ClientOfInvoice, Invoice, TripOfInvoice } from './invoice';
import { ClientInvoices, Invoices, ofClientMoney, ofTripMoney, TripInvoices } from './invoice.records';
import type { InvoiceId } from './invoice-id';

type Client = ValueOf<typeof Clients>;
type Trip = ValueOf<typeof Trips>;

export const toTripOfInvoice = (trip: Trip): TripOfInvoice => ({
  ...{ code: trip.code, trip_name: trip.trip_name, start_date: trip.start_date, end_date: trip.end_date },
  ...{ custom_code: trip.custom_code, trip_group_kind: trip.trip_group_kind, trip_sub_type: trip.trip_sub_type },
});
export const toClientOfInvoice = (client: Client): ClientOfInvoice => ({
  id: client.id,
  name: clientName(client),
  acc_no: client.ind_code,
});
/** Who pays, one for each payer, by the profile that is theirs now; one who is gone for good stays as they were billed. */
export const listClientIds = (
  payers: Invoice['payers'],
  clients: ReadonlyMap<ClientId, Pick<Client, 'id'> | undefined>,
): ClientId[] => payers.map(({ client_id }) => clients.get(client_id)?.id ?? client_id);

/** What an invoice says of its trip, of who works on it and of those who pay, as they are now. */
export const readNames = async (
  db: TenantDb,
  { payers, trip_id, trip, client, member_ids }: Invoice,
): Promise<Pick<Invoice, 'trip' | 'client' | 'client_ids' | 'member_ids'>> => {
  const ids = [...new Set(payers.map(({ client_id }) => client_id))];
  const [known, ...found] = await Promise.all([
    db.get(Trips, { id: trip_id }, true),
    ...ids.map((id) => followMerges(db, id)),
  ]);
  const clients = new Map(ids.map((id, i) => [id, found[i]?.client] as const));
  const first = payers[0] && clients.get(payers[0].client_id);
  return {
    trip: known ? toTripOfInvoice(known) : trip,
    client: first ? toClientOfInvoice(first) : client,
    client_ids: listClientIds(payers, clients),
    member_ids: known ? [...TRIP_SCOPE.membersOf(known)] : member_ids,
  };
};

/** Has an invoice name its trip and its clients as they are now. What was issued stays: its lines, its number and whom it was made out to. */
const followNames = (db: TenantDb, id: InvoiceId): Promise<void> =>
  transactDecided(db, async () => {
    const before = await db.get(Invoices, { id }, true);
    const after = before && { ...before, ...(await readNames(db, before)) };
    return !after || sameValue(after, before) ? [] : [db.change(Invoices, before, after)];
  });

/** Has every invoice of a client follow what they are called. Safe to repeat. */
const followClient = async (db: TenantDb, client_id: string): Promise<void> => {
  const { rows } = await db.readPartition(ofClientMoney(client_id), { rows: ClientInvoices }, { consistent: true });
  for (const { id } of rows) await followNames(db, id);
};

/** Has every invoice of a trip follow what it is called. Safe to repeat. */
const followTrip = async (db: TenantDb, trip_id: string): Promise<void> => {
  const { rows } = await db.readPartition(ofTripMoney(trip_id), { rows: TripInvoices }, { consistent: true });
  for (const { id } of rows) await followNames(db, id);
};

/** Invoices are found under the client that is kept, and under the other one again once a merge is undone. Whom they were made out to stays. */
export const invoiceFollower: MergeFollower = {
  move: (db, { other_id }) => followClient(withoutScope(db), other_id),
  giveBack: (db, { client_id }) => followClient(withoutScope(db), client_id),
};

type Told = readonly History[];
/** Those of whom invoices say something else than before. */
const listRenamed = (told: Told, toShown: (image: Image) => unknown) =>
  told.flatMap(({ company, images }) => {
    const known = images.filter((image) => image !== undefined);
    const [first, ...rest] = known.map(toShown);
    return rest.some((one) => !isDeepStrictEqual(one, first)) ? [{ company, id: String(known[0]?.id) }] : [];
  });

/** Invoices follow what the stream tells of trips and clients that are called otherwise. Safe to repeat, and in any order. */
export const followRenames = async (
  table: Table,
  { trips, clients }: { trips: Told; clients: Told },
): Promise<void> => {
  for (const { company, id } of listRenamed(trips, (image) => [
    toTripOfInvoice(image as Trip),
    TRIP_SCOPE.membersOf(image),
  ]))
    await followTrip(tenantDb(table, company), id);
  for (const { company, id } of listRenamed(clients, (image) => toClientOfInvoice(image as Client)))
    await followClient(tenantDb(table, company), id);
};
