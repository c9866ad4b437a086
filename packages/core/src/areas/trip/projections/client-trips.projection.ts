import { wholeList } from '../../../store/full-page';
import type { Drift, Projection } from '../../../store/projection';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import {
  type Client,
  Clients,
  type ClientTrip,
  ClientTrips,
  everyClient,
  ofClient,
  tripsOfClient,
} from '../../clients/public';
import { toClientTrip } from '../trips/people/client-link';
import { readTravelers } from '../trips/people/read-travelers';
import { listTripIds } from './every-trip';

/** As many links of one client as are put right in one transaction. */
const AT_ONCE = 90;
const toKey = ({ trip_id, traveler_id }: ClientTrip) => `${trip_id} ${traveler_id}`;
type Links = ReadonlyMap<string, ClientTrip>;
const byKey = (links: readonly ClientTrip[]): Links => new Map(links.map((link) => [toKey(link), link]));
const missingIn = (links: Links, others: Links) => [...links.values()].filter((link) => !others.has(toKey(link)));

/** Who of all travelers is a client, by the client. */
const readWanted = async (db: TenantDb): Promise<ReadonlyMap<string, Links>> => {
  const wanted = new Map<string, Map<string, ClientTrip>>();
  for (const id of await listTripIds(db))
    for (const traveler of await readTravelers(db, id)) {
      const link = toClientTrip(traveler, traveler.created_at);
      if (!link) continue;
      const links = wanted.get(link.client_id) ?? new Map();
      wanted.set(link.client_id, links.set(toKey(link), link));
    }
  return wanted;
};

const readLinks = async (db: TenantDb, { id }: Client): Promise<Links> =>
  byKey(
    await wholeList((cursor) =>
      db.listPartition(ClientTrips, { partition: ofClient(id), prefix: 'TRIP#' }, { cursor }),
    ),
  );

/** What is wrong of one client: links first, so many at a time, and with the last of them the count. */
function* driftOf(db: TenantDb, client: Client, kept: Links, right: Links): Generator<Drift> {
  const lacking = missingIn(right, kept).map((link): Write => db.insert(ClientTrips, link));
  const strays = missingIn(kept, right).map((link): Write => db.remove(ClientTrips, link));
  const steps = [...lacking, ...strays];
  const trips = new Set([...right.values()].map(({ trip_id }) => trip_id)).size;
  if (steps.length === 0 && client.trips === trips) return;
  const where = `trips of ${client.id}`;
  for (; steps.length > AT_ONCE; steps.splice(0, AT_ONCE))
    yield { where, kept: kept.size, right: trips, mend: steps.slice(0, AT_ONCE) };
  const count = db.updateIf(
    Clients,
    { id: client.id },
    { set: tripsOfClient(trips), expected: { trips: client.trips } },
  );
  yield { where, kept: client.trips, right: trips, mend: [...steps, count] };
}

const NONE: Links = new Map();

/** Which trips each client is on, and how many, worked out from the travelers of the trips. */
export const clientTripsProjection: Projection = {
  name: 'client-trips',
  about: 'which trips each client is on, and how many',
  drift: async function* (db) {
    const wanted = await readWanted(db);
    for await (const clients of everyClient(db))
      for (const client of clients)
        yield* driftOf(db, client, await readLinks(db, client), wanted.get(client.id) ?? NONE);
  },
};
