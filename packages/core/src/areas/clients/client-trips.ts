import { refuse } from '../../base/result';
import type { TenantDb } from '../../store/tenant-db';
import type { Write, Writes } from '../../store/write';
import type { Client } from './client';
import { ClientRows, Clients, type ClientTrip, ClientTrips, ofClient, TravelDocuments } from './client.records';
import type { ClientId } from './client-id';

/** A client with their documents and the trips they are on; undefined where they are gone or the reader does not see them. */
export const readClientProfile = async (db: TenantDb, id: ClientId) => {
  const kinds = { clients: Clients, documents: TravelDocuments, trip_links: ClientTrips };
  const { clients, documents, trip_links } = await db.readPartition(ofClient(id), kinds, { consistent: true });
  const [client] = clients;
  return client && { client, documents, trip_links };
};
export type ClientProfile = NonNullable<Awaited<ReturnType<typeof readClientProfile>>>;

/** So many trips of a client, in their record and in their row. */
export const tripsOfClient = (trips: number) => ClientRows.withRow({ trips });

/** When a client last traveled, in their record and in their row, where nobody has written it meanwhile. */
export const lastTraveledOfClient = (day: string | undefined, { last_traveled }: Pick<Client, 'last_traveled'>) => {
  const places = ['last_traveled', ClientRows.path('last_traveled')];
  const change = day ? { set: Object.fromEntries(places.map((place) => [place, day])) } : { remove: places };
  return { ...change, expected: { last_traveled } };
};

/** As which travelers a client is on a trip: of two who were merged there may be two. */
export const readTripLinks = async (
  db: TenantDb,
  { client_id, trip_id }: Pick<ClientTrip, 'client_id' | 'trip_id'>,
): Promise<ClientTrip[]> => {
  const at = { consistent: true, prefix: `TRIP#${trip_id}#` };
  return (await db.readPartition(ofClient(client_id), { links: ClientTrips }, at)).links;
};

/** What is built on links that another changes meanwhile is decided again. */
const decidedAgain = (write: Write): Write => ({ ...write, bookkeeping: true, refusal: refuse('record.stale') });

/**
 * A client comes onto a trip, and their count of trips goes up. With `seen` only if neither the count nor the trash has changed since, so that
 * of two who add them to one trip at once, one decides again.
 */
export const addClientTrip = (
  db: Writes,
  link: ClientTrip,
  seen?: Pick<Client, 'trips' | 'deleted_at'>,
): [Write, Write] => [
  addTripLink(db, link),
  decidedAgain(
    db.updateIf(
      Clients,
      { id: link.client_id },
      {
        add: tripsOfClient(1),
        ...(seen && { expected: { trips: seen.trips, deleted_at: seen.deleted_at } }),
      },
    ),
  ),
];

/** A client is on a trip as one more of its travelers. */
export const addTripLink = (db: Writes, link: ClientTrip): Write => decidedAgain(db.insert(ClientTrips, link));

/**
 * A client is no longer a traveler of a trip, of all as whom they are there. With the last one their count goes down, also where whoever takes them
 * off doesn't see the client.
 */
export const removeClientTrip = (db: Writes, link: ClientTrip, all: readonly ClientTrip[]): Write[] => [
  decidedAgain(db.remove(ClientTrips, link)),
  ...(all.length > 1 ? [] : [decidedAgain(db.updateIf(Clients, { id: link.client_id }, { add: tripsOfClient(-1) }))]),
];
