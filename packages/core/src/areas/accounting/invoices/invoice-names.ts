import { TRIP_SCOPE } from '../../../access/trip-scope';
import { sameValue } from '../../../base/merge';
import type { ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { type ClientId, Clients, clientName, followMerges } from '../../clients/public';
import { Trips } from '../../trip/public';
import type { ClientOfInvoice, Invoice, TripOfInvoice } from './invoice';
import { Invoices } from './invoice.records';
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

/** Who pays by now, one for each payer; undefined for one who is gone for good. */
export const readPayers = (
  db: TenantDb,
  { client_ids }: Pick<Invoice, 'client_ids'>,
): Promise<(Client | undefined)[]> => db.getMany(client_ids.map((id) => ({ def: Clients, key: { id } })));

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
export const followInvoiceNames = (db: TenantDb, id: InvoiceId): Promise<void> =>
  transactDecided(db, async () => {
    const before = await db.get(Invoices, { id }, true);
    const after = before && { ...before, ...(await readNames(db, before)) };
    return !after || sameValue(after, before) ? [] : [db.change(Invoices, before, after)];
  });
