import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DAY = 24 * 60 * 60_000;

let world: World;
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
const owner = () => ({ as: world.people.owner });
const save = async (section: string, value: Record<string, unknown>, as = asked()) => {
  const { version } = (await world.send<{ version: number }>('users.settings.get', { section }, as)).body;
  return world.send<{ version: number }>('users.settings.save', { section, version, value }, as);
};
const mailsTo = (to: string) => world.standins?.box.list(to) ?? [];
const booked = async () => {
  const start_date = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body;
  const draft = { booking_type: 'Dining', title: 'Dinner at Luna', general_booking: { start_date } } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft }, asked())).body;
  return { trip: trip.id, booking: booking.id, start_date };
};

describe('the e-mail signature', () => {
  const signature = 'Laura Bennett\n[Our trips](https://northlight.test)\n<b>not bold</b>';

  it('closes the mail of a shared itinerary and of a reminder, and nothing in it is mark-up', async () => {
    expect((await save('email_signature', { signature })).status).toBe(200);
    const { trip, booking } = await booked();
    const [guest, friend] = ['signed-guest@wayline.test', 'signed-friend@wayline.test'];
    const { itinerary } = (await world.call('trips.ti.create', { tripId: trip, ti_name: 'Amalfi' }, asked())).body;
    const at = { tripId: trip, tiId: itinerary.id };
    await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
    await world.call('trips.itinerary.share', { ...at, email: guest }, asked());
    const set = { trip_id: trip, booking_id: booking, timing: 'day before' as const, to: [friend] };
    const { reminder } = (await world.call('messaging.reminders', set, asked())).body;
    clock.waylineClockOffset = Date.parse(reminder.due_at) - Date.now() + 1000;
    await world.job('due-work');
    await world.job('due-work');
    for (const to of [guest, friend]) {
      const [mail] = mailsTo(to);
      expect(mail?.html, to).toContain('href="https://northlight.test"');
      expect(mail?.html).toContain('&lt;b&gt;not bold&lt;/b&gt;');
      expect(mail?.text).toContain('Laura Bennett\nOur trips (https://northlight.test)');
    }
  });
});

describe('the defaults of reminders', () => {
  it('say when a new one leaves, by the type of the booking, at the hour of the user’s own zone', async () => {
    const { profile } = (await world.call('users.profile-sub-resources', {}, asked())).body;
    await world.call('users.profile.save', { timezone: 'Asia/Tokyo', version: profile.version }, asked());
    const by_type = [{ booking_type: 'Dining', timing: '3 days before' }];
    expect((await save('reminders', { timing: 'week before', by_type, time: '18:30' })).status).toBe(200);
    const { trip, booking, start_date } = await booked();
    const set = { trip_id: trip, booking_id: booking, to: ['hour@wayline.test'] };
    const { reminder } = (await world.call('messaging.reminders', set, asked())).body;
    const day = new Date(Date.parse(start_date) - 3 * DAY).toISOString().slice(0, 10);
    expect(reminder).toMatchObject({ timing: '3 days before', timezone: 'Asia/Tokyo', due_at: `${day}T09:30:00.000Z` });
    const chosen = await world.call(
      'messaging.reminders',
      { ...set, timing: 'day before', time: '08:00', timezone: 'UTC' },
      asked(),
    );
    expect(chosen.body.reminder.due_at.slice(11, 16)).toBe('08:00');
  });
});

describe('the automatic sign-out', () => {
  it('is carried by the session, and between 5 and 480 minutes', async () => {
    const minutes = async () => (await world.call('misc.shell.get', {}, asked())).body.user.auto_logout_minutes;
    expect((await save('auto_logout', { minutes: 20 })).status).toBe(200);
    expect(await minutes()).toBe(20);
    expect((await save('auto_logout', { minutes: 4 })).status).toBe(400);
    expect((await save('auto_logout', { minutes: 0 })).status).toBe(200);
    expect(await minutes()).toBeUndefined();
  });
});

describe('the bank details', () => {
  it('are kept encrypted, shown by their ends, and known to their owner alone', async () => {
    const shown = async (as = asked()) =>
      (await world.call('users.settings.get', { section: 'payroll_payment_collection_info' }, as)).body.value;
    const details = { account_holder: 'Laura Bennett', account_number: '00012345678', iban: 'DE89370400440532013000' };
    expect((await save('payroll_payment_collection_info', details)).status).toBe(200);
    expect(await shown()).toMatchObject({ account_number: '•••• 5678', iban: '•••• 3000' });
    expect(
      (await save('payroll_payment_collection_info', { ...details, account_number: '•••• 0000', iban: '99887766554' }))
        .status,
    ).toBe(200);
    expect(await shown()).toMatchObject({ account_number: '•••• 5678', iban: '•••• 6554' });
    expect(await shown(owner())).toEqual({});
  });
});

describe('the types of booking', () => {
  const types = async () =>
    (await world.call('misc.service-types.list', { category_type: 'Booking' }, asked())).body.service_types;
  const kept = async () => {
    const { value } = (await world.call('users.settings.get', { section: 'booking_types' }, owner())).body;
    return (value as { entries: { id: string; name: string; children: { id: string; name: string }[] }[] }).entries;
  };

  it('R-TRIP-224 are offered in the company’s order and words, without those it does not use', async () => {
    const [flights, ...others] = await kept();
    const entries = [
      ...others.map((entry) => (entry.id === 'Luxury' ? { ...entry, hidden: true } : entry)),
      { ...flights, name: 'Air', children: [{ id: 'k1', name: 'Jet' }] },
    ];
    expect((await save('booking_types', { entries }, owner())).status).toBe(200);
    const offered = await types();
    expect(offered.map(({ name }) => name)).not.toContain('Luxury');
    expect(offered.at(-1)).toEqual({ id: 1, name: 'Air', children: [{ id: 'k1', name: 'Jet' }] });
  });

  it('refuse a list that lacks one, says a name twice, or offers none', async () => {
    const entries = await kept();
    const wrong = async (list: unknown[]) => {
      const refused = await save('booking_types', { entries: list }, owner());
      const [issue] = (refused.body.error?.issues ?? []) as { message: string }[];
      return [refused.status, issue?.message];
    };
    expect(await wrong(entries.slice(1))).toEqual([400, 'Booking types can’t be removed. Hide this one instead.']);
    expect(await wrong(entries.map((entry) => ({ ...entry, hidden: true })))).toEqual([
      400,
      'Keep at least one booking type visible.',
    ]);
    const twice = entries.map((entry, i) =>
      i === 3 ? { ...entry, name: ` ${entries[0]?.name.toUpperCase()}` } : entry,
    );
    expect(await wrong(twice)).toEqual([400, 'This name is already in the list.']);
    const closed = { section: 'booking_types', version: 1, value: { entries } };
    expect((await world.send('users.settings.save', closed, asked())).status).toBe(403);
  });
});

describe('saves of a page of settings that come at once', () => {
  const draw = (section: string, version: number, value: Record<string, unknown>, as = asked()) =>
    world.send<{ value: Record<string, unknown> }>('users.settings.save', { section, version, value }, as);
  const read = async (section: string, as = asked()) =>
    (await world.send<{ version: number; value: Record<string, unknown> }>('users.settings.get', { section }, as)).body;

  it('are brought together where they are one person’s: sixteen of them, none refused, none lost', async () => {
    const { version, value } = await read('reminders');
    const own = { ...value, timing: 'day before', time: '07:15' };
    const saved = await draw('reminders', version, own);
    expect(saved.status).toBe(200);
    const begun = version + 1;
    const times = Array.from({ length: 15 }, (_, n) => `${String(n + 1).padStart(2, '0')}:30`);
    const answers = await Promise.all([
      draw('reminders', begun, { ...own, timing: 'week before' }),
      ...times.map((time) => draw('reminders', begun, { ...own, time })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const after = await read('reminders');
    expect(after.version).toBe(begun + answers.length);
    expect(after.value.timing).toBe('week before');
    expect(times).toContain(after.value.time);
  });

  it('are refused where somebody else has saved meanwhile, with what stands there now', async () => {
    const { version } = await read('booking_types', owner());
    const entries = await (async () =>
      ((await read('booking_types', owner())).value as { entries: unknown[] }).entries)();
    const both = await Promise.all([
      draw('booking_types', version, { entries }, owner()),
      draw('booking_types', version, { entries: [...entries].reverse() }, owner()),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const mine = await draw('booking_types', version + 9, { entries }, owner());
    expect([mine.status, mine.body.error?.code]).toEqual([409, 'record.stale']);
  });
});

describe('setting an account up', () => {
  it('is remembered once it is finished', async () => {
    const done = async () => (await world.call('misc.shell.get', {}, asked())).body.user.is_set_up;
    expect(await done()).toBeUndefined();
    expect((await save('onboarding', { done: ['profile'], skipped: ['company', 'plan'], finished: true })).status).toBe(
      200,
    );
    expect(await done()).toBe(true);
  });
});
