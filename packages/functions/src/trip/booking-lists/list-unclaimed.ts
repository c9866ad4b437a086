import { UNCLAIMED, UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { ok } from '@wayline/core/base/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bookingListsContracts['book.unclaimed.list'], async ({ actor, deps }) => {
  const { bookings } = await readPartition(
    deps.table,
    actor.company_id,
    UNCLAIMED,
    { bookings: UnclaimedBookings },
    { newestFirst: true },
  );
  return ok({ bookings });
});
