import { Booking } from '@wayline/core/areas/trip/bookings/booking';

/** Any booking, by what differs from a plain one. */
export const aBooking = (differs: object = {}): Booking =>
  Booking.parse({
    id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Other',
    title: 'A booking',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });
