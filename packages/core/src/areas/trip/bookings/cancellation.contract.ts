import * as z from 'zod';
import { CANCELLATION_STATUSES } from '../../../base/booking-types';
import { BookingId, TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { Booking } from './booking';
import { CancellationDraft } from './cancellation/cancellation';

const edit = { kind: 'signed_in', permissions: ['Edit Reservations'], action: 'edit reservations' } as const;
const saved = z.object({ booking: Booking });

const details = contract({
  id: 'book.cancellation-details.get',
  service: 'book',
  method: 'GET',
  path: '/api/v3/bookingDetailsForCancellation/{bookingId}',
  handler: 'trip/bookings/cancellation-details',
  summary: 'A booking with what is recorded of its cancellation, or proposed for it.',
  access: { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ bookingId: BookingId, trip_id: TripId }),
  output: z.object({
    booking: Booking,
    is_cancelled: z.boolean(),
    proposed: CancellationDraft,
    statuses: z.array(z.object({ id: z.enum(CANCELLATION_STATUSES), label: z.string() })),
  }),
  errors: ['record.missing', 'trip.missing_id'],
});
const cancel = contract({
  id: 'book.cancellation.save',
  service: 'book',
  method: 'PUT',
  path: '/api/v3/bookings/{bookingId}/cancellation',
  handler: 'trip/bookings/cancel-booking',
  summary: 'Cancel a booking, or record how its cancellation with the supplier goes on.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ bookingId: BookingId, trip_id: TripId, version: Version, cancellation: CancellationDraft }),
  output: saved,
  errors: ['record.missing', 'record.stale', 'trip.missing_id'],
});
const restore = contract({
  id: 'book.cancellation.restore',
  service: 'book',
  method: 'POST',
  path: '/api/v3/bookings/{bookingId}/restore',
  handler: 'trip/bookings/restore-booking',
  summary: 'Take the cancellation of a booking back; its reservation stands as before.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ bookingId: BookingId, trip_id: TripId, version: Version }),
  output: saved,
  errors: ['record.missing', 'record.stale', 'booking.not_cancelled', 'trip.missing_id'],
});

export const cancellationContracts = byId(details, cancel, restore);
