import { BookingId } from '@wayline/core/base/ids';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation, Preparing } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** A booking that was deleted with others and can be put back. */
    deletedBooking: BookingId;
    /** A booking that is cancelled with its supplier. */
    cancelledBooking: BookingId;
  }
}

const DAY = '2031-05-03';

const deletedBooking = async ({ world, as, name, trip }: Preparing) => {
  const asked = { as };
  const { booking: gone } = expectOk(
    await world.call(
      'book.bookings.create',
      { trip_id: trip, booking_type: 'Other', title: name, general_booking: { start_date: DAY }, note: name },
      asked,
    ),
  );
  expectOk(
    await world.call(
      'book.bookings.bulk-delete',
      { trip_id: trip, items: [{ id: gone.id, version: gone.version }] },
      asked,
    ),
  );
  return { deletedBooking: gone.id };
};

const cancelledBooking = async ({ world, as, name, trip }: Preparing) => {
  const asked = { as };
  const { booking: cancelled } = expectOk(
    await world.call('book.bookings.create', { trip_id: trip, booking_type: 'Tours', title: name }, asked),
  );
  expectOk(
    await world.call(
      'book.cancellation.save',
      {
        bookingId: cancelled.id,
        trip_id: trip,
        version: cancelled.version,
        cancellation: { status: 'requested', currency: 'EUR' },
      },
      asked,
    ),
  );
  return { cancelledBooking: cancelled.id };
};

export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({ deletedBooking: BookingId.parse(id('bkg')), cancelledBooking: BookingId.parse(id('bkg')) }),
  make: async (on) => ({
    ...(on.wants('deletedBooking') && (await deletedBooking(on))),
    ...(on.wants('cancelledBooking') && (await cancelledBooking(on))),
  }),
};
