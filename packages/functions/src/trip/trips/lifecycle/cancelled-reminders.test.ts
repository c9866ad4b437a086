import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

const DAY = 86_400_000;
const MINUTE = 60_000;

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

it('R-TRIP-108 a cancelled trip sends no client a reminder of its bookings, and neither does a deleted one', async () => {
  const asked = { as: world.people.owner };
  const reminded = async (to: string) => {
    const start_date = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
    const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked)).body;
    const draft = { booking_type: 'Dining', title: 'Luna', general_booking: { start_date } } as const;
    const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft }, asked)).body;
    const timing = 'day before' as const;
    const set = { trip_id: trip.id, booking_id: booking.id, timing, to: [to], message: 'Bring a jacket' };
    const { reminder } = (await world.call('messaging.reminders', set, asked)).body;
    return { id: trip.id, due_at: reminder.due_at };
  };
  const [kept, cancelled, deleted] = await Promise.all(
    ['kept', 'cancelled', 'deleted'].map((name) => reminded(`${name}@wayline.test`)),
  );
  if (!kept || !cancelled || !deleted) throw new Error('Nothing was prepared.');
  await world.call('trips.cancel', { id: cancelled.id }, asked);
  await world.call('trips.delete', { ids: [deleted.id] }, asked);
  clock.waylineClockOffset = Date.parse(kept.due_at) + MINUTE - Date.now();
  for (let run = 0; run < 3; run++) await world.job('due-work');
  const mails = ['kept', 'cancelled', 'deleted'].map((name) => world.standins?.box.list(`${name}@wayline.test`).length);
  expect(mails).toEqual([1, 0, 0]);
});
