import { UNCLAIMED, UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bookingListsContracts['book.unclaimed.list'], async ({ db }) => {
  const { bookings } = await db.readPartition(UNCLAIMED, { bookings: UnclaimedBookings }, { newestFirst: true });
  return ok({ bookings });
});
