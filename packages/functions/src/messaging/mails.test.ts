import { Mails, toMailId } from '@wayline/core/areas/messaging/mail';
import { EventId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../kernel/intercept-table';

const FIRST_EVENT = EventId.parse(`evt_${'0'.repeat(26)}`);
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
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

const asked = () => ({ as: world.people.advisor });
const later = (ms: number) => {
  clock.waylineClockOffset = (clock.waylineClockOffset ?? 0) + ms;
};
const dueWork = () => world.job('due-work');
const booked = async () => {
  const start_date = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body;
  const draft = { booking_type: 'Dining', title: 'Dinner at Luna', general_booking: { start_date } } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft }, asked())).body;
  return { trip: trip.id, booking: booking.id };
};
const reminded = async () => {
  const { trip, booking } = await booked();
  const to = `late-guest-${++guests}@wayline.test`;
  const set = { trip_id: trip, booking_id: booking, timing: 'day before' as const, to: [to] };
  const { reminder } = (await world.call('messaging.reminders', set, asked())).body;
  return { trip, to, reminder };
};
const moveTo = (instant: string) => {
  clock.waylineClockOffset = Date.parse(instant) + MINUTE - Date.now();
};
/** A reminder whose moment has come and whose mail is in the outbox, not yet sent. */
const queued = async () => {
  const { trip, to, reminder } = await reminded();
  moveTo(reminder.due_at);
  await dueWork();
  const mail = () =>
    tenantDb(world.table, world.people.advisor.company_id).get(Mails, { id: toMailId(reminder.id) }, true);
  const resend = (as = world.people.advisor) =>
    world.call('messaging.reminders.resend', { id: reminder.id, trip_id: trip }, { as });
  return { trip, to, mail, resend, reminder };
};
const mailsTo = (to: string) => world.standins?.box.list(to) ?? [];
/** What the bell of the advisor says of mails to an address. */
const bell = async (to: string) => {
  await world.job('deliver-events', await streamBatch(world.table.name));
  const shell = await world.call('misc.shell.get', {}, asked());
  return shell.body.notifications.filter((n) => n.title.includes(to)).map(({ title, link }) => ({ title, link }));
};
/** A sender takes the mail and dies. */
const takenAndLeft = async ({ mail }: Awaited<ReturnType<typeof queued>>) => {
  const before = await mail();
  if (!before) throw new Error('There is no mail.');
  const due_at = new Date(Date.now() + (clock.waylineClockOffset ?? 0) + 15 * MINUTE).toISOString();
  const db = tenantDb(world.table, world.people.advisor.company_id);
  await db.transact([db.change(Mails, before, { ...before, status: 'sending', attempts: 1, due_at })]);
};
/** The table fails for writes that speak of something, `times` times. */
const tableFails = (something: string, times = Number.POSITIVE_INFINITY) => {
  let failures = 0;
  return throughTable((input, send) => {
    const meant = input.includes('"TransactItems"') && input.includes(something);
    if (!meant || failures === times) return send();
    failures += 1;
    return Promise.reject(new Error('The table is away.'));
  });
};
const REFUSED = 'TooManyRequestsException';
/** Until the outbox gives a mail up. */
const refusedForGood = async (m: Awaited<ReturnType<typeof queued>>) => {
  for (let attempt = 0; attempt < 6; attempt++) {
    world.standins?.box.refuseNext(REFUSED);
    await dueWork();
    later(2 * 60 * MINUTE);
  }
  expect(await m.mail()).toMatchObject({ status: 'failed', attempts: 6, last_error: REFUSED });
};

describe('a mail whose sender died', () => {
  it('waits a quarter of an hour, then its advisor is told once', async () => {
    const m = await queued();
    await takenAndLeft(m);
    later(14 * MINUTE);
    await dueWork();
    expect([(await m.mail())?.status, await bell(m.to)]).toEqual(['sending', []]);
    later(2 * MINUTE);
    await Promise.all([dueWork(), dueWork()]);
    later(60 * MINUTE);
    await dueWork();
    expect([mailsTo(m.to), (await m.mail())?.status]).toEqual([[], 'unsure']);
    expect(await bell(m.to)).toEqual([
      {
        title: `The reminder email to ${m.to} may not have been sent`,
        link: `/trips/${m.trip}/planner?send_again=${m.reminder.id}`,
      },
    ]);
    const missed = await world.call('misc.events.since', { after: FIRST_EVENT }, asked());
    const heard = missed.body.events.filter((e) => e.title?.includes(m.to));
    expect(heard.map((e) => e.channel)).toEqual([`trip.${m.trip}`, `user.${world.people.advisor.user_id}`]);
  });

  it('after it left is not sent a second time by itself', async () => {
    const m = await queued();
    tableFails('"sent"', 1);
    await expect(dueWork()).rejects.toThrow('1 of');
    expect([mailsTo(m.to).length, (await m.mail())?.status]).toEqual([1, 'sending']);
    for (let run = 0; run < 3; run++) {
      later(16 * MINUTE);
      await dueWork();
    }
    expect([mailsTo(m.to).length, (await m.mail())?.status]).toEqual([1, 'unsure']);
    expect(await bell(m.to)).toHaveLength(1);
  });
});

describe('a mail that was refused for good', () => {
  it('is told to its advisor once', async () => {
    const m = await queued();
    await refusedForGood(m);
    await dueWork();
    expect(await bell(m.to)).toEqual([
      {
        title: `The reminder email to ${m.to} wasn’t sent`,
        link: `/trips/${m.trip}/planner?send_again=${m.reminder.id}`,
      },
    ]);
  });

  it('leaves once when it is sent again, however often that is asked', async () => {
    const m = await queued();
    await refusedForGood(m);
    const answers = [...(await Promise.all([m.resend(), m.resend()])), await m.resend()];
    expect(answers.filter((a) => a.status === 200).length).toBeGreaterThanOrEqual(2);
    await Promise.all([dueWork(), dueWork()]);
    await dueWork();
    expect(mailsTo(m.to)).toHaveLength(1);
    const again = await m.resend();
    expect([again.status, again.body.error?.code]).toEqual([409, 'mail.left']);
  });

  it('is for the people of its company with the right to set reminders', async () => {
    const m = await queued();
    await refusedForGood(m);
    expect((await m.resend(world.people.stranger)).status).toBe(404);
    const { trip } = await booked();
    const elsewhere = { id: m.reminder.id, trip_id: trip };
    expect((await world.call('messaging.reminders.resend', elsewhere, asked())).status).toBe(404);
    expect((await m.mail())?.status).toBe('failed');
  });
});

describe("the mail with an itinerary's link", () => {
  it('is sent again while the link works, and not after', async () => {
    const { trip } = await booked();
    const to = `late-guest-${++guests}@wayline.test`;
    const { itinerary } = (await world.call('trips.ti.create', { tripId: trip, ti_name: 'Amalfi' }, asked())).body;
    const at = { tripId: trip, tiId: itinerary.id };
    await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
    const shared = (await world.call('trips.itinerary.share', { ...at, email: to }, asked())).body;
    const id = shared.itinerary.shares[0]?.id ?? '';
    for (let attempt = 0; attempt < 6; attempt++) {
      world.standins?.box.refuseNext(REFUSED);
      await dueWork();
      later(2 * 60 * MINUTE);
    }
    expect(await bell(to)).toEqual([
      {
        title: `The email with the itinerary link to ${to} wasn’t sent`,
        link: `/trips/${trip}/planner?send_again=${id}`,
      },
    ]);
    const resend = () => world.send('messaging.shares.resend', { id, trip_id: trip }, asked());
    expect((await resend()).status).toBe(200);
    await dueWork();
    expect(mailsTo(to)).toHaveLength(1);
    await world.send('trips.itinerary.share.revoke', { ...at, shareId: id }, asked());
    expect((await resend()).status).toBe(404);
  });
});

describe('work that fails', () => {
  it('keeps no other due work waiting', async () => {
    const [first, second] = [await reminded(), await reminded()];
    moveTo(second.reminder.due_at);
    const fails = tableFails(first.reminder.id);
    await expect(dueWork()).rejects.toThrow('1 of');
    await dueWork();
    expect([mailsTo(first.to).length, mailsTo(second.to).length]).toEqual([0, 1]);
    fails.mockRestore();
    later(3 * MINUTE);
    await dueWork();
    await dueWork();
    expect(mailsTo(first.to)).toHaveLength(1);
  });
});
