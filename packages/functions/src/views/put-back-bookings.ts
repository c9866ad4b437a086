import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { DeletedBookings, trashOf } from '@wayline/core/history/deleted-booking.records';
import { viewsContracts } from '@wayline/core/itinerary/views/views.contract';
import { refuse } from '@wayline/core/kernel/result';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { followBooking } from '@wayline/core/messaging/reminder-follows';
import { listPartition } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

/** Puts deleted bookings back under the ids they had, and lets the reminders wait again that were withdrawn with them. */
export const handler = endpoint(viewsContracts['book.bookings.put-back'], async ({ input, actor, deps, commit }) => {
  const { trip_id, ids } = input;
  const [whole, trash] = await Promise.all([
    readTrip(deps.table, actor.company_id, trip_id),
    listPartition(deps.table, actor.company_id, DeletedBookings, { partition: trashOf(trip_id), prefix: 'BOOKING#' }),
  ]);
  const found = trash.items.filter(({ id }) => ids.includes(id));
  const [first] = found;
  if (!whole || !first || found.length < ids.length) return refuse('record.missing');
  const w = writesFor(deps.table, actor.company_id);
  const now = deps.now();
  const bookings = found.map(({ booking }) => ({ ...booking, updated_at: now, version: booking.version + 1 }));
  const waiting = found.flatMap(({ booking, reminders }) =>
    whole.reminders
      .filter(({ id, status }) => status === 'withdrawn' && reminders.includes(id))
      .map((reminder) =>
        w.change(Reminders, reminder, followBooking({ ...reminder, status: 'waiting' }, booking, now)),
      ),
  );
  return commit({
    writes: [
      ...bookingChanges(deps.table, actor.company_id).add(trip_id, bookings),
      ...found.map((deleted) => w.remove(DeletedBookings, deleted)),
      ...waiting,
    ],
    audit: { subject: trip_id, action: 'bookings.put_back', changes: { bookings: ids } },
    event: bookingEvent(trip_id, first.id, `${actor.name} put ${found.length} bookings back`),
    answer: { bookings },
  });
});
