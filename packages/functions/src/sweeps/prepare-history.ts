import type { BookingId, TripId } from '@wayline/core/base/ids';
import type { Person, World } from '@wayline/local/testing/world';

/** What the samples of the history and the trash are about. */
export type PreparedHistory = {
  /** A deleted booking of the prepared trip, and the entry of its history that says so. */
  trashedBooking: BookingId;
  deletionEntry: string;
  /** Another trip, deleted with all that is on it. */
  deletedTrip: TripId;
};

/** A booking that waits in the trash of a trip, and a trip that waits in the trash of the company. */
export const prepareHistory = async (
  world: World,
  as: Person,
  name: string,
  trip_id: TripId,
): Promise<PreparedHistory> => {
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
