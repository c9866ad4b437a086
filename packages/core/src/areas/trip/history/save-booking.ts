import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { Booking } from '../bookings/booking';
import { Bookings } from '../bookings/booking.records';
import { bookingSpan } from '../itinerary/booking-span';
import { listWaitingReminders, Reminders } from '../reminders/reminder.records';
import { followBooking } from '../reminders/reminder-follows';

type Saved = { before: Booking; after: Booking; now: string };

/** The writes of a changed booking; its waiting reminders move with its first day. */
export const saveBooking = async (db: TenantDb, { before, after, now }: Saved): Promise<Write[]> => {
  const moved = bookingSpan(before)?.first !== bookingSpan(after)?.first;
  const reminders = moved ? await listWaitingReminders(db, before) : [];
  return [
    db.change(Bookings, before, after),
    ...reminders.map((reminder) => db.change(Reminders, reminder, followBooking(reminder, after, now))),
  ];
};
