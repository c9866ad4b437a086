import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

export const handler = endpoint(bookingsContracts['book.bookings.create'], async ({ input, actor, deps, commit }) => {
  const now = deps.now();
  const booking = {
    ...input,
    id: deps.newId('booking'),
    source: 'manual' as const,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  return commit({
    writes: bookingChanges(deps.table, actor.company_id).add(input.trip_id, [booking]),
    audit: { subject: input.trip_id, action: 'booking.added', changes: { booking: booking.id } },
    event: bookingEvent(input.trip_id, booking.id, `${actor.name} added ${booking.title}`),
    answer: { booking },
  });
});
