import { Mails } from '@wayline/core/areas/messaging/mail';
import { MAIL_LIMITS, MailCounts } from '@wayline/core/areas/messaging/mail-limits';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable as clock } from '@wayline/local/clock';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPlan } from '../sweeps/on-plan';

const DAY_MS = 86_400_000;
const { trial } = MAIL_LIMITS;

let world: World;
let days = 0;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  await onPlan(world, world.people.owner, '');
  await onPlan(world, world.people.stranger, 'Pro Monthly');
});
beforeEach(() => {
  days += 20;
  clock.waylineClockOffset = days * DAY_MS;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

const now = () => Date.now() + (clock.waylineClockOffset ?? 0);
type Published = { tripId: TripId; tiId: ItineraryId };
const published = async (as: Person): Promise<Published> => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body;
  const tripId = trip.id as TripId;
  const { itinerary } = (await world.call('trips.ti.create', { tripId, ti_name: 'Amalfi' }, { as })).body;
  const at = { tripId, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, { as });
  return at;
};
const share = async (at: Published, email?: string, as = world.people.owner) => {
  const { status, body } = await world.call('trips.itinerary.share', { ...at, email }, { as });
  return [status, body.error?.code];
};
const mails = async ({ company_id } = world.people.owner) =>
  (await tenantDb(world.table, company_id).readPartition(['MAILS'], { mails: Mails }, { consistent: true })).mails;
/** As if the company had sent so many today. */
const sentToday = ({ company_id }: Person, sent: number) =>
  transact(world.table, [
    tenantDb(world.table, company_id).insert(MailCounts, {
      day: new Date(now()).toISOString().slice(0, 10),
      to: 'all',
      sent,
    }),
  ]);
const SENT = [200, undefined];

describe('mails of a company without a paid plan', () => {
  it('are as many a day as its limit, however they come, and go on the next day', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
    const at = await published(world.people.owner);
    const before = (await mails()).length;
    await sentToday(world.people.owner, trial.company - 3);
    const itineraries = await Promise.all([1, 2, 3, 4, 5].map(() => published(world.people.owner)));
    const late = await Promise.all(itineraries.map((one, n) => share(one, `late-${n}@wayline.test`)));
    expect(late.filter(([status]) => status === 200)).toHaveLength(3);
    expect(await share(at, 'one-more@wayline.test')).toEqual([409, 'mail.trial_limit']);
    expect(await mails()).toHaveLength(before + 3);
    const alarms = written.filter((line) => line.includes('"mail_limits":1'));
    expect(alarms).toHaveLength(3);
    expect(alarms.join('')).not.toContain('@');
    expect(await share(at)).toEqual(SENT);
    clock.waylineClockOffset = (days + 1) * DAY_MS;
    expect(await share(at, 'one-more@wayline.test')).toEqual(SENT);
  });

  it('are few to one address, however it is written', async () => {
    const at = await published(world.people.owner);
    for (let n = 0; n < trial.recipient; n++) expect(await share(at, 'Mina@wayline.test')).toEqual(SENT);
    expect(await share(at, 'mina@WAYLINE.test')).toEqual([409, 'mail.recipient_limit']);
    expect(await share(at, 'jonas@wayline.test')).toEqual(SENT);
  });

  it('count reminders, too: one for which no mail is left waits for the next day', async () => {
    const { owner } = world.people;
    const { tripId } = await published(owner);
    const start_date = new Date(now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const draft = { booking_type: 'Dining', title: 'Dinner at Luna', general_booking: { start_date } } as const;
    const { booking } = (await world.call('book.bookings.create', { trip_id: tripId, ...draft }, { as: owner })).body;
    const remind = async () => {
      const to = ['reminded@wayline.test'];
      const set = { trip_id: tripId, booking_id: booking.id, timing: 'day before' as const, to };
      return (await world.call('messaging.reminders', set, { as: owner })).body.reminder;
    };
    const before = (await mails()).length;
    const reminders = await Promise.all(Array.from({ length: trial.recipient + 1 }, remind));
    const toThe = (instant: string | undefined) => {
      clock.waylineClockOffset = Date.parse(instant ?? '') + 60_000 - Date.now();
    };
    toThe(reminders[0]?.due_at);
    await world.job('due-work');
    expect(await mails()).toHaveLength(before + trial.recipient);
    const kept = await Promise.all(
      reminders.map(({ id }) => tenantDb(world.table, owner.company_id).get(Reminders, { trip_id: tripId, id }, true)),
    );
    const waiting = kept.filter((reminder) => reminder?.status === 'waiting');
    expect(waiting).toHaveLength(1);
    toThe(waiting[0]?.due_at);
    await world.job('due-work');
    expect(await mails()).toHaveLength(before + trial.recipient + 1);
  });
});

describe('mails of a company that pays', () => {
  it('are many more', async () => {
    const { stranger } = world.people;
    const at = await published(stranger);
    await sentToday(stranger, trial.company);
    for (let n = 0; n <= trial.recipient; n++) expect(await share(at, 'mina@wayline.test', stranger)).toEqual(SENT);
  });

  it('count invitations, all of them or none', async () => {
    const { stranger } = world.people;
    await sentToday(stranger, MAIL_LIMITS.paying.company - 3);
    const invite = async (names: string[]) => {
      const emails = names.map((name) => `${name}@invited.wayline.test`);
      const { status, body } = await world.call(
        'users.invitations.create',
        { emails, role: 'Advisor', user_type_id: 2 },
        { as: stranger },
      );
      return [status, body.error?.code];
    };
    expect(await invite(['one', 'two', 'three', 'four'])).toEqual([409, 'mail.daily_limit']);
    expect(await invite(['one', 'two', 'three'])).toEqual(SENT);
  });
});
