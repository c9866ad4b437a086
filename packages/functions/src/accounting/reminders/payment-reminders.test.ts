import { Companies, Users } from '@wayline/core/access/people.records';
import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { PayAttempts } from '@wayline/core/areas/accounting/online/attempt.records';
import { ReminderLogs, ReminderRounds } from '@wayline/core/areas/accounting/reminders/payer-reminders.records';
import { runReminderRound } from '@wayline/core/areas/accounting/reminders/remind-payers';
import { readRemindedPayers } from '@wayline/core/areas/accounting/reminders/reminded-payers';
import { readRemindingCompany } from '@wayline/core/areas/accounting/reminders/reminding-company';
import { writeReminder } from '@wayline/core/areas/accounting/reminders/write-reminder';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Mails } from '@wayline/core/areas/messaging/mail';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { addDays } from '@wayline/core/base/days';
import { daysLater } from '@wayline/core/base/later';
import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { payByCard } from '@wayline/local/testing/pay-at-stripe';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../../kernel/deps';
import { payingAgency } from '../paying.fixture';
import { reminderTools } from './reminder-tools';
import { moveTo, remindingAgency, saveSection } from './reminding.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const [ADA, BEN] = ['ada@client.test', 'ben@client.test'];
type Agency = Awaited<ReturnType<typeof remindingAgency>>;
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;
const remind = ({ as, id }: Agency, payer_id = 'p1') =>
  world.send('book.payment-reminders.send', { invoice_id: id, payer_id }, { as });
const sendInvoice = ({ as, id }: Agency, payer_id: string, email: string, more: object = {}) =>
  world.call('book.invoice-links.create', { invoice_id: id, payer_id, email, ...more }, { as });
const lastMail = async ({ mails }: Agency) => (await mails()).at(-1);
const stopToken = async (agency: Agency) =>
  /\/invoice\/web\/([\w-]{43})\?reminders/.exec((await lastMail(agency))?.text ?? '')?.[1] ?? '';

describe('payment reminders', () => {
  it('reach each who pays of each payment on its days, and nobody of what is paid', async () => {
    const agency = await remindingAgency(world);
    const sent: Record<string, number[]> = { [ADA]: [], [BEN]: [] };
    for (let day = 1; day <= 75; day += 1) {
      if (day === 15) await agency.pay(0, 10_000);
      const to = await agency.on(day);
      for (const one of to) sent[one]?.push(day);
      // What runs once more sends nothing more.
      if (to.length > 0) expect(await agency.on(day, '09:30')).toEqual([]);
    }
    expect(sent).toEqual({
      [ADA]: [13, 33, 40, 43, 50, 53, 60, 63, 70],
      [BEN]: [13, 20, 23, 30, 33, 40, 43, 50, 53, 60, 63, 70],
    });
    const [first] = await agency.mails();
    expect(first).toMatchObject({ about: 'payment reminder', reply_to: agency.as.email, trip_id: agency.trip });
    const { audits } = await agency.db.readPartition(getAuditPartition(agency.id), { audits: Audits });
    expect(audits.filter(({ action }) => action === 'invoice.reminded')).toHaveLength(21);
    expect(audits.find(({ action }) => action === 'invoice.reminded')).toMatchObject({ actor_id: 'wayline' });
  });

  it('say what is left of each payment, and call it overdue from the day after it was due', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    await agency.pay(0, 15_000);
    await agency.on(13);
    const text = async () => (await lastMail(agency))?.text ?? '';
    expect(await text()).toMatch(/Deposit: \$50\.00, due by /);
    await agency.on(20);
    expect(await text()).toMatch(/Due today: \$50\.00 on invoice INV-[\s\S]*Deposit: \$50\.00, due today/);
    await agency.on(23);
    expect(await text()).toMatch(/Overdue: \$50\.00 on invoice INV-[\s\S]*Deposit: \$50\.00, due since /);
    await agency.on(40);
    expect(await text()).toMatch(
      /Deposit: \$50\.00, due since [\s\S]*Second payment: \$300\.00, due today\nTotal: \$350\.00/,
    );
    const token = /\/invoice\/web\/([\w-]{43})$/m.exec(await text())?.[1] ?? '';
    const page = await world.send<{ text: string }>('public.invoice.page', { token });
    expect([page.status, page.body.text.includes('$300.00')]).toEqual([200, true]);
  });

  it('are one mail after days on which nothing ran, for the last rule that has come', async () => {
    const agency = await remindingAgency(world);
    await agency.on(1);
    expect(await agency.on(45)).toEqual([ADA, BEN]);
    expect(await agency.on(46)).toEqual([]);
    const log = await agency.db.get(ReminderLogs, { invoice_id: agency.id, payer_id: 'p1' }, true);
    const of = (id: string) => log?.sent[0]?.rules.find(({ milestone_id }) => milestone_id === id)?.offset;
    expect([of('m1'), of('m2'), log?.sent[0]?.skipped.length]).toEqual([10, 3, 5]);
    expect(await agency.on(50)).toEqual([ADA, BEN]);
  });

  it('are one mail for what came while they were off, and none while they are', async () => {
    const agency = await remindingAgency(world, { settings: { sends: false } });
    expect(await agency.db.get(ReminderRounds, {}, true)).toBeUndefined();
    expect(await agency.on(21)).toEqual([]);
    await agency.set({ sends: true });
    expect(await agency.on(21, '10:00')).toEqual([]);
    expect(await agency.on(22)).toEqual([ADA, BEN]);
    await agency.set({ sends: false });
    expect(await agency.on(33)).toEqual([]);
    expect(await agency.db.get(ReminderRounds, {}, true)).toBeUndefined();
  });

  it('follow the rules and the hour as they are on the day', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    expect(await agency.on(13)).toEqual([ADA]);
    await agency.set({ rules: [{ when: 'before', days: 2 }], time: '15:00' });
    expect(await agency.on(18)).toEqual([]);
    expect(await agency.on(18, '15:00')).toEqual([ADA]);
    expect(await agency.on(20, '15:00')).toEqual([]);
  });

  it('leave a day between themselves and any other mail', async () => {
    const agency = await remindingAgency(world);
    expect(await agency.on(13)).toEqual([ADA, BEN]);
    moveTo(world, agency.momentOf(19, '20:00'));
    await sendInvoice(agency, 'p1', ADA);
    // The invoice has just said so to Ada.
    expect(await agency.on(20)).toEqual([BEN]);
    moveTo(world, agency.momentOf(22, '12:00'));
    await agency.pay(1, 5_000, { send_receipt: true });
    expect(await agency.on(23)).toEqual([ADA]);
    expect(await agency.on(23, '11:59')).toEqual([]);
    expect(await agency.on(23, '12:01')).toEqual([BEN]);
    expect(await agency.on(24)).toEqual([]);
  });

  it('hold back while somebody pays online, and go on where nothing came of it', async () => {
    const paying = await payingAgency(world);
    await saveSection(world, paying.as, 'payment_reminders', { sends: true, time: '00:00' });
    const { due } = (await paying.read()).invoice;
    const deposit = due[0]?.due_day;
    const db = tenantDb(world.table, paying.as.company_id);
    const sent = async () => {
      const { mails } = await db.readPartition(['MAILS'], { mails: Mails }, { consistent: true });
      return mails.filter(({ about }) => about === 'payment reminder').length;
    };
    const become = async (state: 'processing' | 'expired') => {
      const attempt = await db.get(PayAttempts, { invoice_id: paying.id, n: '0000' }, true);
      if (!attempt) throw new Error('It was begun.');
      await db.transact([db.change(PayAttempts, attempt, { ...attempt, state, ask_at: undefined })]);
    };
    moveTo(world, `${deposit}T00:00:10.000Z`);
    await paying.choose({ by: 'bank' });
    await become('processing');
    await world.job('long-work');
    expect(await sent()).toBe(0);
    await become('expired');
    moveTo(world, `${addDays(deposit ?? '', 1)}T00:00:10.000Z`);
    await world.job('long-work');
    expect(await sent()).toBe(1);
  });

  it('end where a client asks by the link in the mail, which asks before it does anything', async () => {
    const agency = await remindingAgency(world);
    const other = await agency.issue();
    expect(await agency.on(13)).toEqual([ADA, ADA, BEN, BEN]);
    const token = await stopToken(agency);
    const stop = { token, fields: [['stop', 'yes'] as [string, string]] };
    const to = (await lastMail(agency))?.to[0];
    const asked = async () => (await world.send<{ text: string }>('public.invoice.reminders', { token })).body.text;
    expect(await asked()).toContain('Stop payment reminders?');
    expect(await asked()).toContain('Don’t remind me again');
    // Who only opened it is reminded still.
    expect(await agency.on(20)).toEqual([ADA, ADA, BEN, BEN]);
    const stopped = await world.send<{ text: string }>('public.invoice.stop-reminders', stop);
    expect([stopped.status, stopped.body.text.includes('You won’t get payment reminders')]).toEqual([200, true]);
    expect((await world.send('public.invoice.stop-reminders', stop)).status).toBe(200);
    expect(await asked()).toContain('You won’t get payment reminders');
    const left = to === ADA ? BEN : ADA;
    expect(await agency.on(23)).toEqual([left, left]);
    const payer_id = to === ADA ? 'p1' : 'p2';
    expect(codeOf(await remind(agency, payer_id))).toBe('payment_reminder.stopped');
    const payer = (await agency.shown()).payers.find((one) => one.payer_id === payer_id);
    expect([payer?.why_not, payer?.stopped?.by]).toEqual(['stopped', undefined]);
    // A colleague turns them back on: one mail says what came meanwhile, for each invoice.
    const { client_id } = payer ?? {};
    const allow = { invoice_id: other.id, client_id: client_id as ClientId, is_stopped: false };
    expect((await world.send('book.payment-reminders.stop', allow, { as: agency.as })).status).toBe(200);
    expect(await agency.on(24)).toEqual([to, to]);
  });

  it('aren’t ended by what is no link, and are by one that was turned off', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    expect((await world.send('public.invoice.reminders', { token: 'x'.repeat(43) })).status).toBe(404);
    const stop = (token: string) => ({ token, fields: [] as [string, string][] });
    expect((await world.send('public.invoice.stop-reminders', stop('x'.repeat(43)))).status).toBe(404);
    expect(await agency.on(13)).toEqual([ADA]);
    const { links } = (await world.call('book.invoice-links.list', { invoice_id: agency.id }, { as: agency.as })).body;
    const link = links.find(({ reminds }) => reminds);
    expect(link).toMatchObject({ email: ADA, created_by_name: 'Wayline' });
    if (!link) throw new Error('A reminder brings a link.');
    await world.call('book.invoice-links.revoke', { invoice_id: agency.id, id: link.id }, { as: agency.as });
    expect((await world.send('public.invoice.stop-reminders', stop(await stopToken(agency)))).status).toBe(200);
    expect(await agency.on(20)).toEqual([]);
  });

  it('go with a client who is merged, and come back with them', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const { as, clients } = agency;
    const [client] = clients as [ClientId];
    const stop = { invoice_id: agency.id, client_id: client, is_stopped: true };
    await world.call('book.payment-reminders.stop', stop, { as });
    const person = { first_name: 'Ada', last_name: 'Price-Lee', emails: ['lee@client.test'] };
    const kept = (await world.call('crm.individuals.create', person, { as })).body.client.id;
    const sides = { existing: kept, to_merge: client };
    await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 } as never, { as });
    expect((await agency.shown()).payers[0]).toMatchObject({ client_id: kept, why_not: 'stopped' });
    expect(await agency.on(13)).toEqual([]);
    await world.call('crm.merge.undo', sides as never, { as });
    const other = await agency.issue({ payers: [{ id: 'p1', client_id: kept }] });
    const shown = await world.call('book.payment-reminders.list', { invoice_id: other.id }, { as });
    expect(shown.body.payers[0]?.stopped).toBeUndefined();
    expect((await agency.shown()).payers[0]).toMatchObject({ client_id: client, why_not: 'stopped' });
  });

  it('pause for an invoice, and go on with one mail', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const pause = (is_paused: boolean) =>
      world.call('book.payment-reminders.pause', { invoice_id: agency.id, is_paused }, { as: agency.as });
    await pause(true);
    expect((await agency.shown()).paused?.by).toBe('Ada Booker');
    expect(await agency.on(13)).toEqual([]);
    expect(await agency.on(20)).toEqual([]);
    await pause(false);
    expect(await agency.on(21)).toEqual([ADA]);
    expect(await agency.on(22)).toEqual([]);
  });

  it('follow an invoice that is revised, and end where it is canceled or credited', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const { as, id, draft } = agency;
    const credited = await agency.issue();
    const canceled = await agency.issue();
    expect(await agency.on(13)).toEqual([ADA, ADA, ADA]);
    const milestones = draft.milestones.map((one) =>
      one.id === 'm1' ? { ...one, due: { kind: 'after_issue' as const, days: 30 } } : one,
    );
    const { version } = await agency.read();
    await world.call('book.invoices.revise', { ...draft, milestones, id, version }, { as });
    await world.call('book.invoices.cancel', { id: canceled.id, version: canceled.version }, { as });
    const credit = {
      id: credited.id,
      version: credited.version,
      reason: 'Off',
      lines: [{ line_id: 'fee', amount: 100_000 }],
    };
    expect((await world.call('book.invoices.credit', credit, { as })).status).toBe(200);
    expect(await agency.on(20)).toEqual([]);
    expect(await agency.on(23)).toEqual([ADA]);
    expect((await lastMail(agency))?.text).toContain('Deposit: $200.00, due by');
    for (const { id: of } of [canceled, credited]) {
      const sent = await world.send('book.payment-reminders.send', { invoice_id: of, payer_id: 'p1' }, { as });
      expect(sent.status).toBe(409);
    }
  });

  it('don’t reach somebody without an email, which the invoice says', async () => {
    const agency = await remindingAgency(world, { payers: 1, withoutEmail: true });
    expect(await agency.on(13)).toEqual([]);
    expect((await agency.shown()).payers[0]).toMatchObject({ why_not: 'no_email', name: 'Ada Price' });
    expect(codeOf(await remind(agency))).toBe('payment_reminder.no_email');
    // Where the invoice is sent by hand, reminders follow.
    await sendInvoice(agency, 'p1', 'new@client.test');
    expect(await agency.on(20)).toEqual(['new@client.test']);
  });

  it.each(['Pacific/Auckland', 'Pacific/Honolulu'])('leave at nine of the company’s day in %s', async (zone) => {
    const agency = await remindingAgency(world, { zone, payers: 1 });
    await agency.on(12);
    expect(await agency.on(13, '08:59')).toEqual([]);
    expect(await agency.on(13, '09:00')).toEqual([ADA]);
    expect(await agency.on(20, '09:00')).toEqual([ADA]);
    expect((await lastMail(agency))?.subject).toMatch(/^Due today: \$200\.00/);
  });

  it('are in the language in which a client was sent the invoice', async () => {
    const agency = await remindingAgency(world, { payers: 1, settings: { words: 'Gracias por viajar con nosotros.' } });
    await sendInvoice(agency, 'p1', ADA, { language: 'es' });
    expect(await agency.on(13)).toEqual([ADA]);
    await agency.on(20);
    const { subject = '', text = '' } = (await lastMail(agency)) ?? {};
    expect(subject).toMatch(/^Vence hoy: 200,00\s(US\$|USD) de la factura INV-/);
    for (const part of [
      'Gracias por viajar con nosotros.',
      'Depósito: ',
      'vence hoy',
      'No enviarme más recordatorios:',
    ])
      expect(text).toContain(part);
    expect(text.replaceAll(/http\S+/g, '')).not.toMatch(/due|reminder|invoice/i);
    const page = await world.send<{ text: string }>('public.invoice.reminders', { token: await stopToken(agency) });
    expect(page.body.text).toContain('¿Dejar de recibir recordatorios de pago?');
  });

  it('begin on the day when a payment is due for who was never sent the invoice', async () => {
    const agency = await remindingAgency(world, { hasLinks: false });
    moveTo(world, agency.momentOf(3));
    await world.call('book.invoice-links.create', { invoice_id: agency.id, payer_id: 'p2' }, { as: agency.as });
    expect((await agency.shown()).payers.map(({ next_at }) => next_at)).toEqual([
      agency.momentOf(20, '09:00', 0),
      agency.momentOf(13, '09:00', 0),
    ]);
    expect(await agency.on(13)).toEqual([BEN]);
    expect(await agency.on(20)).toEqual([ADA, BEN]);
  });

  it('leave only while the subscription has accounting, and go on once it has again', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const subscribe = async (subscription: string | undefined) => {
      const company = await agency.db.get(Companies, {}, true);
      if (!company) throw new Error('It is there.');
      await agency.db.transact([
        agency.db.change(Companies, company, { ...company, subscription, trial_ends_at: undefined }),
      ]);
    };
    for (const [day, plan] of [
      [13, undefined],
      [20, 'Starter Yearly'],
    ] as const) {
      await subscribe(plan);
      expect(await agency.on(day)).toEqual([]);
    }
    expect((await agency.shown()).payers[0]?.why_not).toBe('off');
    await subscribe('Basic Yearly');
    expect(await agency.on(21)).toEqual([ADA]);
  });

  it('aren’t sent of an example trip', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const trip = await agency.db.get(Trips, { id: agency.trip }, true);
    if (!trip) throw new Error('It is there.');
    await agency.db.transact([agency.db.change(Trips, trip, { ...trip, is_example: true })]);
    expect(await agency.on(13)).toEqual([]);
    expect((await agency.shown()).payers[0]?.why_not).toBe('off');
  });

  it('count a receipt for who got it, not for whose part was paid', async () => {
    const agency = await remindingAgency(world);
    moveTo(world, agency.momentOf(19, '20:00'));
    const apply = [{ invoice_id: agency.id, payer_id: 'p1', amount: 1_000 }];
    await agency.pay(1, 1_000, { apply, send_receipt: true });
    expect(await agency.on(20)).toEqual([ADA]);
    expect(await agency.on(20, '20:01')).toEqual([BEN]);
  });

  it('come from the company, and answers go to its owner, where the advisor has left', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const { db, as } = agency;
    const [user, company] = [await db.get(Users, { id: as.user_id }, true), await db.get(Companies, {}, true)];
    if (!user || !company) throw new Error('They are there.');
    const owner = { ...user, id: baseDeps().newId('user'), sub: 'owner-2', email: 'owner@demo.wayline.test' };
    await db.transact([
      db.change(Users, user, { ...user, is_active: false }),
      db.insert(Users, { ...owner, version: 1 }),
      db.change(Companies, company, { ...company, owner_user_id: owner.id }),
    ]);
    expect(await agency.on(13)).toEqual([ADA]);
    const { company_name } = company;
    expect(await lastMail(agency)).toMatchObject({ from_name: company_name, reply_to: owner.email });
  });

  it('pause where Stripe gave money back, until a colleague goes on with them', async () => {
    const paying = await payingAgency(world);
    const { as, id } = paying;
    await saveSection(world, as, 'payment_reminders', { sends: true, time: '00:00' });
    await payByCard((await paying.choose()).url);
    await paying.deliverAll();
    const { payment } = await paying.payment();
    await paying.atStripe('POST', 'refunds', { payment_intent: payment.online_id ?? '', amount: '30000' });
    await paying.deliverAll();
    const shown = async () => (await world.call('book.payment-reminders.list', { invoice_id: id }, { as })).body;
    expect(await shown()).toMatchObject({ paused: { by: 'Stripe' }, payers: [{ why_not: 'paused' }] });
    const db = tenantDb(world.table, as.company_id);
    const { audits } = await db.readPartition(getAuditPartition(id), { audits: Audits });
    expect(audits.filter(({ action }) => action === 'invoice.reminders_paused')).toMatchObject([
      { actor_id: 'stripe' },
    ]);
    const sent = async () =>
      (await db.readPartition(['MAILS'], { mails: Mails }, { consistent: true })).mails.filter(
        ({ about }) => about === 'payment reminder',
      ).length;
    const { due } = (await paying.read()).invoice;
    moveTo(world, `${due.at(-1)?.due_day}T00:00:10.000Z`);
    await world.job('long-work');
    expect(await sent()).toBe(0);
    await world.call('book.payment-reminders.pause', { invoice_id: id, is_paused: false }, { as });
    moveTo(world, `${addDays(due.at(-1)?.due_day ?? '', 1)}T00:00:10.000Z`);
    // The look at what Stripe moved was due as well, and came first.
    await world.job('long-work');
    await world.job('long-work');
    expect(await sent()).toBe(1);
  });

  it('are written once where two rounds run at once', async () => {
    const agency = await remindingAgency(world);
    moveTo(world, agency.momentOf(13));
    const tools = { ...reminderTools(baseDeps()), hurry: () => false };
    const round = () => runReminderRound(tools, agency.as.company_id);
    await Promise.all([round(), round(), round()]);
    expect((await agency.mails()).map(({ to }) => to[0]).sort()).toEqual([ADA, BEN]);
    expect((await agency.db.get(ReminderRounds, {}, true))?.at).toBe(agency.momentOf(14, '09:00', 0));
  });

  it('aren’t written to who pays while one is', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    const { db, id } = agency;
    moveTo(world, agency.momentOf(13));
    const [found, of] = [await readInvoice(db, id, true), await readRemindingCompany(db)];
    const [payer] = found ? await readRemindedPayers(db, found) : [];
    if (!found || !of || !payer) throw new Error('It is issued.');
    await agency.pay(0, 20_000);
    const asked = { db, of, found, payer: { ...payer, email: ADA }, about: ['m1'] };
    const written = await writeReminder(reminderTools(baseDeps()), asked);
    expect((await db.transact(written.ok ? written.value.writes : [])).ok).toBe(false);
    expect(await agency.mails()).toEqual([]);
    await world.job('long-work');
    expect(await agency.mails()).toEqual([]);
  });

  it('go on where a run ended for want of time', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    for (let more = 0; more < 26; more += 1) await agency.issue();
    moveTo(world, agency.momentOf(13));
    const round = () => runReminderRound({ ...reminderTools(baseDeps()), hurry: () => true }, agency.as.company_id);
    await round();
    expect(await agency.db.get(ReminderRounds, {}, true)).toMatchObject({ cursor: expect.anything() });
    await round();
    await round();
    // As many as one address gets in a day; the others wait for the next.
    expect(await agency.mails()).toHaveLength(20);
    expect(await agency.on(14)).toHaveLength(7);
  });
});

describe('reminding by hand', () => {
  it('mails what is due, or what is next, and not twice within an hour', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    moveTo(world, agency.momentOf(5));
    expect((await agency.shown()).payers[0]).toMatchObject({
      ...{ email: ADA, next_at: agency.momentOf(13, '09:00', 0) },
      about: [{ name: 'Deposit', open: 20_000, is_late: false }],
    });
    const sent = await remind(agency);
    expect([sent.status, sent.body]).toMatchObject([200, { to: ADA }]);
    expect((await lastMail(agency))?.subject).toMatch(/^Due .*: \$200\.00 on invoice INV-/);
    expect(codeOf(await remind(agency))).toBe('payment_reminder.too_soon');
    expect((await agency.shown()).payers[0]?.last).toMatchObject({ to: ADA, by: 'Ada Booker' });
    moveTo(world, agency.momentOf(12, '14:00'));
    expect((await remind(agency)).status).toBe(200);
    // What a colleague said yesterday isn’t said again by itself.
    expect(await agency.on(13)).toEqual([]);
    expect(await agency.on(20)).toEqual([ADA]);
  });

  it('says whom a reminder didn’t reach', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    await agency.on(13);
    const mail = await lastMail(agency);
    if (!mail) throw new Error('It was sent.');
    const at = daysLater(mail.created_at, 0);
    const bounces = [{ email: ADA, reason: 'no_mailbox' as const, at }];
    await agency.db.transact([agency.db.change(Mails, mail, { ...mail, status: 'sent', bounces })]);
    expect((await agency.shown()).payers[0]?.last).toMatchObject({ to: ADA, trouble: 'no_mailbox' });
  });

  it('refuses who owes nothing, drafts, and other companies', async () => {
    const agency = await remindingAgency(world, { payers: 1 });
    await agency.pay(0, 100_000);
    expect(codeOf(await remind(agency))).toBe('payment_reminder.nothing_due');
    expect((await agency.shown()).payers[0]).toMatchObject({ why_not: 'paid', about: [] });
    expect(codeOf(await remind(agency, 'p9'))).toBe('record.missing');
    const made = (await world.call('book.invoices.create', agency.draft, { as: agency.as })).body.invoice;
    const draft = { invoice_id: made.id, payer_id: 'p1' };
    expect(codeOf(await world.send('book.payment-reminders.send', draft, { as: agency.as }))).toBe(
      'invoice.not_issued',
    );
    const other = await remindingAgency(world, { payers: 1 });
    const theirs = { invoice_id: agency.id, payer_id: 'p1' };
    for (const [call, input] of [
      ['book.payment-reminders.send', theirs],
      ['book.payment-reminders.list', { invoice_id: agency.id }],
      ['book.payment-reminders.pause', { invoice_id: agency.id, is_paused: true }],
      ['book.payment-reminders.stop', { invoice_id: agency.id, client_id: agency.clients[0], is_stopped: true }],
    ] as const)
      expect((await world.send(call, input as never, { as: other.as })).status).toBe(404);
    expect((await world.call('book.payment-reminders.count', {}, { as: other.as })).body).toEqual({ invoices: 1 });
    expect((await world.call('book.payment-reminders.count', {}, { as: agency.as })).body).toEqual({ invoices: 0 });
  });
});
