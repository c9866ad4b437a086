import { addDays } from '@wayline/core/base/days';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let trip_id: TripId;
let booking_id: BookingId;
const asked = () => ({ as: world.people.owner });
const book = async (start_date?: string) =>
  (
    await world.call(
      'book.bookings.create',
      { trip_id, booking_type: 'Dining', title: 'Luna', ...(start_date && { general_booking: { start_date } }) },
      asked(),
    )
  ).body.booking.id;

beforeAll(async () => {
  world = await startWorld();
  trip_id = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id;
  booking_id = await book('2131-05-31');
});
afterAll(() => world.stop());

const set = (when: object) =>
  world.call(
    'messaging.reminders',
    { trip_id, booking_id, to: ['guest@wayline.test'], timezone: 'UTC', time: '08:30', ...when },
    asked(),
  );
const stored = async (id: string) =>
  (await world.call('trips.get', { id: trip_id }, asked())).body.reminders.find((r) => r.id === id);

describe('a reminder', () => {
  it.each([
    [{ timing: 'Day Of' }, '2131-05-31'],
    [{ timing: 'Days Before', count: 10 }, '2131-05-21'],
    [{ timing: 'Weeks Before', count: 6 }, '2131-04-19'],
    [{ timing: 'Months Before', count: 3 }, '2131-02-28'],
    [{ timing: 'Year Before' }, '2130-05-31'],
    [{ timing: 'Custom Date', date: '2131-01-02' }, '2131-01-02'],
  ] as const)('R-TRIP-244 R-TRIP-008 %j is set for %s and kept as it was said', async (when, day) => {
    const { status, body } = await set(when);
    expect(status).toBe(200);
    expect(await stored(body.reminder.id)).toMatchObject({
      ...when,
      due_at: `${day}T08:30:00.000Z`,
      status: 'waiting',
    });
  });

  it('R-TRIP-244 is refused in the past, without the day it needs, and on a booking without one, each with what to do', async () => {
    const open = await book();
    const refused = await Promise.all([
      set({ timing: 'Custom Date', date: addDays(new Date().toISOString().slice(0, 10), -1) }),
      set({ timing: 'Custom Date' }),
      set({ timing: 'Weeks Before', count: 2, booking_id: open }),
      set({ timing: 'Days Before', count: 0 }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.error?.code, body.error?.message])).toEqual([
      [400, 'reminder.past', 'That time has already passed. Choose a later day or time for this reminder.'],
      [400, 'reminder.no_day', 'Choose the day this reminder goes out.'],
      [409, 'reminder.no_date', 'This booking has no date. Set one, then add the reminder.'],
      [400, 'request.invalid', expect.any(String)],
    ]);
    const alone = await set({ timing: 'Custom Date', date: '2131-01-02', booking_id: open });
    expect(alone.status).toBe(200);
  });

  it('R-TRIP-244 R-TRIP-008 is changed in what was sent alone, withdrawn, and set again as its booking stands by then', async () => {
    const { reminder } = (await set({ timing: 'Weeks Before', count: 2, message: 'Bring a jacket' })).body;
    const one = { id: reminder.id, trip_id };
    const months = { ...one, version: 1, timing: 'Months Before' as const, count: 1 };
    const changed = await world.call('messaging.reminders.update', months, asked());
    expect(changed.body.reminder).toMatchObject({
      timing: 'Months Before',
      due_at: '2131-04-30T08:30:00.000Z',
      to: ['guest@wayline.test'],
      message: 'Bring a jacket',
    });
    expect(await stored(reminder.id)).toEqual(changed.body.reminder);
    const late = await world.call('messaging.reminders.update', { ...months, count: 5 }, asked());
    expect([late.status, late.body.error?.code]).toEqual([409, 'record.stale']);
    const past = { ...one, version: 2, timing: 'Custom Date' as const, date: '2001-01-01' };
    const tooLate = await world.call('messaging.reminders.update', past, asked());
    expect(tooLate.body.error?.code).toBe('reminder.past');
    expect((await world.call('messaging.reminders.delete', one, asked())).status).toBe(200);
    expect(await stored(reminder.id)).toMatchObject({ status: 'withdrawn' });
    const booking = { id: booking_id, trip_id, version: 1, general_booking: { start_date: '2131-06-30' } };
    expect((await world.call('book.bookings.update', booking, asked())).status).toBe(200);
    const back = await world.call('messaging.reminders.restore', one, asked());
    expect(back.body.reminder).toMatchObject({ status: 'waiting', due_at: '2131-05-30T08:30:00.000Z' });
    expect(await stored(reminder.id)).toEqual(back.body.reminder);
    const history = await world.call('trips.history.list', { trip_id }, asked());
    expect(history.body.entries.map(({ sentence }) => sentence).join()).toMatch(
      /restored a canceled reminder.*canceled a reminder.*changed a reminder.*set a reminder/,
    );
  });

  it('R-TRIP-259 R-SHELL-225 changes and comes back for those alone who hold Reminders, in their own company', async () => {
    const { reminder } = (await set({ timing: 'Custom Date', date: '2131-01-02' })).body;
    const one = { id: reminder.id, trip_id };
    const { standard, stranger } = world.people;
    for (const [as, status] of [
      [standard, 403],
      [stranger, 404],
    ] as const) {
      const answers = await Promise.all([
        world.call('messaging.reminders.update', { ...one, version: 1, message: 'No' }, { as }),
        world.call('messaging.reminders.delete', one, { as }),
        world.call('messaging.reminders.restore', one, { as }),
      ]);
      expect(answers.map((a) => a.status)).toEqual([status, status, status]);
    }
    expect(await stored(reminder.id)).toEqual(reminder);
  });
});
