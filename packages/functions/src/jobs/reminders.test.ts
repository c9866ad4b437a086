import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: World;
let guests = 0;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
beforeEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

const asked = () => ({ as: world.people.advisor });
/** A booking in ten days, and a reminder of it on the day before, to somebody nobody else writes to. */
const reminded = async () => {
  const start_date = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body;
  const draft = { booking_type: 'Dining', title: 'Dinner at Luna', general_booking: { start_date } } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft }, asked())).body;
  const to = `guest-${++guests}@wayline.test`;
  const set = {
    trip_id: trip.id,
    booking_id: booking.id,
    timing: 'day before' as const,
    to: [to],
    message: 'Bring a jacket',
  };
  const { reminder } = (await world.call('messaging.reminders', set, asked())).body;
  return { trip: trip.id, booking: booking.id, reminder, to };
};
const moveTo = (instant: string, later = 0) => {
  clock.waylineClockOffset = Date.parse(instant) + later - Date.now();
};
const dueWork = () => world.job('due-work');
const mailsTo = (to: string) => world.standins?.box.list(to) ?? [];
const statusOf = async (trip: Awaited<ReturnType<typeof reminded>>['trip']) =>
  (await world.call('trips.get', { id: trip }, asked())).body.reminders.map((r) => r.status);
const mailItems = async (to: string) => {
  const page = await world.table.db.send(new ScanCommand({ TableName: world.table.name, ConsistentRead: true }));
  return (page.Items ?? []).filter((i) => i.type === 'mail' && i.to.includes(to));
};

describe('a reminder', () => {
  it('R-TRIP-241 R-TRIP-243 waits until its moment', async () => {
    const { reminder, to, trip } = await reminded();
    moveTo(reminder.due_at, -MINUTE);
    await dueWork();
    await dueWork();
    expect([mailsTo(to), await statusOf(trip)]).toEqual([[], ['waiting']]);
  });

  it('leaves as one mail when two runs of the due work meet', async () => {
    const { reminder, to, trip } = await reminded();
    moveTo(reminder.due_at, MINUTE);
    for (let run = 0; run < 3; run++) await Promise.all([dueWork(), dueWork()]);
    expect(mailsTo(to)).toMatchObject([{ to: [to] }]);
    expect(mailsTo(to)[0]?.text).toContain('Bring a jacket');
    expect(mailsTo(to)[0]?.text).toContain('Dinner at Luna');
    expect(await statusOf(trip)).toEqual(['sent']);
  });

  it('tells who works on the trip by then', async () => {
    const { reminder, trip } = await reminded();
    const { owner } = world.people;
    await world.call('trips.assign', { ids: [trip], advisor_id: owner.user_id }, { as: owner });
    moveTo(reminder.due_at, MINUTE);
    await dueWork();
    await world.job('deliver-events', await streamBatch(world.table.name));
    const told = async (as: typeof owner) =>
      (await world.call('misc.shell.get', {}, { as })).body.notifications.filter((n) => n.link === `/trips/${trip}`);
    expect([(await told(owner)).length, await told(world.people.advisor)]).toEqual([1, []]);
  });

  it('leaves once when the due work is days late', async () => {
    const { reminder, to } = await reminded();
    moveTo(reminder.due_at, 3 * DAY);
    for (let run = 0; run < 3; run++) await Promise.all([dueWork(), dueWork()]);
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('leaves once when the stream and the due work meet, and the stream delivers twice', async () => {
    const { reminder, to } = await reminded();
    moveTo(reminder.due_at, MINUTE);
    await dueWork();
    const batch = await streamBatch(world.table.name);
    await Promise.all([world.job('send-mail', batch), dueWork(), world.job('send-mail', batch)]);
    await world.job('send-mail', batch);
    expect(mailsTo(to)).toHaveLength(1);
    expect(await mailItems(to)).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  it('that the mail service refuses leaves later, once', async () => {
    const { reminder, to } = await reminded();
    moveTo(reminder.due_at, MINUTE);
    await dueWork();
    world.standins?.box.refuseNext('TooManyRequestsException');
    await dueWork();
    expect(mailsTo(to)).toEqual([]);
    expect(await mailItems(to)).toMatchObject([
      { status: 'queued', attempts: 1, last_error: 'TooManyRequestsException' },
    ]);
    await dueWork();
    expect(mailsTo(to)).toEqual([]);
    moveTo(reminder.due_at, 30 * MINUTE);
    await Promise.all([dueWork(), dueWork()]);
    await dueWork();
    expect(mailsTo(to)).toHaveLength(1);
    expect(await mailItems(to)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('of a booking that was deleted is withdrawn', async () => {
    const { reminder, to, trip, booking } = await reminded();
    await world.call('book.bookings.delete', { id: booking, trip_id: trip }, asked());
    moveTo(reminder.due_at, MINUTE);
    for (let run = 0; run < 2; run++) await Promise.all([dueWork(), dueWork()]);
    expect([mailsTo(to), await statusOf(trip)]).toEqual([[], ['withdrawn']]);
  });

  it('R-TRIP-242 R-TRIP-243 moves with its booking, later and earlier, and only while it waits', async () => {
    const { reminder, to, trip, booking } = await reminded();
    const move = async (days: number, version: number) => {
      const start_date = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
      const changed = { id: booking, trip_id: trip, version, general_booking: { start_date } };
      expect((await world.call('book.bookings.update', changed, asked())).status).toBe(200);
      return (await world.call('trips.get', { id: trip }, asked())).body.reminders[0];
    };
    const moved = await move(20, 1);
    expect(Date.parse(moved?.due_at ?? '') - Date.parse(reminder.due_at)).toBe(10 * DAY);
    expect(moved?.status).toBe('waiting');
    moveTo(reminder.due_at, MINUTE);
    for (let run = 0; run < 2; run++) await dueWork();
    expect(mailsTo(to)).toEqual([]);
    clock.waylineClockOffset = 0;
    const earlier = await move(5, 2);
    expect(Date.parse(reminder.due_at) - Date.parse(earlier?.due_at ?? '')).toBe(5 * DAY);
    moveTo(earlier?.due_at ?? '', MINUTE);
    for (let run = 0; run < 3; run++) await dueWork();
    expect(mailsTo(to)).toHaveLength(1);
    expect(await move(30, 3)).toMatchObject({ status: 'sent', due_at: earlier?.due_at });
  });

  it('R-TRIP-244 on a custom date keeps its day while its booking moves and waits without one, and leaves once', async () => {
    const { trip, booking } = await reminded();
    const to = `guest-${++guests}@wayline.test`;
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    const timing = 'Custom Date' as const;
    const own = { trip_id: trip, booking_id: booking, to: [to], timing, date: day(4) };
    const { reminder } = (await world.call('messaging.reminders', own, asked())).body;
    const changed = { id: booking, trip_id: trip, version: 1, general_booking: { start_date: day(30) } };
    expect((await world.call('book.bookings.update', changed, asked())).status).toBe(200);
    const dates = { trip_id: trip, start_date: day(50), end_date: day(55), mode: 'tray_outside' as const };
    expect((await world.call('trips.dates.move', dates, asked())).status).toBe(200);
    const all = (await world.call('trips.get', { id: trip }, asked())).body.reminders;
    expect(all.find(({ id }) => id === reminder.id)).toMatchObject({ status: 'waiting', due_at: reminder.due_at });
    expect(all.filter(({ status }) => status === 'withdrawn')).toHaveLength(1);
    moveTo(reminder.due_at, MINUTE);
    for (let run = 0; run < 3; run++) await Promise.all([dueWork(), dueWork()]);
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('whose moment is over once its booking has moved is withdrawn', async () => {
    const { to, trip, booking } = await reminded();
    const start_date = new Date(Date.now() - 2 * DAY).toISOString().slice(0, 10);
    const changed = { id: booking, trip_id: trip, version: 1, general_booking: { start_date } };
    await world.call('book.bookings.update', changed, asked());
    for (let run = 0; run < 2; run++) await dueWork();
    expect([mailsTo(to), await statusOf(trip)]).toEqual([[], ['withdrawn']]);
  });

  it('that was withdrawn by hand stays where it is', async () => {
    const { reminder, to, trip } = await reminded();
    await world.call('messaging.reminders.delete', { id: reminder.id, trip_id: trip }, asked());
    moveTo(reminder.due_at, MINUTE);
    await dueWork();
    await dueWork();
    expect([mailsTo(to), await statusOf(trip)]).toEqual([[], ['withdrawn']]);
  });

  it('R-TRIP-008 gives colleagues its trip to open, and a client nothing that asks for an account', async () => {
    const { reminder, to, trip, booking } = await reminded();
    const office = world.people.owner.email;
    const set = { trip_id: trip, booking_id: booking, timing: 'day before' as const };
    await world.call('messaging.reminders', { ...set, to: [office.toUpperCase()] }, asked());
    await world.call('messaging.reminders', { ...set, to: [office, `both-${to}`] }, asked());
    moveTo(reminder.due_at, MINUTE);
    for (let run = 0; run < 3; run++) await dueWork();
    const opens = /Open the trip|\/trips\//;
    expect(mailsTo(to)[0]?.text).toContain('Dinner at Luna');
    for (const client of [to, `both-${to}`]) {
      expect(mailsTo(client)[0]?.text).not.toMatch(opens);
      expect(mailsTo(client)[0]?.html).not.toMatch(opens);
    }
    const [ours] = mailsTo(office.toUpperCase()).filter(({ to: all }) => all.length === 1);
    expect(ours?.text).toContain(`/trips/${trip}`);
  });

  it('that was withdrawn and set again leaves once, and then neither changes nor comes back', async () => {
    const { reminder, to, trip } = await reminded();
    const one = { id: reminder.id, trip_id: trip };
    await world.call('messaging.reminders.delete', one, asked());
    const back = (await world.call('messaging.reminders.restore', one, asked())).body.reminder;
    expect(back).toMatchObject({ status: 'waiting', due_at: reminder.due_at });
    moveTo(reminder.due_at, MINUTE);
    for (let run = 0; run < 2; run++) await Promise.all([dueWork(), dueWork()]);
    expect(mailsTo(to)).toHaveLength(1);
    const { version } = (await world.call('trips.get', { id: trip }, asked())).body.reminders[0] ?? {};
    const refused = await Promise.all([
      world.call('messaging.reminders.delete', one, asked()),
      world.call('messaging.reminders.restore', one, asked()),
      world.call('messaging.reminders.update', { ...one, version: version ?? 0, message: 'Late' }, asked()),
    ]);
    expect(refused.map(({ body }) => body.error?.code)).toEqual(Array(3).fill('reminder.sent'));
  });
});

describe('the due work', () => {
  it('says how much it found, and finds nothing when nothing is due', async () => {
    moveTo(new Date(Date.now() + 40 * DAY).toISOString());
    for (let run = 0; run < 3; run++) await dueWork();
    expect(await dueWork()).toEqual({ items: 0 });
  });
});
