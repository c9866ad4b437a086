import type { TenantDb } from '../../../store/tenant-db';
import { transactInTurns } from '../../../store/transact';
import type { Write, Writes } from '../../../store/write';
import { type ClientTrip, ClientTrips, ofClient } from '../client.records';
import type { ClientId } from '../client-id';

/** How a traveler becomes that of another client. Trips know of clients and not the other way round, so whoever merges brings it. */
export type RepointTraveler = (db: Writes, link: ClientTrip, to: ClientId) => Write;

/** Moves trips from one client to another: that they are on them, and whose the travelers are. Refused where a trip has gone meanwhile. */
export const moveClientTrips = (
  db: Writes,
  links: readonly ClientTrip[],
  to: ClientId,
  repoint: RepointTraveler,
): Write[] =>
  links.flatMap((link) => [
    db.deleteIfUnchanged(ClientTrips, link, ['added_at']),
    db.put(ClientTrips, { ...link, client_id: to }),
    repoint(db, link, to),
  ]);

/** Steps that moving one trip takes. */
export const STEPS_PER_TRIP = 3;

/** Moves the trips that one transaction had no room for. Safe to repeat: what has moved is not there any more. */
export const moveRemainingTrips = async (
  db: TenantDb,
  { from, to }: { from: ClientId; to: ClientId },
  repoint: RepointTraveler,
): Promise<void> => {
  const { trips } = await db.readPartition(ofClient(from), { trips: ClientTrips }, { consistent: true });
  for (const link of trips) await transactInTurns(db.table, moveClientTrips(db, [link], to, repoint));
};

/** On how many trips somebody is, however often on each. */
export const countTrips = (...links: readonly (readonly Pick<ClientTrip, 'trip_id'>[])[]): number =>
  new Set(links.flat().map(({ trip_id }) => trip_id)).size;
