import type { TenantDb } from '../../../../store/tenant-db';
import type { Write } from '../../../../store/write';
import type { Booking } from '../../bookings/booking';
import { Bookings } from '../../bookings/booking.records';
import { hasNames, linkTravelers } from '../../bookings/people/link-travelers';
import { readTravelers } from './read-travelers';

/**
 * Gives a booking that was written with names the ids of the travelers they mean; the others stay as guests. Nothing where it knows ids
 * already; refused where somebody saves it meanwhile.
 */
export const migrateToTravelerIds = async (db: TenantDb, booking: Booking): Promise<Write[]> => {
  if (booking.traveler_names === undefined) return [];
  const travelers = hasNames(booking) ? await readTravelers(db, booking.trip_id) : [];
  return [db.change(Bookings, booking, linkTravelers(booking, travelers))];
};
