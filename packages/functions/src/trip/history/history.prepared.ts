import { BookingId, TripId } from '@wayline/core/base/ids';
import type { Preparation, Preparing } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** A deleted booking of the prepared trip, and the entry of its history that says so. */
    trashedBooking: BookingId;
    deletionEntry: string;
    /** Another trip, deleted with all that is on it. */
    deletedTrip: TripId;
  }
}

/** A booking that waits in the trash of a trip, and a trip that waits in the trash of the company. */
const make = async ({ world, as, name, trip: trip_id }: Preparing) => {
  const asked = { as };
  const draft = {
    trip_id,
    booking_type: 'Dining',
    title: name,
    general_booking: { start_date: '2031-05-04' },
  } as const;
  const { booking } = (await world.call('book.bookings.create', draft, asked)).body;
  await world.call('book.bookings.delete', { trip_id, id: booking.id }, asked);
  const { entries } = (await world.call('trips.history.list', { trip_id, per_page: 1 }, asked)).body;
  const { trip } = (await world.call('trips.create', { trip_name: name }, asked)).body;
  await world.call('trips.delete', { ids: [trip.id] }, asked);
  const entry = entries[0]?.id;
  if (!entry) throw new Error('Preparing failed: the deletion is not in the history.');
  return { trashedBooking: booking.id, deletionEntry: entry, deletedTrip: trip.id };
};

export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({
    trashedBooking: BookingId.parse(id('bkg')),
    deletionEntry: id('aud'),
    deletedTrip: TripId.parse(id('trp')),
  }),
  make,
};
