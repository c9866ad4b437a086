import type { CompanyId } from '../../../../base/ids';
import type { Table } from '../../../../store/client';
import { wholeList } from '../../../../store/full-page';
import { type TenantDb, tenantDb, withoutScope } from '../../../../store/tenant-db';
import { type ClientId, Clients, lastTraveledOfClient, readClientProfile } from '../../../clients/public';
import { readTripsById } from '../read-trips-by-id';
import { inTrip } from '../trip.partition';
import { Travelers } from '../trip.records';
import { getLastDay, type Return, Returns } from './return.records';

/** Writes into a profile when its client last came home, from all of their trips that are over. Safe to repeat. */
export const settleLastTraveled = async (scoped: TenantDb, id: ClientId, today: string): Promise<void> => {
  const db = withoutScope(scoped);
  const profile = await readClientProfile(db, id);
  if (!profile) return;
  const trips = await readTripsById(db, profile.trip_links);
  const last = [...trips.values()]
    .flatMap((trip) => getLastDay(trip) ?? [])
    .filter((day) => day < today)
    .sort()
    .at(-1);
  if (last === profile.client.last_traveled) return;
  await db.transact([db.updateIf(Clients, { id }, lastTraveledOfClient(last, profile.client))]);
};

/** The night after a trip: the clients on it have traveled. */
export const settleReturn = async (
  { table, now }: { table: Table; now: string },
  company: CompanyId,
  back: Return,
): Promise<void> => {
  const db = tenantDb(table, company);
  const at = { partition: inTrip(back.trip_id), prefix: 'TRAVELER#' };
  const travelers = await wholeList((cursor) => db.listPartition(Travelers, at, { cursor }));
  const clients = [...new Set(travelers.flatMap(({ client_id }) => client_id ?? []))];
  for (const client of clients) await settleLastTraveled(db, client, now.slice(0, 10));
  const expected = { settle_at: back.settle_at };
  await db.transact([db.updateIf(Returns, back, { remove: ['settle_at', 'due_pk', 'due_sk'], expected })]);
};
