import { wholeList } from '../../../store/full-page';
import type { Projection } from '../../../store/projection';
import { listPartition, readPartition } from '../../../store/read';
import { writesFor } from '../../../store/write';
import { Bookings } from '../bookings/booking.records';
import { openDeadlines } from '../bookings/booking-deadline';
import { BookingDeadlines, getDeadlinesPartition } from '../bookings/booking-deadline.records';
import { inTrip } from '../trips/trip.partition';
import { everyTrip } from './every-trip';

const nameOf = ({ booking_id, kind }: { booking_id: string; kind: string }) => `${kind} of ${booking_id}`;

/** The days by which something has to be done about bookings. */
export const deadlinesProjection: Projection = {
  name: 'deadlines',
  about: 'the days by which something has to be done about bookings',
  drift: async function* (table, company) {
    const w = writesFor(table, company);
    for await (const { id } of everyTrip(table, company)) {
      const partition = getDeadlinesPartition(id);
      const [{ bookings }, listed] = await Promise.all([
        readPartition(table, company, inTrip(id), { bookings: Bookings }, { consistent: true }),
        wholeList((cursor) => listPartition(table, company, BookingDeadlines, { partition }, { cursor })),
      ]);
      const kept = new Map(listed.map((deadline) => [nameOf(deadline), deadline]));
      for (const booking of bookings)
        for (const right of openDeadlines(booking)) {
          const stands = kept.get(nameOf(right));
          kept.delete(nameOf(right));
          if (JSON.stringify(stands) !== JSON.stringify(right))
            yield {
              where: nameOf(right),
              kept: stands,
              right,
              mend: [w.checkUnchanged(Bookings, booking, ['version']), w.put(BookingDeadlines, right)],
            };
        }
      for (const stray of kept.values()) {
        const booking = bookings.find((one) => one.id === stray.booking_id);
        yield {
          where: nameOf(stray),
          kept: stray,
          right: undefined,
          mend: [
            ...(booking ? [w.checkUnchanged(Bookings, booking, ['version'])] : []),
            w.deleteIfExists(BookingDeadlines, stray),
          ],
        };
      }
    }
  },
};
