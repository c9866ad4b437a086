import type { Table } from '../../../../store/client';
import type { Write, Writes } from '../../../../store/write';
import type { Booking } from '../../bookings/booking';
import { Bookings } from '../../bookings/booking.records';
import { hasNames, linkTravelers } from '../../bookings/people/link-travelers';
import { readTravelers } from './read-travelers';

/**
 * Gives a booking that was written with names the ids of the travelers they mean; the others stay as guests. Nothing where it knows ids
 * already; refused where somebody saves it meanwhile.
 */
export const migrateToTravelerIds = async (w: Writes, booking: Booking, table: Table): Promise<Write[]> => {
  if (booking.traveler_names === undefined) return [];
  const travelers = hasNames(booking) ? await readTravelers(table, w.company, booking.trip_id) : [];
  return [w.change(Bookings, booking, linkTravelers(booking, travelers))];
};
