import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { restoreDeletedBooking } from '@wayline/core/areas/trip/history/restore-deleted-booking';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(historyContracts['trips.bookings.deleted.restore'], ({ input, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { trip_id, id } = input;
    const back = await restoreDeletedBooking(db, { trip_id, id, now: deps.now() });
    if (!back.ok) return back;
    const { booking, writes } = back.value;
    return commit({ writes, answer: { booking } });
  }),
);
