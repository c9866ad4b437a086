import { bookingListsContracts } from '@wayline/core/bookings/booking-lists.contract';
import { UNCLAIMED, UnclaimedBookings } from '@wayline/core/bookings/lists/unclaimed.records';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

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
