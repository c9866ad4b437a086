import { listPages } from '../../../store/full-page';
import type { RecordDef, ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import { viewProjection } from '../../../store/view-projection';
import { Bookings } from '../bookings/booking.records';
import { BookingDeadlines, getDeadlinesPartition } from '../bookings/booking-deadline.records';
import { inTrip } from '../trips/trip.partition';
import { listTripIds } from './every-trip';

/** All records of one kind that lie in a partition of each trip. */
async function* ofEveryTrip<D extends RecordDef>(
  db: TenantDb,
  def: D,
  at: (trip: string) => { partition: readonly string[]; prefix?: string },
): AsyncGenerator<ValueOf<D>[]> {
  for (const id of await listTripIds(db)) yield* listPages((cursor) => db.listPartition(def, at(id), { cursor }));
}

/** The days by which something has to be done about bookings. */
export const deadlinesProjection = viewProjection({
  name: 'deadlines',
  about: 'the days by which something has to be done about bookings',
  def: Bookings,
  row: BookingDeadlines,
  records: (db) => ofEveryTrip(db, Bookings, (trip) => ({ partition: inTrip(trip as never), prefix: 'BOOKING#' })),
  stored: (db) => ofEveryTrip(db, BookingDeadlines, (trip) => ({ partition: getDeadlinesPartition(trip) })),
  recordOf: ({ trip_id, booking_id }) => ({ trip_id: String(trip_id), id: String(booking_id) }),
});
