import { Bookings, ImportSources } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { softDeleteBooking } from '@wayline/core/areas/trip/history/soft-delete-booking';
import { listWaitingReminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** So many reminders are withdrawn at once; any beyond withdraw themselves when they are due and find no booking. */
const MOST_REMINDERS = 80;

/** Deletes a booking; for 30 days it can be brought back with its reminders and what it was imported from. Source: R-TRIP-165. */
export const handler = endpoint(bookingsContracts['book.bookings.delete'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { trip_id, id } = input;
    const [[booking, source], waiting] = await Promise.all([
      db.getMany([
        { def: Bookings, key: { trip_id, id } },
        { def: ImportSources, key: { trip_id, booking_id: id } },
      ]),
      listWaitingReminders(db, { trip_id, id }),
    ]);
    if (!booking) return refuse('record.missing');
    const gone = { deleted_at: deps.now(), deleted_by: actor.name };
    return commit({
      writes: [...softDeleteBooking(db, { booking, source, waiting: waiting.slice(0, MOST_REMINDERS) }, gone)],
      answer: { status: 'success' as const, message: formatMessage('booking.delete.success') },
    });
  }),
);
