import { listPages, wholeList } from '../../../store/full-page';
import type { RecordDef, ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Booking } from '../bookings/booking';
import { Bookings } from '../bookings/booking.records';
import type { Trip } from '../trips/trip';
import { inTrip } from '../trips/trip.partition';
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

/** All records of one kind that lie in a partition of each trip. */
export async function* ofEveryTrip<D extends RecordDef>(
  db: TenantDb,
  def: D,
  at: (trip: string) => { partition: readonly string[]; prefix?: string },
): AsyncGenerator<ValueOf<D>[]> {
  for (const id of await listTripIds(db)) yield* listPages((cursor) => db.listPartition(def, at(id), { cursor }));
}

/** Every booking of a company's trips, some at a time. */
export const everyBooking = (db: TenantDb): AsyncGenerator<Booking[]> =>
  ofEveryTrip(db, Bookings, (trip) => ({ partition: inTrip(trip as never), prefix: 'BOOKING#' }));
