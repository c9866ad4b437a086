import * as z from 'zod';
import { epochSeconds } from '../../../base/epoch-seconds';
import { BookingId, ReminderId, TripId } from '../../../base/ids';
import { getPurgeAt } from '../../../base/purge-at';
import { Instant } from '../../../base/values';
import { record } from '../../../store/record';
import { Booking } from '../bookings/booking';
import { ImportSources } from '../bookings/booking.records';

/** A booking that was deleted, with all it takes to bring it back as it was. */
export const DeletedBooking = z.object({
  id: BookingId,
  trip_id: TripId,
  booking: Booking,
  /** What it was imported from, so that the next import of the same confirmation finds it again. */
  source: ImportSources.schema.optional(),
  /** Reminders that waited for it and were withdrawn with it. */
  reminders: z.array(ReminderId),
  deleted_at: Instant,
  deleted_by: z.string(),
});
export type DeletedBooking = z.infer<typeof DeletedBooking>;

/** Where the deleted bookings of a trip wait. */
export const getDeletedBookingsPartition = (trip: string) => ['TRASH', trip] as const;

/** Deleted bookings of a trip; the table forgets them by itself once they can no longer be brought back. */
export const DeletedBookings = record({
  name: 'deleted_booking',
  schema: DeletedBooking,
  key: ['trip_id', 'id'],
  partition: (k) => getDeletedBookingsPartition(k.trip_id),
  sort: (k) => ['BOOKING', k.id],
  expires: ({ deleted_at }) => epochSeconds(getPurgeAt(deleted_at)),
});
