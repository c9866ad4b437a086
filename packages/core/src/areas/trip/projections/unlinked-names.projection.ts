import { listPages } from '../../../store/full-page';
import { viewProjection } from '../../../store/view-projection';
import { Bookings } from '../bookings/booking.records';
import { UNLINKED_NAMES, UnlinkedNames } from '../bookings/suppliers/unlinked-name.records';
import { everyBooking } from './every-trip';

/** The names on bookings that wait until somebody says which supplier they mean. */
export const unlinkedNamesProjection = viewProjection({
  name: 'unlinked-names',
  about: 'the names on bookings that mean none of the company’s suppliers',
  def: Bookings,
  row: UnlinkedNames,
  records: everyBooking,
  stored: (db) => listPages((cursor) => db.listPartition(UnlinkedNames, { partition: UNLINKED_NAMES }, { cursor })),
  recordOf: ({ trip_id, booking_id }) => ({ trip_id: String(trip_id), id: String(booking_id) }),
});
