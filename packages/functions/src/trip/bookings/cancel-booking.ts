import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';

import { cancelBooking, isCancelled } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { cancellationContracts } from '@wayline/core/areas/trip/bookings/cancellation.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Cancels a booking, or notes the next step of its cancellation with the supplier. Source: R-TRIP-009, R-TRIP-109. */
export const handler = endpoint(
  cancellationContracts['book.cancellation.save'],
  async ({ input, actor, db, deps, commit }) => {
    const { bookingId: id, trip_id, version, cancellation } = input;
    const before = await db.get(Bookings, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const now = deps.now();
    const after = {
      ...cancelBooking(before, cancellation, { name: actor.name, at: now }),
      updated_at: now,
      version: version + 1,
    };
    const event = isCancelled(before) ? bookingEvents.cancellation_changed : bookingEvents.cancelled;
    return commit({
      writes: [db.change(Bookings, before, after)],
      audit: {
        subject: trip_id,
        changes: { booking: id, status: cancellation.status },
      },
      events: [event(after)],
      answer: { booking: after },
    });
  },
);
