import { isDeepStrictEqual } from 'node:util';
import { wholeList } from '../../../store/full-page';
import { type ItemKey, partitionItems } from '../../../store/partition-items';
import type { Drift, Projection } from '../../../store/projection';
import { fromItem } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import { toTripOfBooking } from '../booking-lists/trip-of-booking';
import { Bookings } from '../bookings/booking.records';
import { DeletedTrips } from '../trips/deleted-trip.records';
import type { Trip } from '../trips/trip';
import { inTrip } from '../trips/trip.partition';
import { everyTrip } from './every-trip';

/** What the rows of one trip's bookings show of it, and should not; while it is in the trash they show nothing. */
async function* inOneTrip(db: TenantDb, id: string, trip: Trip | undefined): AsyncGenerator<Drift> {
  const right = trip && toTripOfBooking(trip);
  let after: ItemKey | undefined;
  do {
    const page = await partitionItems(db, inTrip(id), { after });
    after = page.after;
    for (const item of page.items) {
      if (item.type !== Bookings.name || !item.row) continue;
      const kept = (item.row as Record<string, unknown>).shown;
      if (isDeepStrictEqual(kept, right)) continue;
      const change = right ? { set: { 'row.shown': right } } : { remove: ['row.shown'] };
      const booking = fromItem(Bookings, item);
      yield { where: `row of ${booking.id}`, kept, right, mend: [db.updateIf(Bookings, booking, change)] };
    }
  } while (after);
}

/** What the bookings table shows of trips, kept by the stream. */
export const bookingRowsProjection: Projection = {
  name: 'booking-rows',
  about: 'what the bookings table shows of trips',
  drift: async function* (db) {
    for await (const trips of everyTrip(db)) for (const trip of trips) yield* inOneTrip(db, trip.id, trip);
    const at = { partition: DeletedTrips.partition({ id: '' }) };
    const deleted = await wholeList((cursor) => db.listPartition(DeletedTrips, at, { cursor }));
    for (const { id } of deleted) yield* inOneTrip(db, id, undefined);
  },
};
