import { Bookings } from '@wayline/core/bookings/booking.records';
import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

/** Saves what was sent of a booking and keeps the rest. */
export const handler = endpoint(bookingsContracts['book.bookings.update'], async ({ input, actor, deps, commit }) => {
  const { id, trip_id, version, ...changes } = input;
  const before = await getRecord(deps.table, actor.company_id, Bookings, { trip_id, id });
  if (!before) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale', { current: before });
  const after = { ...before, ...changes, updated_at: deps.now(), version: before.version + 1 };
  return commit({
    writes: [bookingChanges(deps.table, actor.company_id).save(before, after)],
    audit: { subject: trip_id, action: 'booking.changed', changes: { booking: id, fields: Object.keys(changes) } },
    event: bookingEvent(trip_id, id, `${actor.name} changed ${after.title}`),
    answer: { booking: after },
  });
});
