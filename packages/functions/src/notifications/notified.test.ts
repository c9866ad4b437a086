import type { NotificationKind } from '@wayline/core/areas/live/live-event';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import { Mails } from '@wayline/core/areas/messaging/mail';
import { getNoticesPartition, NoticeMails } from '@wayline/core/areas/notifications/notices.records';
import { Notifications } from '@wayline/core/areas/notifications/notification.records';
import { sendNotices } from '@wayline/core/areas/notifications/send-notices';
import { idMaker } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noticesMail } from './notices-mail';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const clock = globalThis as { waylineClockOffset?: number };
afterEach(() => {
  clock.waylineClockOffset = 0;
});

const newId = idMaker(Date.now, (n) => new Uint8Array(n).map((_, i) => (i * 7 + n) % 256));
/** Something happens that these people are to be told of, and the stream delivers it. */
const happens = async (kind: NotificationKind, title: string, ...people: Person[]) => {
  const [first] = people;
  const { company_id } = first as Person;
  const event = {
    id: newId('event'),
    company_id,
    kind,
    channels: people.map((p) => `user.${p.user_id}`),
    notify: people.map((p) => p.user_id),
    title,
    body: 'Amalfi in spring',
    link: '/trips/trp_1',
    created_at: new Date(Date.now() + (clock.waylineClockOffset ?? 0)).toISOString(),
  };
  await transact(world.table, [tenantDb(world.table, company_id).insert(OutboxRows, event)]);
  await world.job('deliver-events', await streamBatch(world.table.name));
};
const later = async (hours: number) => {
  clock.waylineClockOffset = (clock.waylineClockOffset ?? 0) + hours * 3_600_000;
  await world.job('due-work');
};
const mailsTo = async ({ company_id, email }: Person) =>
  (await tenantDb(world.table, company_id).listPartition(Mails, { partition: ['MAILS'] })).items.filter(
    (m) => m.to[0] === email,
  );
const bell = async (as: Person) => (await world.call('misc.shell.get', {}, { as })).body;
const choose = async (as: Person, value: object) => {
  const before = (await world.call('users.settings.get', { section: 'notification_settings' }, { as })).body;
  const input = {
    section: 'notification_settings' as const,
    version: before.version,
    value: { ...before.value, ...value },
  };
  expect((await world.call('users.settings.save', input, { as })).status).toBe(200);
};
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('how a user is told of a kind', () => {
  it('R-SHELL-191 is on the screen only where nothing else was chosen', async () => {
    const { advisor } = world.people;
    await happens('booking_email_process', 'A confirmation was read', advisor);
    await later(30);
    expect(titles((await bell(advisor)).notifications)).toContain('A confirmation was read');
    expect(await mailsTo(advisor)).toEqual([]);
  });

  it('R-SHELL-185 comes once in the daily summary, in the morning of the user’s own zone', async () => {
    const { advisor, owner } = world.people;
    await happens('received_form', 'Anna sent the form back', advisor, owner);
    await happens('itinerary_answered', 'Ben accepted the itinerary', advisor);
    await world.job('due-work');
    expect(await mailsTo(advisor)).toEqual([]);
    await later(24);
    await later(24);
    const [mail, ...more] = await mailsTo(advisor);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      about: 'notifications',
      subject: '2 updates in your daily summary: Anna sent the form back',
    });
    expect(mail?.text).toContain('Ben accepted the itinerary');
    expect(mail?.text).toContain('/myaccount/notification-settings');
    expect((await mailsTo(owner)).map((m) => m.subject)).toEqual(['Anna sent the form back']);
  });

  it('R-SHELL-188 comes by mail at the end of the minute, what comes together in one', async () => {
    const { owner } = world.people;
    const before = (await mailsTo(owner)).length;
    await happens('flight_reservation_system_update', 'AZ 611 leaves an hour later', owner);
    await Promise.all([world.job('due-work'), world.job('due-work')]);
    await later(1);
    await Promise.all([world.job('due-work'), world.job('due-work')]);
    const mails = await mailsTo(owner);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)?.text).toContain('/trips/trp_1');
  });

  it('is not mailed again when the stream delivers it again after its mail has left', async () => {
    const { contractor } = world.people;
    await happens('confirm_payment', 'A payment waits for you', contractor);
    await later(1);
    expect(await mailsTo(contractor)).toHaveLength(1);
    await world.job('deliver-events', await streamBatch(world.table.name));
    await later(48);
    expect(await mailsTo(contractor)).toHaveLength(1);
  });

  it('follows what the user chose, each kind and each person apart', async () => {
    const { standard, contractor } = world.people;
    await choose(standard, {
      kinds: {
        received_form: { screen: false, mail: 'at_once' },
        task_added_or_updated: { screen: true, mail: 'never' },
      },
    });
    await happens('received_form', 'Off the screen', standard, contractor);
    await happens('task_added_or_updated', 'Only on the screen', standard);
    // Payments are not shown to the Standard role, so neither is news of them.
    await happens('confirm_payment', 'Not for Standard', standard);
    await later(48);
    const shell = await bell(standard);
    expect(titles(shell.notifications)).toEqual(['Only on the screen']);
    expect(shell.counts.notifications_count).toBe(1);
    expect(shell.quiet).toEqual(['received_form']);
    expect((await mailsTo(standard)).map((m) => m.subject)).toEqual(['Off the screen']);
    expect(titles((await bell(contractor)).notifications)).toContain('Off the screen');
  });

  it('never sends more than one mail a moment, however much happened', async () => {
    const { standard } = world.people;
    const before = (await mailsTo(standard)).length;
    for (let i = 0; i < 5; i++) await happens('message_received', `Message ${i}`, standard);
    await later(48);
    const mails = await mailsTo(standard);
    expect(mails.slice(before).map((m) => m.subject)).toEqual(['5 updates in your daily summary: Message 0']);
  });

  it('refuses a way of telling that there is not, and shows every kind with what it begins with', async () => {
    const as = world.people.advisor;
    const section = 'notification_settings' as const;
    const value = { kinds: { received_form: { screen: true, mail: 'by pigeon' } } };
    expect((await world.send('users.settings.save', { section, version: 0, value }, { as })).status).toBe(400);
    const { value: shown } = (await world.call('users.settings.get', { section }, { as })).body;
    expect(shown).toMatchObject({
      kinds: { received_form: { screen: true, mail: 'daily' }, confirm_payment: { screen: true, mail: 'at_once' } },
      summary_time: '07:00',
    });
  });
});

describe('the list of notifications', () => {
  const read = async (as: Person, asked: object = {}) =>
    (await world.call('misc.notifications.list', asked, { as })).body;

  it('R-SHELL-261 marks one as read and unread, and all; the count follows', async () => {
    const { standard } = world.people;
    await happens('trip_data_updated', 'One', standard);
    await happens('trip_data_updated', 'Two', standard);
    const [two, one] = (await read(standard)).notifications;
    const mark = (id: string | undefined, isRead: boolean, all = false) =>
      world.call('misc.notifications.mark', { id: id as never, read: isRead, all }, { as: standard });
    const unread = async () => titles((await read(standard, { show: 'unread' })).notifications);
    await mark(two?.id, true, true);
    expect([await unread(), (await bell(standard)).counts.notifications_count]).toEqual([[], 0]);
    await mark(one?.id, false);
    await world.call('misc.notifications.seen', { id: two?.id as never }, { as: standard });
    expect([await unread(), (await bell(standard)).counts.notifications_count]).toEqual([['One'], 1]);
    await mark(one?.id, true);
    expect(await unread()).toEqual([]);
  });

  it('goes on page after page, by kind, and shows nobody what is another’s', async () => {
    const { advisor, stranger } = world.people;
    const { company_id, user_id } = advisor;
    const db = tenantDb(world.table, company_id);
    const kinds = ['received_form', 'from_tomorrow'];
    for (let i = 0; i < 90; i++)
      await db.transact([
        db.insert(Notifications, {
          id: newId('event'),
          user_id,
          kind: kinds[i % 2] as string,
          title: `Number ${i}`,
          body: '',
          created_at: new Date().toISOString(),
        }),
      ]);
    const all: { title: string; kind: string }[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await read(advisor, { cursor });
      all.push(...page.notifications);
      cursor = page.cursor;
    }
    expect(titles(all).slice(0, 90)).toEqual(Array.from({ length: 90 }, (_, i) => `Number ${89 - i}`));
    expect(all[0]?.kind).toBe('from_tomorrow');
    const forms = await read(advisor, { kind: 'received_form' });
    expect(new Set(forms.notifications.map(({ kind }) => kind))).toEqual(new Set(['received_form']));
    expect(forms.notifications.length).toBeGreaterThanOrEqual(40);
    expect((await read(stranger)).notifications).toEqual([]);
  });
});

describe('the mail of a moment', () => {
  it('takes no line away that came while it was written', async () => {
    const { contractor } = world.people;
    const { company_id, user_id } = contractor;
    await later(24);
    const before = (await mailsTo(contractor)).length;
    await happens('confirm_payment', 'Came first', contractor);
    const slots = await tenantDb(world.table, company_id).listPartition(NoticeMails, {
      partition: getNoticesPartition(user_id),
      prefix: 'MAIL#',
    });
    const read = slots.items.at(-1) as (typeof slots.items)[number];
    await happens('confirm_payment', 'Came meanwhile', contractor);
    const now = new Date(Date.now() + (clock.waylineClockOffset ?? 0) + 3_600_000).toISOString();
    const tools = { table: world.table, newId, now, compose: noticesMail };
    process.env.ORIGIN ??= 'https://wayline.example';
    await sendNotices(tools, company_id, read);
    expect(await mailsTo(contractor)).toHaveLength(before);
    await later(1);
    const [mail] = (await mailsTo(contractor)).slice(before);
    expect(mail?.text).toContain('Came first');
    expect(mail?.text).toContain('Came meanwhile');
  });
});
