import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { libraryItemInserted } from '@wayline/core/areas/library/library.events';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { fromLibrary } from '@wayline/core/areas/library/library-item';
import { createBooking, numberBooking } from '@wayline/core/areas/trip/bookings/booking-writes';
import { rateCopies } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Makes a booking of a trip from one of the library; the trip owes the library nothing afterwards. Source: R-TRIP-006. */
export const handler = endpoint(libraryContracts['book.library.insert'], async ({ input, actor, db, deps, commit }) => {
  const { id, trip_id, day } = input;
  const item = await db.get(LibraryItems, { id });
  if (!item) return refuse('record.missing');
  const dated = fromLibrary(item, day);
  if (!dated.ok) return dated;
  const [rated = dated.value] = await rateCopies(db, [dated.value], deps.now().slice(0, 10));
  const made = {
    ...rated,
    id: deps.newId('booking'),
    trip_id,
    source: 'manual' as const,
    created_by: actor.name,
  };
  const [trip, numbered] = await Promise.all([db.get(Trips, { id: trip_id }), numberBooking(db, made)]);
  if (!trip) return refuse('record.missing');
  const created = createBooking(db, trip, numbered);
  return commit({
    writes: [created],
    audit: { action: 'booking.added', changes: { library: id } },
    events: [libraryItemInserted({ ...created.after, library_id: id })],
    answer: { booking: created.after },
  });
});
