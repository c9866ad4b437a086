import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { ImportSources } from '@wayline/core/areas/trip/bookings/booking.records';
import { softDeleteBooking } from '@wayline/core/areas/trip/history/soft-delete-booking';
import type { BulkOutcome } from '@wayline/core/areas/trip/planner-views/bulk-change';
import { fitTogether } from '@wayline/core/areas/trip/planner-views/fit-together';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Deletes several bookings in one transaction. Each goes to the trash with its waiting reminders and what it was imported from, so that one undo brings all back. */
export const handler = endpoint(viewsContracts['book.bookings.bulk-delete'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { trip_id, items } = input;
    const ids = [...new Set(items.map(({ id }) => id))];
    const [whole, found] = await Promise.all([
      readTrip(db, trip_id),
      db.getMany(ids.map((booking_id) => ({ def: ImportSources, key: { trip_id, booking_id } }))),
    ]);
    if (!whole) return refuse('record.missing');
    const sources = new Map(found.flatMap((s) => (s ? [[s.booking_id, s] as const] : [])));
    const gone = { deleted_at: deps.now(), deleted_by: actor.name };
    const outcomes = items.map(({ id, version }): BulkOutcome => {
      const before = whole.bookings.find((b) => b.id === id);
      if (!before) return { id, done: false, why: 'missing' };
      return before.version === version ? { id, done: true, before, after: before } : { id, done: false, why: 'stale' };
    });
    const { bookings, writes, results } = fitTogether(outcomes, ({ before }) => {
      const waiting = whole.reminders.filter((r) => r.booking_id === before.id && r.status === 'waiting');
      const source = sources.get(before.id);
      return { booking: before, writes: softDeleteBooking(db, { booking: before, source, waiting }, gone) };
    });
    const [first] = bookings;
    if (!first) return commitUnchanged({ actor, commit }, 'bookings.unchanged', { results });
    return commit({
      writes,
      audit: { changes: { bookings: bookings.map(({ id }) => id) } },
      events: [bookingsEvents.deleted({ ...first, count: bookings.length, trip_name: whole.trip.trip_name })],
      answer: { results },
    });
  }),
);
