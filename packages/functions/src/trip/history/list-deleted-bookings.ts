import { DeletedBookings, getDeletedBookingsPartition } from '@wayline/core/areas/trip/history/deleted-booking.records';
import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { findScheduledSpan } from '@wayline/core/areas/trip/trips/dates/unscheduled';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Rows that the table has not yet forgotten, though nobody can bring them back any more, are left out. */
export const handler = endpoint(historyContracts['trips.bookings.deleted.list'], async ({ input, db, deps }) => {
  const { trip_id } = input;
  const [trip, { deleted }] = await Promise.all([
    db.get(Trips, { id: trip_id }),
    db.readPartition(getDeletedBookingsPartition(trip_id), { deleted: DeletedBookings }),
  ]);
  if (!trip) return refuse('record.missing');
  const now = deps.now();
  const rows = deleted.map((row) => ({
    id: row.id,
    title: row.booking.title,
    day: findScheduledSpan(row.booking)?.first,
    deleted_at: row.deleted_at,
    deleted_by: row.deleted_by,
    gone_at: getPurgeAt(row.deleted_at),
  }));
  return ok({
    bookings: rows.filter(({ gone_at }) => gone_at > now).sort((a, b) => b.deleted_at.localeCompare(a.deleted_at)),
  });
});
