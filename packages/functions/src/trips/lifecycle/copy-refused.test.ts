import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Booking } from '@wayline/core/bookings/booking';
import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { transact } from '@wayline/core/store/transact';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { baseDeps } from '../../kernel/deps';
import { throughTable } from '../../kernel/through-table';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

it('R-TRIP-188 a copy of which an early part is refused is refused, and is no trip', async () => {
  const { owner } = world.people;
  const asked = { as: owner };
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked)).body;
  const { newId, now } = baseDeps();
  const written = { source: 'manual', created_at: now(), updated_at: now(), version: 1 };
  const bookings = Array.from({ length: 90 }, (_, i) =>
    Booking.parse({ ...written, id: newId('booking'), trip_id: trip.id, booking_type: 'Other', title: `B${i}` }),
  );
  await transact(world.table, bookingChanges(world.table, owner.company_id).add(trip.id, bookings));
  const refused = throughTable((input, send) =>
    input.includes('"TransactItems"') && input.includes('"B0"')
      ? Promise.reject(
          new TransactionCanceledException({
            message: 'Refused.',
            $metadata: {},
            CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
          }),
        )
      : send(),
  );
  const copy = () => world.call('trips.copy', { id: trip.id, trip_name: 'Amalfi again' }, asked);
  const answer = await copy();
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'record.exists']);
  refused.mockRestore();
  expect((await world.call('trips.count', {}, asked)).body.count).toBe(1);
  expect((await copy()).body.trip.trip_reservations).toBe(90);
});
