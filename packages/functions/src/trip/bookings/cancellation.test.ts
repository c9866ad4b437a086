import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
const stay: Draft = {
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  reservation_status: 'Booked',
  cancellation_deadline: '2099-01-01',
  accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-04' },
  price_detail: { total_price: 42_000, currency: 'EUR' },
};
const newBooking = async (change: Partial<Draft> = {}) => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body;
  return (await world.call('book.bookings.create', { trip_id: trip.id, ...stay, ...change }, asked())).body.booking;
};
type Booking = Awaited<ReturnType<typeof newBooking>>;
const at = ({ id, trip_id }: Booking) => ({ bookingId: id, trip_id });
const cancel = (booking: Booking, version: number, change: object = {}) =>
  world.call(
    'book.cancellation.save',
    {
      ...at(booking),
      version,
      cancellation: { status: 'requested', currency: 'EUR', penalty: 5_000, refund_expected: 37_000, ...change },
    },
    asked(),
  );

describe('the cancellation of a booking', () => {
  it('R-TRIP-169 opens with the booking, its statuses and what is proposed', async () => {
    const booking = await newBooking();
    const { body } = await world.call('book.cancellation-details.get', at(booking), asked());
    expect(body).toMatchObject({
      booking: { id: booking.id },
      is_cancelled: false,
      proposed: { status: 'no_action_taken', currency: 'EUR', penalty: 0, refund_expected: 42_000 },
    });
    expect(body.statuses.map(({ label }) => label)).toContain('Refund Paid by supplier');
  });

  it('R-TRIP-009 is recorded with the supplier, step by step, and seen in the audit', async () => {
    const booking = await newBooking();
    const first = await cancel(booking, 1, { notes: 'By telephone' });
    expect(first.body.booking).toMatchObject({
      reservation_status: 'Cancelled',
      cancellation_status: 'requested',
      cancellation: { penalty: 5_000, refund_expected: 37_000, notes: 'By telephone', status_before: 'Booked' },
      version: 2,
    });
    const paid = await cancel(booking, 2, {
      status: 'paid',
      refund_received: 37_000,
      refund_received_on: '2031-06-01',
    });
    expect(paid.body.booking.cancellation?.history.map(({ status }) => status)).toEqual(['requested', 'paid']);
    const read = await world.call('book.cancellation-details.get', at(booking), asked());
    expect(read.body).toMatchObject({ is_cancelled: true, proposed: { status: 'paid', refund_received: 37_000 } });
    const { body } = await world.call('trips.get', { id: booking.trip_id }, asked());
    expect(body.bookings.map(({ id, reservation_status }) => [id, reservation_status])).toEqual([
      [booking.id, 'Cancelled'],
    ]);
  });

  it('is taken back once, to what the reservation was', async () => {
    const booking = await newBooking();
    await cancel(booking, 1);
    const restored = await world.call('book.cancellation.restore', { ...at(booking), version: 2 }, asked());
    expect(restored.body.booking).toMatchObject({ reservation_status: 'Booked', version: 3 });
    expect(restored.body.booking.cancellation).toBeUndefined();
    const again = await world.call('book.cancellation.restore', { ...at(booking), version: 3 }, asked());
    expect([again.status, again.body.error?.code]).toEqual([409, 'booking.not_cancelled']);
  });

  it('ends when the booking is given another status', async () => {
    const booking = await newBooking();
    await cancel(booking, 1);
    const { id, trip_id } = booking;
    const saved = await world.call(
      'book.bookings.update',
      { id, trip_id, version: 2, reservation_status: 'On Hold' },
      asked(),
    );
    expect(saved.body.booking.cancellation_status).toBeUndefined();
    expect(saved.body.booking.cancellation).toBeUndefined();
  });

  it('refuses a stale save, one of two at once, and strangers', async () => {
    const booking = await newBooking();
    const both = await Promise.all([cancel(booking, 1), cancel(booking, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stranger = await world.call('book.cancellation-details.get', at(booking), { as: world.people.stranger });
    expect(stranger.status).toBe(404);
    const restore = await world.call(
      'book.cancellation.restore',
      { ...at(booking), version: 2 },
      { as: world.people.stranger },
    );
    expect(restore.status).toBe(404);
  });
});
