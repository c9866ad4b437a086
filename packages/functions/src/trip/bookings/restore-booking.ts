import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';

import { isCancelled, restoreBooking } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { cancellationContracts } from '@wayline/core/areas/trip/bookings/cancellation.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Takes a cancellation back: the reservation stands as before, and what was agreed with the supplier stays in the audit alone. */
export const handler = endpoint(
  cancellationContracts['book.cancellation.restore'],
  async ({ input, db, deps, commit }) => {
    const { bookingId: id, trip_id, version } = input;
    const before = await db.get(Bookings, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    if (!isCancelled(before)) return refuse('booking.not_cancelled');
    const after = { ...restoreBooking(before), updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: [db.change(Bookings, before, after)],
      audit: {
        subject: trip_id,
        changes: { booking: id, status: after.reservation_status, cancellation: before.cancellation },
      },
      events: [bookingEvents.restored(after)],
      answer: { booking: after },
    });
  },
);
