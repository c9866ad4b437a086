import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { defineAnnounced } from '../../live/public';
import { toBooking, toTrip, tripEvent } from '../trip-announcements';

export const tripSplitSet = tripEvent(
  'trip.commission_split_set',
  {},
  (f) => `${f.actor} set the commission split of ${f.trip_name}`,
);
/** `name` is that of the booking, or of the trip whose split it was. */
export const splitDeleted = defineAnnounced(
  'commission_split.deleted',
  { trip_id: TripId, booking_id: BookingId.optional(), name: z.string() },
  (f) => {
    const title = `${f.actor} deleted a commission split of ${f.name}`;
    return f.booking_id ? toBooking({ trip_id: f.trip_id, id: f.booking_id }, title) : toTrip(f, title);
  },
);
