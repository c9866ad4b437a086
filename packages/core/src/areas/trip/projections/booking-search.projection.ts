import { listPages, wholeList } from '../../../store/full-page';
import { searchProjection } from '../../../store/search/search.projection';
import type { TenantDb } from '../../../store/tenant-db';
import { BOOKING_INDEX } from '../booking-lists/booking-search.index';
import { Bookings } from '../bookings/booking.records';
import { DeletedTrips } from '../trips/deleted-trip.records';
import type { Trip } from '../trips/trip';
import { inTrip } from '../trips/trip.partition';
import { everyTrip } from './every-trip';

/** The bookings of one trip; they lie there also while it is in the trash. */
async function* inOneTrip(db: TenantDb, id: string, parent: Trip | undefined) {
  const range = { partition: inTrip(id), prefix: 'BOOKING#' };
  for await (const records of listPages((cursor) => db.listPartition(Bookings, range, { cursor })))
    yield { records, parent };
}

/** What searches and filters of the bookings table are answered from. */
export const bookingSearchProjection = searchProjection(
  { name: 'booking-search', about: 'the words, filters and days that bookings are found by, with their rows' },
  BOOKING_INDEX,
  async function* (db) {
    for await (const trips of everyTrip(db)) for (const trip of trips) yield* inOneTrip(db, trip.id, trip);
    const deleted = await wholeList((cursor) => db.listPartition(DeletedTrips, { partition: ['TRASH'] }, { cursor }));
    for (const { id } of deleted) yield* inOneTrip(db, id, undefined);
  },
);
