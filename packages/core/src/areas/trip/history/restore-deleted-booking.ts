import type { BookingId, TripId } from '../../../base/ids';
import { getPurgeAt } from '../../../base/purge-at';
import { ok, type Result, refuse } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { Booking } from '../bookings/booking';
import { numberBooking } from '../bookings/booking-writes';
import { Reminders } from '../reminders/reminder.records';
import { DeletedBookings } from './deleted-booking.records';
import { undeleteBooking } from './soft-delete-booking';

type Wanted = { trip_id: TripId; id: BookingId; now: string };

/**
 * The writes that bring a deleted booking back under its own id: the booking and the trip's count of it, what it was imported from,
 * and its reminders, except those that would have been due by now. Refuses `record.missing` once it is gone for good.
 */
export const restoreDeletedBooking = async (
  db: TenantDb,
  { trip_id, id, now }: Wanted,
): Promise<Result<{ booking: Booking; writes: Write[] }>> => {
  const deleted = await db.get(DeletedBookings, { trip_id, id });
  if (!deleted || getPurgeAt(deleted.deleted_at) <= now) return refuse('record.missing');
  // A number of its own again, as any new booking: whatever its index still says of the earlier one says nothing of it.
  const booking = await numberBooking(db, deleted.booking);
  const keys = deleted.reminders.map((reminder) => ({ def: Reminders, key: { trip_id, id: reminder } }));
  const found = keys.length > 0 ? await db.getMany(keys) : [];
  const reminders = found.filter((reminder) => reminder !== undefined);
  const [created, ...rest] = undeleteBooking(db, deleted, { booking, reminders, now });
  return ok({ booking: created.after, writes: [created, ...rest] });
};
