import { unclaimedImported } from '@wayline/core/areas/trip/booking-lists/unclaimed.events';
import { UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingFromDraft } from '@wayline/core/areas/trip/bookings/booking-from-draft';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { endpoint } from '../../kernel/endpoint';

/** Keeps drafts under the ids they will have in their trips. */
export const handler = endpoint(
  bookingListsContracts['book.unclaimed.create'],
  async ({ input, actor, db, deps, commit }) => {
    const now = deps.now();
    const writes = input.drafts.map((draft) =>
      db.insert(UnclaimedBookings, {
        id: deps.newId('booking'),
        booking: bookingFromDraft(draft, now.slice(0, 10)),
        draft,
        imported_from: input.imported_from,
        imported_by: actor.user_id,
        importer_name: actor.name,
        imported_at: now,
      }),
    );
    const bookings = writes.map(({ after }) => after);
    const ids = bookings.map(({ id }) => id);
    return commit({
      writes,
      audit: { changes: { bookings: ids } },
      events: [unclaimedImported({ bookings: ids })],
      answer: { bookings },
    });
  },
);
