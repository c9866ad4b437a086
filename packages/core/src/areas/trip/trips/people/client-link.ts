import type { DomainEvent } from '../../../../store/domain-event';
import { type TenantDb, withoutScope } from '../../../../store/tenant-db';
import { transactDecided } from '../../../../store/transact-decided';
import type { Write, Writes } from '../../../../store/write';
import {
  addClientTrip,
  addTripLink,
  type Client,
  type ClientMerge,
  Clients,
  type ClientTrip,
  ClientTrips,
  clientEvents,
  followMerges,
  insertClient,
  noteMovedTrip,
  readTripLinks,
  removeClientTrip,
} from '../../../clients/public';
import type { Traveler } from '../traveler';
import { Travelers } from '../trip.records';
import { repointTraveler } from './repoint-traveler';

type Linked = Pick<Traveler, 'id' | 'trip_id' | 'client_id'>;

const toLink = ({ id, trip_id }: Linked, client: Pick<Client, 'id'>, added_at: string): ClientTrip => ({
  client_id: client.id,
  trip_id,
  traveler_id: id,
  added_at,
});
/** The link of a traveler to the client they are; undefined for one who is none. */
export const toClientTrip = (traveler: Linked, added_at: string): ClientTrip | undefined =>
  traveler.client_id && toLink(traveler, { id: traveler.client_id }, added_at);

/** What a commit holds, beside the traveler, for a client who comes onto a trip. */
export type ClientOnTrip = { writes: Write[]; events: DomainEvent[] };

/** The link of a traveler to a client who is known already. */
export const linkKnownClient = (db: Writes, traveler: Linked, client: Client, now: string): ClientOnTrip => ({
  writes: addClientTrip(db, toLink(traveler, client, now), client),
  events: [clientEvents.changed({ id: client.id })],
});

/** A client who begins with a trip, and their link to it. */
export const insertClientWithTrip = (db: Writes, traveler: Linked, client: Client, now: string): ClientOnTrip => ({
  writes: [insertClient(db, client), db.insert(ClientTrips, toLink(traveler, client, now))],
  events: [],
});

/** Takes the link of a traveler away, which whoever takes them off the trip may not see; nothing where there is none. */
export const unlinkClient = async (scoped: TenantDb, traveler: Linked): Promise<Write[]> => {
  const key = toClientTrip(traveler, '');
  if (!key) return [];
  const db = withoutScope(scoped);
  const [client, links] = await Promise.all([db.get(Clients, { id: key.client_id }, true), readTripLinks(db, key)]);
  const link = links.find(({ traveler_id }) => traveler_id === traveler.id);
  return link && client ? removeClientTrip(db, link, links) : [];
};

type People = { trip_exists: boolean; travelers: readonly Linked[] };

/** Makes the link of one traveler say what holds. Whose client was merged while their trip was in the trash becomes that of the kept profile. */
const settleTraveler = (db: TenantDb, { trip_id, id }: Linked, trip_exists: boolean, now: string): Promise<void> =>
  transactDecided(db, async () => {
    const traveler = await db.get(Travelers, { trip_id, id }, true);
    const own = traveler && toClientTrip(traveler, now);
    if (!own) return [];
    const isOwn = ({ traveler_id }: ClientTrip) => traveler_id === id;
    const links = await readTripLinks(db, own);
    const link = links.find(isOwn);
    if (!trip_exists) return link ? removeClientTrip(db, link, links) : [];
    const { client, passed } = await followMerges(db, own.client_id);
    // A link that is still there moves with the merge.
    if (!client || link) return [];
    const there = passed.length > 0 ? await readTripLinks(db, { client_id: client.id, trip_id }) : links;
    const wanted = { ...own, client_id: client.id };
    return [
      ...(passed.length > 0 ? [repointTraveler(db, own, client.id)] : []),
      ...(await noteMovedTrip(db, [...passed, client.id], own)),
      ...(there.some(isOwn) ? [] : there.length > 0 ? [addTripLink(db, wanted)] : addClientTrip(db, wanted)),
    ];
  });

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
  for (const [i, { trip_id, traveler_id, client_id }] of wanted.entries())
    if (clients[i] && trip_exists !== (links[i] !== undefined))
      await settleTraveler(db, { trip_id, id: traveler_id, client_id }, trip_exists, now);
};

/** Gives travelers back whose trip was in the trash when an undo of a merge gave back all others. */
export const returnTravelers = async (scoped: TenantDb, { client_id, other_id, moved_trips }: ClientMerge) => {
  const db = withoutScope(scoped);
  for (const { trip_id, traveler_id } of moved_trips)
    await transactDecided(db, async () => {
      const [traveler, links] = await Promise.all([
        db.get(Travelers, { trip_id, id: traveler_id }, true),
        readTripLinks(db, { client_id, trip_id }),
      ]);
      const key = { client_id, trip_id, traveler_id, added_at: '' };
      if (traveler?.client_id !== client_id) return [];
      const link = links.find((one) => one.traveler_id === traveler_id);
      return [
        repointTraveler(db, key, other_id),
        ...(link ? [...removeClientTrip(db, link, links), ...addClientTrip(db, { ...link, client_id: other_id })] : []),
      ];
    });
};
