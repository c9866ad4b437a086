import { Bookings } from '@wayline/core/bookings/booking.records';
import { refuse } from '@wayline/core/kernel/result';
import { libraryContracts } from '@wayline/core/library/library.contract';
import { toLibrary } from '@wayline/core/library/library-item';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { additionOf } from './new-item';

export const handler = endpoint(libraryContracts['book.library.keep'], async ({ input, actor, deps, commit }) => {
  const { trip_id, booking_id } = input;
  const booking = await getRecord(deps.table, actor.company_id, Bookings, { trip_id, id: booking_id });
  return booking ? commit(additionOf(actor, deps, toLibrary(booking))) : refuse('record.missing');
});
