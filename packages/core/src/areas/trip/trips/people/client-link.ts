import { type TenantDb, withoutScope } from '../../../../store/tenant-db';
import type { Write, Writes } from '../../../../store/write';
import {
  addClientTrip,
  type Client,
  Clients,
  type ClientTrip,
  ClientTrips,
  removeClientTrip,
} from '../../../clients/public';
import type { Traveler } from '../traveler';

type Linked = Pick<Traveler, 'id' | 'trip_id' | 'client_id'>;

/** The link of a traveler to the client they are; undefined for one who is none. */
export const toClientTrip = ({ id, trip_id, client_id }: Linked, added_at: string): ClientTrip | undefined =>
  client_id && { client_id, trip_id, traveler_id: id, added_at };

/** The link of a traveler to a client who is known already. */
export const linkKnownClient = (db: Writes, traveler: Linked, client: Client, now: string): Write[] => {
  const link = toClientTrip({ ...traveler, client_id: client.id }, now);
  return link ? addClientTrip(db, link, client) : [];
};

/** A client who begins with a trip, and their link to it. */
export const insertClientWithTrip = (db: Writes, traveler: Linked, client: Client, now: string): Write[] => {
  const link = toClientTrip({ ...traveler, client_id: client.id }, now);
  return [db.insert(Clients, client), ...(link ? [db.insert(ClientTrips, link)] : [])];
};

/** Takes the link of a traveler away, which whoever takes them off the trip may not see; nothing where there is none. */
export const unlinkClient = async (db: TenantDb, traveler: Linked): Promise<Write[]> => {
  const key = toClientTrip(traveler, '');
  if (!key) return [];
  const [link, client] = await withoutScope(db).getMany(
    [
      { def: ClientTrips, key },
      { def: Clients, key: { id: key.client_id } },
    ] as const,
    true,
  );
  return link && client ? removeClientTrip(db, link) : [];
};

type People = { trip_exists: boolean; travelers: readonly Linked[] };

/**
 * Makes the links of a trip's travelers to clients say what holds: each is on the trip while there is one, and on none once it is deleted. A
 * client who is gone stays a name on the traveler. Safe to repeat.
 */
export const settleClientTrips = async (scoped: TenantDb, { trip_exists, travelers }: People, now: string) => {
  const wanted = travelers.flatMap((traveler) => toClientTrip(traveler, now) ?? []);
  if (wanted.length === 0) return;
  const db = withoutScope(scoped);
  const [links, clients] = await Promise.all([
    db.getMany(
      wanted.map((key) => ({ def: ClientTrips, key })),
      true,
    ),
    db.getMany(
      wanted.map(({ client_id }) => ({ def: Clients, key: { id: client_id } })),
      true,
    ),
  ]);
  for (const [i, link] of wanted.entries()) {
    if (!clients[i] || trip_exists === (links[i] !== undefined)) continue;
    await db.transact(trip_exists ? addClientTrip(db, link) : removeClientTrip(db, link));
  }
};
