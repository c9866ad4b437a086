import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingChanges } from '@wayline/core/areas/trip/bookings/booking-changes';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { listWaitingReminders, Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { followBooking } from '@wayline/core/areas/trip/reminders/reminder-follows';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { type Write, writesFor } from '@wayline/core/store/write';

type Saved = { before: Booking; after: Booking; now: string };

/** The writes of a changed booking; its waiting reminders move with its first day. */
export const saveBooking = async (
  table: Table,
  company: CompanyId,
  { before, after, now }: Saved,
): Promise<Write[]> => {
  const moved = bookingSpan(before)?.first !== bookingSpan(after)?.first;
  const reminders = moved ? await listWaitingReminders(table, company, before) : [];
  const w = writesFor(table, company);
  return [
    ...bookingChanges(table, company).save(before, after),
    ...reminders.map((reminder) => w.change(Reminders, reminder, followBooking(reminder, after, now))),
  ];
};
