import { getCompanyToday } from '../../../access/user-time-zone';
import { addDays } from '../../../base/days';
import type { CompanyId } from '../../../base/ids';
import { log as writeToLog } from '../../../base/log';
import { ok, type Result } from '../../../base/result';
import { committer, writeTogether } from '../../../store/commit';
import { commitContext } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { MAIL_REFUSALS } from '../../messaging/public-schemas';
import { toOffset } from '../../settings/public';
import { Trips } from '../../trip/public';
import { WAYLINE } from '../by-wayline';
import type { InvoiceRow } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { INVOICE_LIST, InvoiceRows } from '../invoices/invoice.records';
import type { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { nextHour, nextReminder } from './next-reminder';
import type { PayerReminders } from './payer-reminders';
import { ReminderRounds } from './payer-reminders.records';
import { listRules, type RemindedPayer, readRemindedPayers } from './reminded-payers';
import { type RemindingCompany, readRemindingCompany, remindsByItself } from './reminding-company';
import { whyNotReminded } from './why-not-reminded';
import { type ReminderTools, toPayersInvoice, writeLog, writeReminder } from './write-reminder';

type Reminding = { db: TenantDb; of: RemindingCompany };

/** Nothing is sent now, and it is looked at again when `look_at` says, or on the next day. */
const holdBack = async (
  { db }: Reminding,
  found: ReadInvoice,
  { payer, look_at }: { payer: RemindedPayer; look_at: string | undefined },
): Promise<Result<unknown>> => {
  const { log, share } = payer;
  if (log?.look_at === look_at) return ok(undefined);
  const { payer_id, client_id } = share;
  const kept = {
    ...{ invoice_id: found.invoice.id, payer_id, client_id },
    passed: log?.passed ?? [],
    sent: log?.sent ?? [],
  };
  return writeTogether(db, [writeLog(db, found, { ...kept, look_at, log })]);
};

/** What keeps a mail from leaving today and not from leaving tomorrow. */
const UNTIL_TOMORROW: ReadonlySet<string> = new Set(MAIL_REFUSALS);

/** Reminds one who pays of what has come due, if anything has: one mail, with what is kept of it, in one transaction. */
const remindPayer = (tools: ReminderTools, { db, of }: Reminding, invoice_id: InvoiceId, payer_id: string) =>
  retryOnConflict(async (): Promise<Result<unknown>> => {
    const found = await readInvoice(db, invoice_id, true);
    if (!found) return ok(undefined);
    const { invoice, pause } = found;
    const [payers, trip] = await Promise.all([readRemindedPayers(db, found), db.get(Trips, { id: invoice.trip_id })]);
    const payer = payers.find(({ share }) => share.payer_id === payer_id);
    if (!payer) return ok(undefined);
    const { email } = payer;
    const { settings, company } = of;
    const { time } = settings;
    const rules = listRules(settings, payer);
    const isHeld = whyNotReminded({ invoice, payer, isPaused: pause !== undefined, sends: remindsByItself(of, trip) });
    if (isHeld || !email || !trip) return holdBack({ db, of }, found, { payer, look_at: undefined });
    const now = tools.now();
    const { plan } = toPayersInvoice(found, payer, { of, now });
    const asked = { plan, rules, time, zone: company.timezone, mails: payer.mails, now };
    const next = nextReminder({ ...asked, passed: payer.log?.passed ?? [] });
    if (next.kind !== 'now') {
      const look_at = next.kind === 'wait' && next.isHeld ? next.at : undefined;
      return holdBack({ db, of }, found, { payer, look_at });
    }
    const written = await writeReminder(tools, { db, of, found, payer: { ...payer, email }, ...next });
    const by = { company: company.id, actor_id: WAYLINE.user_id, actor_name: WAYLINE.name, request_id: invoice_id };
    const sent = written.ok
      ? await committer(commitContext(tools, by))({
          writes: written.value.writes,
          audit: { changes: { link: written.value.link } },
          events: [invoiceEvents.reminded(invoice)],
          answer: undefined,
        })
      : written;
    if (sent.ok || !UNTIL_TOMORROW.has(sent.code)) return sent;
    writeToLog.warn('payment reminder put off', { company_id: company.id, invoice_id, code: sent.code });
    return holdBack({ db, of }, found, { payer, look_at: undefined });
  });

const remindPayersOf = async (tools: ReminderTools, reminding: Reminding, invoice_id: InvoiceId): Promise<void> => {
  const found = await readInvoice(reminding.db, invoice_id, true);
  for (const { payer_id } of found?.invoice.shares ?? []) {
    const done = await remindPayer(tools, reminding, invoice_id, payer_id);
    if (!done.ok) throw new Error(`A reminder can’t be sent: ${done.code}`);
  }
};

/** Looks again at one who pays, of whom a reminder was held back as they had a mail just before. Safe to repeat. */
export const remindAgain = async (
  tools: ReminderTools,
  company_id: CompanyId,
  { invoice_id, payer_id, look_at }: Pick<PayerReminders, 'invoice_id' | 'payer_id' | 'look_at'>,
): Promise<void> => {
  if (!look_at || look_at > tools.now()) return;
  const db = tenantDb(tools.table, company_id);
  const of = await readRemindingCompany(db);
  // A company that is about to go reminds nobody; its records go with it.
  if (!of) return;
  const done = await remindPayer(tools, { db, of }, invoice_id, payer_id);
  if (!done.ok) throw new Error(`A reminder can’t be sent: ${done.code}`);
};

/** Whether an invoice may have to remind somebody today, as lists show it: something of it is owed, and its first payment is near enough. */
const mayRemind = ({ state, total_amount_due, due_date_final, final_pmt_due_date }: InvoiceRow, until: string) => {
  const first = due_date_final ?? final_pmt_due_date;
  return state === 'issued' && total_amount_due > 0 && first !== undefined && first <= until;
};

const PAGE = 25;
/**
 * Goes through the open invoices of a company and reminds those who pay them, once a day at the company’s hour. It goes on where it left
 * off when there is no more time. An invoice that fails keeps no other one waiting, and is looked at again on the next day. Safe to repeat.
 */
export const runReminderRound = async (
  tools: ReminderTools & { hurry: () => boolean },
  company_id: CompanyId,
): Promise<void> => {
  const db = tenantDb(tools.table, company_id);
  const [round, of] = await Promise.all([db.get(ReminderRounds, {}, true), readRemindingCompany(db)]);
  if (!round || round.at > tools.now()) return;
  if (!of?.settings.sends) {
    await writeTogether(db, [db.deleteIfUnchanged(ReminderRounds, round, ['version'])]);
    return;
  }
  const { company, settings } = of;
  const toNext = () => nextHour({ time: settings.time, zone: company.timezone }, tools.now());
  // It goes on by itself once the company has a plan again.
  if (!of.has_plan) {
    await writeTogether(db, [db.change(ReminderRounds, round, { ...round, at: toNext(), cursor: undefined })]);
    return;
  }
  const earliest = Math.min(...settings.rules.map(toOffset));
  const until = addDays(getCompanyToday({ company }, tools.now()), Math.max(0, -earliest));
  let { cursor } = round;
  do {
    const page = await db.listRows(INVOICE_LIST, InvoiceRows, { ...(cursor && { cursor }), limit: PAGE });
    for (const row of page.items) {
      if (!mayRemind(row, until)) continue;
      try {
        await remindPayersOf(tools, { db, of }, row.id);
      } catch (error) {
        writeToLog.error('payment reminder failed', error, { company_id, invoice_id: row.id });
      }
    }
    cursor = page.cursor;
  } while (cursor && !tools.hurry());
  const at = cursor ? round.at : toNext();
  await writeTogether(db, [db.change(ReminderRounds, round, { ...round, at, cursor })]);
};
