import { Mails, toMailId } from '@wayline/core/areas/messaging/mail';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { toMailEvents } from '@wayline/local/fakes/mail/feedback';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REMINDED = 'Ask for another email address and set the reminder again.';

let world: World;
let recipients = 0;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const box = () => {
  if (!world.standins) throw new Error('There is no mail service.');
  return world.standins.box;
};
/** An address at which the mail service's simulator bounces, or complains. */
const simulated = (what: 'bounce' | 'complaint') => `${what}+${++recipients}@simulator.amazonses.com`;
const newTrip = async () => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body;
  return trip.id;
};
/** The event that the mail service publishes of the last mail to an address. */
const eventOf = (to: string) => {
  const [message] = box().list(to);
  const [event] = message ? toMailEvents(message) : [];
  if (!event) throw new Error(`Nothing came back from ${to}.`);
  return event;
};
const feedback = (event: unknown) => world.job('mail-feedback', event);
/** An itinerary whose link was mailed to an address, and left. */
const shared = async (to: string) => {
  const tripId = await newTrip();
  const { itinerary } = (await world.call('trips.ti.create', { tripId, ti_name: 'Amalfi' }, asked())).body;
  const at = { tripId, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  const share = (await world.call('trips.itinerary.share', { ...at, email: to }, asked())).body.itinerary.shares[0];
  if (!share) throw new Error('Nothing was shared.');
  await world.job('due-work');
  const mail = () =>
    tenantDb(world.table, world.people.advisor.company_id).get(Mails, { id: toMailId(share.id) }, true);
  const activities = async () => (await world.call('trips.ti.get', at, asked())).body.activities;
  return { ...at, share, mail, activities };
};
/** A reminder whose moment has come; what leaves, leaves. */
const reminded = async (to: string[]) => {
  const trip_id = await newTrip();
  const start_date = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const draft = { booking_type: 'Dining', title: 'Dinner at Luna', general_booking: { start_date } } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id, ...draft }, asked())).body;
  const set = { trip_id, booking_id: booking.id, timing: 'day before' as const, to };
  const { reminder } = (await world.call('messaging.reminders', set, asked())).body;
  clock.waylineClockOffset = Date.parse(reminder.due_at) + MINUTE - Date.now();
  await world.job('due-work');
  await world.job('due-work');
  const mail = () =>
    tenantDb(world.table, world.people.advisor.company_id).get(Mails, { id: toMailId(reminder.id) }, true);
  return { trip_id, reminder, mail };
};
const bell = async (to: string) => {
  await world.job('deliver-events', await streamBatch(world.table.name));
  const { notifications } = (await world.call('misc.shell.get', {}, asked())).body;
  return notifications.filter((n) => n.title.includes(to)).map(({ title, body, link }) => ({ title, body, link }));
};

describe('a mail that comes back', () => {
  it('is kept with the mail and shown with the link, and its sender hears once what to do, however often it is said', async () => {
    const to = simulated('bounce');
    const { tripId, tiId, share, mail, activities } = await shared(to);
    expect(await mail()).toMatchObject({ status: 'sent' });
    const event = eventOf(to);
    expect(await feedback(event)).toEqual({ kept: 1 });
    expect(await feedback(event)).toEqual({ kept: 0 });
    expect((await mail())?.bounces).toMatchObject([{ email: to, reason: 'no_mailbox' }]);
    expect(await activities()).toMatchObject([{ share_id: share.id, bounced: 'no_mailbox', views: 0 }]);
    expect(await bell(to)).toEqual([
      {
        title: `${to}: Not delivered: the mailbox does not exist`,
        body: 'Ask for another email address, or send the link another way.',
        link: `/trips/${tripId}/ti/${tiId}`,
      },
    ]);
  });

  it('has left, also when its sender has not written that down', async () => {
    const to = simulated('bounce');
    const { trip_id, reminder, mail } = await reminded([to]);
    expect(await mail()).toMatchObject({ status: 'sent' });
    const event = eventOf(to);
    const sent = await mail();
    if (!sent) throw new Error('There is no mail.');
    const db = tenantDb(world.table, world.people.advisor.company_id);
    await db.transact([db.change(Mails, sent, { ...sent, status: 'sending' })]);
    expect(await feedback(event)).toEqual({ kept: 1 });
    expect(await mail()).toMatchObject({ status: 'sent', bounces: [{ email: to }] });
    const told = (await bell(to)).filter(({ body }) => body === REMINDED);
    expect(told).toEqual([
      { title: `${to}: Not delivered: the mailbox does not exist`, body: REMINDED, link: `/trips/${trip_id}` },
    ]);
    const { reminders } = (await world.call('trips.get', { id: trip_id }, asked())).body;
    expect(reminders).toMatchObject([{ status: 'sent', bounces: [{ email: to, reason: 'no_mailbox' }] }]);
    const again = { id: reminder.id, trip_id };
    expect((await world.call('messaging.reminders.resend', again, asked())).body.error?.code).toBe('mail.left');
  });

  it('keeps reminders from leaving to that address and says so; others still get theirs, and a person may insist', async () => {
    const [gone, other] = [simulated('complaint'), `guest-${++recipients}@wayline.test`];
    await shared(gone);
    await feedback(eventOf(gone));
    const both = await reminded([gone, other]);
    expect([box().list(gone).length, box().list(other).length]).toEqual([1, 1]);
    expect(await both.mail()).toMatchObject({ status: 'sent' });
    const { reminders } = (await world.call('trips.get', { id: both.trip_id }, asked())).body;
    expect(reminders[0]?.bounces).toMatchObject([{ email: gone, reason: 'complaint' }]);
    clock.waylineClockOffset = 0;
    const { trip_id, reminder, mail } = await reminded([gone]);
    expect(await mail()).toMatchObject({ status: 'failed', last_error: 'Suppressed' });
    expect(box().list(gone)).toHaveLength(1);
    const says = 'An earlier email to this address bounced. Ask for another one, then set the reminder again.';
    expect((await bell(gone)).filter(({ body }) => body === says)).toEqual([
      {
        title: `The reminder was not sent to ${gone}`,
        body: says,
        link: `/trips/${trip_id}/planner?send_again=${reminder.id}`,
      },
      { title: `The reminder was not sent to ${gone}`, body: says, link: `/trips/${both.trip_id}` },
    ]);
    await world.call('messaging.reminders.resend', { id: reminder.id, trip_id }, asked());
    await world.job('due-work');
    expect(box().list(gone)).toHaveLength(2);
  });
});

describe('what is no bounce of ours', () => {
  const bounced = async () => {
    const to = simulated('bounce');
    const { mail } = await shared(to);
    return { to, mail, event: eventOf(to) };
  };
  it('is refused from another service or configuration set, and keeps nothing', async () => {
    const { event, mail } = await bounced();
    const { detail } = event;
    const elsewhere = { ...detail.mail.tags, 'ses:configuration-set': ['other-wayline-mail'] };
    await expect(feedback({ ...event, source: 'my.own' })).rejects.toThrow('another service');
    await expect(
      feedback({ ...event, detail: { ...detail, mail: { ...detail.mail, tags: elsewhere } } }),
    ).rejects.toThrow('another configuration set');
    await expect(feedback({ ...event, detail: { eventType: 'Open' } })).rejects.toThrow();
    expect((await mail())?.bounces).toBeUndefined();
  });

  it('changes nothing where it names another company, an address the mail did not go to, or comes back for now', async () => {
    const { event, mail, to } = await bounced();
    const { detail } = event;
    const tagged = (tags: object) => ({
      ...event,
      detail: { ...detail, mail: { ...detail.mail, tags: { ...detail.mail.tags, ...tags } } },
    });
    expect(await feedback(tagged({ company: [world.people.stranger.company_id] }))).toEqual({ kept: 0 });
    expect(await feedback(tagged({ company: undefined }))).toEqual({ kept: 0 });
    const changed = (bounce: object) => ({
      ...event,
      detail: {
        ...detail,
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [{ emailAddress: to }],
          ...bounce,
        },
      },
    });
    expect(await feedback(changed({ bounceType: 'Transient', bounceSubType: 'MailboxFull' }))).toEqual({ kept: 0 });
    expect(await feedback(changed({ bouncedRecipients: [{ emailAddress: 'x@wayline.test' }] }))).toEqual({ kept: 0 });
    expect((await mail())?.bounces).toBeUndefined();
    expect(await feedback(changed({ bouncedRecipients: [{ emailAddress: `Anna <${to.toUpperCase()}>` }] }))).toEqual({
      kept: 1,
    });
    expect((await mail())?.bounces).toMatchObject([{ email: to, reason: 'refused' }]);
  });

  it('leaves no address in the logs', async () => {
    const { event, to } = await bounced();
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const logged = vi.spyOn(console, 'log').mockReturnValue();
    await feedback(event);
    const text = JSON.stringify([written.mock.calls, logged.mock.calls]);
    expect(text).toContain('mail feedback');
    expect(text).not.toContain(to);
  });
});
