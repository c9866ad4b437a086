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
    const bookings = input.drafts.map((draft) => ({
      id: deps.newId('booking'),
      booking: bookingFromDraft(draft, now.slice(0, 10)),
      draft,
      imported_from: input.imported_from,
      imported_by: actor.user_id,
      importer_name: actor.name,
      imported_at: now,
      version: 1,
    }));
    return commit({
      writes: bookings.map((booking) => db.insert(UnclaimedBookings, booking)),
      audit: {
        subject: 'unclaimed',
        changes: { bookings: bookings.map(({ id }) => id) },
      },
      events: [unclaimedImported({ bookings: bookings.map(({ id }) => id) })],
      answer: { bookings },
    });
  },
);
