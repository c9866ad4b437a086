import type { Booking } from '@wayline/core/areas/trip/bookings/booking';

import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { listWaitingReminders, Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { followBooking } from '@wayline/core/areas/trip/reminders/reminder-follows';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write } from '@wayline/core/store/write';

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
