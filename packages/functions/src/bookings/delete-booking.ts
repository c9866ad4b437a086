import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { say } from '@wayline/core/kernel/messages';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

export const handler = endpoint(bookingsContracts['book.bookings.delete'], async ({ input, actor, deps, commit }) =>
  commit({
    writes: bookingChanges(deps.table, actor.company_id).remove(input.trip_id, input.id),
    audit: { subject: input.trip_id, action: 'booking.deleted', changes: { booking: input.id } },
    event: bookingEvent(input.trip_id, input.id, `${actor.name} deleted a booking`),
    answer: { status: 'success' as const, message: say('booking.delete.success') },
  }),
);
