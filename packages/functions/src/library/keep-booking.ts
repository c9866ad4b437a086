import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { toLibrary } from '@wayline/core/areas/library/library-item';
import { toLibraryAddition } from '@wayline/core/areas/library/new-item';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['book.library.keep'], async ({ input, actor, db, deps, commit }) => {
  const { trip_id, booking_id } = input;
  const booking = await db.get(Bookings, { trip_id, id: booking_id });
  return booking ? commit(toLibraryAddition({ actor, db, deps }, toLibrary(booking))) : refuse('record.missing');
});
