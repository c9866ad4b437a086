import { wholeList } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import type { Trip } from '../trips/trip';
import { ARCHIVED_TRIP_LIST, TRIP_LIST, TripRows, Trips } from '../trips/trip.records';

/** The ids of a company's trips in either list; what is in the trash has left its place. */
export const listTripIds = async (db: TenantDb): Promise<Trip['id'][]> => {
  const lists = await Promise.all(
    [TRIP_LIST, ARCHIVED_TRIP_LIST].map((list) => wholeList((cursor) => db.listRows(list, TripRows, { cursor }))),
  );
  return lists.flat().map(({ id }) => id);
};

const AT_ONCE = 100;
/** Every trip of a company as it is at that moment, some at a time. */
export async function* everyTrip(db: TenantDb): AsyncGenerator<Trip[]> {
  const ids = await listTripIds(db);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const found = await db.getMany(
      ids.slice(at, at + AT_ONCE).map((id) => ({ def: Trips, key: { id } })),
      true,
    );
    yield found.filter((trip) => trip !== undefined);
  }
}
