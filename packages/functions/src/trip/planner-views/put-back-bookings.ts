import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { DeletedBookings } from '@wayline/core/areas/trip/history/deleted-booking.records';
import { undeleteBooking } from '@wayline/core/areas/trip/history/soft-delete-booking';
import { fitTogether } from '@wayline/core/areas/trip/planner-views/fit-together';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/**
 * Puts deleted bookings back under the ids they had, with their reminders and what they were imported from. What does not fit one
 * transaction is answered `later`. Refuses `record.missing` once one of them is gone for good.
 */
export const handler = endpoint(viewsContracts['book.bookings.put-back'], async ({ input, db, deps, commit }) => {
  const { trip_id } = input;
  const ids = [...new Set(input.ids)];
  const [whole, trash] = await Promise.all([
    readTrip(db, trip_id),
    db.getMany(ids.map((id) => ({ def: DeletedBookings, key: { trip_id, id } }))),
  ]);
  const now = deps.now();
  const deleted = new Map(trash.flatMap((d) => (d && getPurgeAt(d.deleted_at) > now ? [[d.id, d] as const] : [])));
  if (!whole || deleted.size < ids.length) return refuse('record.missing');
  const outcomes = [...deleted.values()].map(({ id, booking }) => ({
    id,
    done: true as const,
    before: booking,
    after: booking,
  }));
  const { bookings, writes, results } = fitTogether(outcomes, ({ id, before }) => {
    const one = deleted.get(id);
    if (!one) return { booking: before, writes: [] };
    const [restored, ...rest] = undeleteBooking(db, one, { booking: before, reminders: whole.reminders, now });
    return { booking: restored.after, writes: [restored, ...rest] };
  });
  const [first] = bookings;
  if (!first) return refuse('record.too_large');
  return commit({
    writes,
    audit: { changes: { bookings: bookings.map(({ id }) => id) } },
    events: [bookingsEvents.put_back({ ...first, count: bookings.length })],
    answer: { bookings, later: results.flatMap(({ id, done }) => (done ? [] : [id])) },
  });
});
