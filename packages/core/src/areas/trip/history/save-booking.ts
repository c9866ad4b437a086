import type { TenantDb } from '../../../store/tenant-db';
import type { Saved, Write, Writes } from '../../../store/write';
import type { Booking } from '../bookings/booking';
import { Bookings } from '../bookings/booking.records';
import type { NewBooking } from '../bookings/booking-writes';
import { bookingSpan } from '../itinerary/booking-span';
import type { Reminder } from '../reminders/reminder';
import { listWaitingReminders, Reminders } from '../reminders/reminder.records';
import { followBooking } from '../reminders/reminder-follows';

type Change = { before: Booking; after: NewBooking; now: string };
type SavedBooking = [Saved<typeof Bookings>, ...Write[]];

const isMoved = ({ before, after }: Change) => bookingSpan(before)?.first !== bookingSpan(after)?.first;

/** A changed booking; those of its reminders that wait move with its first day. */
export const saveWithReminders = (db: Writes, change: Change, waiting: readonly Reminder[]): SavedBooking => {
  const saved = db.save(Bookings, change.before, change.after);
  const moved = isMoved(change) ? waiting : [];
  return [
    saved,
    ...moved.map((reminder) => db.change(Reminders, reminder, followBooking(reminder, saved.after, change.now))),
  ];
};

/** The same of a booking whose reminders were not read with it. */
export const saveBooking = async (db: TenantDb, change: Change): Promise<SavedBooking> =>
  saveWithReminders(db, change, isMoved(change) ? await listWaitingReminders(db, change.before) : []);
