import type { Booking } from '@wayline/core/bookings/booking';
import { Bookings, ImportSources } from '@wayline/core/bookings/booking.records';
import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { bookingAudit } from '@wayline/core/history/audit-of';
import { DeletedBookings } from '@wayline/core/history/deleted-booking.records';
import { say } from '@wayline/core/kernel/messages';
import { refuse } from '@wayline/core/kernel/result';
import { Reminders, remindersOf } from '@wayline/core/messaging/reminder.records';
import { getRecords } from '@wayline/core/store/read';
import type { ValueOf } from '@wayline/core/store/record';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

/** So many reminders are withdrawn at once; any beyond withdraw themselves when they are due and find no booking. */
const MOST_REMINDERS = 80;

/** Deletes a booking; for 30 days it can be brought back with its reminders and what it was imported from. Source: R-TRIP-165. */
export const handler = endpoint(bookingsContracts['book.bookings.delete'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { trip_id, id } = input;
    const { table } = deps;
    const [[found, kept], waiting] = await Promise.all([
      getRecords(table, actor.company_id, [
        { def: Bookings, key: { trip_id, id } },
        { def: ImportSources, key: { trip_id, booking_id: id } },
      ]),
      remindersOf(table, actor.company_id, { trip_id, id }),
    ]);
    const booking = found as Booking | undefined;
    if (!booking) return refuse('record.missing');
    const source = kept as ValueOf<typeof ImportSources> | undefined;
    const reminders = waiting.slice(0, MOST_REMINDERS);
    const w = writesFor(table, actor.company_id);
    return commit({
      writes: [
        ...bookingChanges(table, actor.company_id).take(booking),
        w.put(DeletedBookings, {
          id,
          trip_id,
          booking,
          ...(source && { source }),
          reminders: reminders.map((r) => r.id),
          deleted_at: deps.now(),
          deleted_by: actor.name,
        }),
        ...(source ? [w.remove(ImportSources, { trip_id, booking_id: id })] : []),
        ...reminders.map((r) => w.change(Reminders, r, { ...r, status: 'withdrawn' as const })),
      ],
      audit: { subject: trip_id, action: 'booking.deleted', changes: { booking: id }, ...bookingAudit(booking) },
      event: bookingEvent(trip_id, id, `${actor.name} deleted ${booking.title}`),
      answer: { status: 'success' as const, message: say('booking.delete.success') },
    });
  }),
);
