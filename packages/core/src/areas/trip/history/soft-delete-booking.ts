import type { Saved, Write, Writes } from '../../../store/write';
import type { Booking } from '../bookings/booking';
import { Bookings, ImportSources } from '../bookings/booking.records';
import type { Reminder } from '../reminders/reminder';
import { Reminders } from '../reminders/reminder.records';
import { dueByBooking } from '../reminders/reminder-follows';
import { type DeletedBooking, DeletedBookings } from './deleted-booking.records';

type Trashed = {
  booking: Booking;
  /** What it was imported from. */
  source: DeletedBooking['source'];
  /** The reminders that wait for it. */
  waiting: readonly Reminder[];
};
type Gone = Pick<DeletedBooking, 'deleted_at' | 'deleted_by'>;

/** The writes that take a booking to the trash as it was read, with all it takes to bring it back; its trip counts it elsewhere. Source: R-TRIP-165. */
export const softDeleteBooking = (db: Writes, { booking, source, waiting }: Trashed, gone: Gone): Write[] => {
  const { id, trip_id } = booking;
  const reminders = waiting.map((reminder) => reminder.id);
  return [
    db.delete(Bookings, booking),
    db.put(DeletedBookings, { ...gone, id, trip_id, booking, ...(source && { source }), reminders }),
    ...(source ? [db.remove(ImportSources, { trip_id, booking_id: id })] : []),
    ...waiting.map((reminder) => db.change(Reminders, reminder, { ...reminder, status: 'withdrawn' })),
  ];
};

/** The writes that bring it back as it is given here, with those of its `reminders` that would not have been due by now. */
export const undeleteBooking = (
  db: Writes,
  deleted: DeletedBooking,
  back: { booking: Booking; reminders: readonly Reminder[]; now: string },
): [Saved<typeof Bookings>, ...Write[]] => {
  const { trip_id, id, source } = deleted;
  const restored = db.restore(Bookings, back.booking);
  const woken = back.reminders.flatMap((before) => {
    if (before.status !== 'withdrawn' || !deleted.reminders.includes(before.id)) return [];
    const due_at = dueByBooking(before, restored.after);
    return due_at > back.now ? [db.change(Reminders, before, { ...before, status: 'waiting', due_at })] : [];
  });
  return [
    restored,
    db.remove(DeletedBookings, { trip_id, id }),
    ...(source ? [db.put(ImportSources, source)] : []),
    ...woken,
  ];
};
