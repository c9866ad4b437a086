import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { libraryItemInserted } from '@wayline/core/areas/library/library.events';
import { LibraryItems } from '@wayline/core/areas/library/library.records';
import { fromLibrary } from '@wayline/core/areas/library/library-item';
import { bookingChanges } from '@wayline/core/areas/trip/bookings/booking-changes';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

/** Makes a booking of a trip from one of the library; the trip owes the library nothing afterwards. Source: R-TRIP-006. */
export const handler = endpoint(libraryContracts['book.library.insert'], async ({ input, actor, deps, commit }) => {
  const { id, trip_id, day } = input;
  const item = await getRecord(deps.table, actor.company_id, LibraryItems, { id });
  if (!item) return refuse('record.missing');
  const dated = fromLibrary(item, day);
  if (!dated.ok) return dated;
  const now = deps.now();
  const booking = {
    ...dated.value,
    id: deps.newId('booking'),
    trip_id,
    source: 'manual' as const,
    created_by: actor.name,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  const changes = bookingChanges(deps.table, actor.company_id);
  return commit({
    writes: [...changes.add(trip_id, [booking]), ...changes.suppliers([booking])],
    audit: { subject: trip_id, action: 'booking.added', changes: { booking: booking.id, library: id } },
    events: [libraryItemInserted({ ...booking, library_id: id })],
    answer: { booking },
  });
});
