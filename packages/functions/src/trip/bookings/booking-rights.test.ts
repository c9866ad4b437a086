import type { TripId } from '@wayline/core/base/ids';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const DINNER = { booking_type: 'Dining', title: 'Luna', general_booking: { start_date: '2032-05-01' } } as const;
const started = async () => {
  const { id: trip_id } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip;
  const { booking } = (
    await world.call('book.bookings.create', { ...DINNER, trip_id, confirmation_id: 'OLD' }, asked())
  ).body;
  return { trip_id, id: booking.id, version: booking.version };
};
/** What somebody with nothing but these permissions is answered. */
const holding = async (...permissions: string[]) => {
  const as = await newcomer(world, ['Advisor'], permissions);
  return async (id: Parameters<World['send']>[0], input: Record<string, unknown>) => {
    const { status, body } = await world.send(id, input, { as });
    return [status, body.error?.message];
  };
};
const denied = (action: string) => [
  403,
  `You do not have permission to ${action}! Please contact your master admin for permission.`,
];
const cell = (at: { trip_id: TripId; id: string; version: number }, value: string) => ({
  object: 'booking',
  item: 'confirmation_id',
  id: at.id,
  value,
  version: at.version,
  nested_object: { object: 'trip', id: at.trip_id },
});

it('R-TRIP-156 viewing, editing and deleting reservations answers the denial message', async () => {
  const at = await started();
  const answer = await holding();
  expect(await answer('book.company-bookings.list', {})).toEqual(denied('view reservations'));
  expect(await answer('book.bookings.update', { ...at, title: 'Sol' })).toEqual(denied('edit reservations'));
  expect(await answer('book.bookings.delete', { trip_id: at.trip_id, id: at.id })).toEqual(
    denied('delete reservations'),
  );
});

it('R-TRIP-156 a new confirmation number needs its own permission, wherever it is entered; the rest is saved without', async () => {
  const at = await started();
  const answer = await holding('View Reservations', 'Edit Reservations');
  const refused = denied('add confirmation on reservations');
  const draft = { ...DINNER, trip_id: at.trip_id, confirmation_id: 'NEW' };
  expect(await answer('book.bookings.create', draft)).toEqual(refused);
  expect(await answer('book.bookings.update', { ...at, confirmation_id: 'NEW' })).toEqual(refused);
  expect(await answer('misc.inline-edit.update', cell(at, 'NEW'))).toEqual(refused);
  expect(await answer('book.bookings.update', { ...at, title: 'Sol', confirmation_id: 'OLD' })).toEqual([
    200,
    undefined,
  ]);
  const { bookings } = (await world.call('trips.get', { id: at.trip_id }, asked())).body;
  expect(bookings).toMatchObject([{ title: 'Sol', confirmation_id: 'OLD' }]);
});

it('R-TRIP-156 whoever has that permission adds one', async () => {
  const at = await started();
  const answer = await holding('View Reservations', 'Edit Reservations', 'Add Confirmation On Reservations');
  expect(await answer('misc.inline-edit.update', cell(at, 'NEW'))).toEqual([200, undefined]);
});
