import { checkClaimable } from '@wayline/core/areas/trip/booking-lists/claim-rules';
import { UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** What somebody has asked for is not thrown away under their hands. */
export const handler = endpoint(bookingListsContracts['book.unclaimed.delete'], ({ input: { id }, db, commit }) =>
  retryOnConflict(async () => {
    const unclaimed = await db.get(UnclaimedBookings, { id }, true);
    if (!unclaimed) return refuse('record.missing');
    const free = checkClaimable(unclaimed);
    if (!free.ok) return free;
    return commit({
      writes: [db.delete(UnclaimedBookings, unclaimed)],
      answer: { status: 'success' as const, message: formatMessage('booking.delete.success') },
    });
  }),
);
