import { Bookings } from '@wayline/core/bookings/booking.records';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(bookingsContracts['book.bookings.get'], async ({ input, actor, deps }) => {
  const booking = await getRecord(deps.table, actor.company_id, Bookings, input);
  return booking ? ok({ booking }) : refuse('record.missing');
});
