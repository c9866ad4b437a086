import type { Company, User } from '../../../access/company';
import { Users } from '../../../access/people.records';
import { getCompanyToday } from '../../../access/user-time-zone';
import { fullName } from '../../../base/full-name';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { type ComposedMail, countMails, Mails, newMail, senderName, toMailId } from '../../messaging/public';
import { emailSignature, parseSetting, settingKey } from '../../settings/public';
import { readClientLanguage } from '../../trip/public';
import { WAYLINE } from '../by-wayline';
import type { Invoice } from '../invoices/invoice';
import { Invoices } from '../invoices/invoice.records';
import type { ReadInvoice } from '../invoices/invoice-lines';
import { type ClientDue, type ClientInvoice, toClientInvoice } from '../links/client-invoice';
import { getInvoicePath, LINK_DAYS } from '../links/invoice-link';
import { toNewLink } from '../links/make-link';
import { keepPassed, type PassedRule } from './next-reminder';
import { withSent } from './payer-reminders';
import { ReminderLogs } from './payer-reminders.records';
import type { RemindedPayer } from './reminded-payers';
import type { RemindingCompany } from './reminding-company';
import { getStopPath } from './stop-path';

/** What a reminder says. */
export type ReminderWords = {
  invoice: ClientInvoice;
  /** The payments that it is about, with what is left to pay of each. */
  about: readonly ClientDue[];
  /** The day where the company is. */
  today: string;
  url: string;
  /** Where they can ask not to be reminded again. */
  stop_url: string;
  advisor: string;
  name: string;
  /** The company’s greeting and closing, and what it says in reminders. */
  words: { greeting: string; closing: string; own: string };
  signature?: string | undefined;
};
export type ReminderTools = Deps & {
  compose: (reminder: ReminderWords) => ComposedMail;
  /** The address at which clients of a company open a path. */
  urlOf: (company: Company, path: string) => string;
};

type Asked = {
  db: TenantDb;
  of: RemindingCompany;
  found: ReadInvoice;
  payer: RemindedPayer & { email: string };
  /** The payments that it is about, by their ids, and the rules that send it. */
  about: readonly string[];
  sent?: readonly PassedRule[];
  skipped?: readonly PassedRule[];
  /** Who sends it by hand. */
  by?: Pick<User, 'id' | 'email'> & { name: string };
};

/** The invoice as its payer sees it today, with nothing under way. */
export const toPayersInvoice = (
  found: ReadInvoice,
  { share, paying, language }: Pick<RemindedPayer, 'share' | 'paying' | 'language'>,
  { of: { company, house }, now }: { of: RemindingCompany; now: string },
): ClientInvoice =>
  toClientInvoice(
    { ...found, attempts: paying },
    { house, language: language ?? 'en', share, today: getCompanyToday({ company }, now) },
  );

/** Whose name a mail about an invoice leaves in, where nobody sends it by hand, and what they close their mails with. */
const readSender = async (
  db: TenantDb,
  { invoice: { advisor_id }, owner_user_id }: { invoice: Invoice; owner_user_id: Company['owner_user_id'] },
  by: Asked['by'],
) => {
  const [user, owner, signed] = await db.getMany([
    { def: Users, key: { id: by?.id ?? advisor_id } },
    { def: Users, key: { id: owner_user_id ?? advisor_id } },
    settingKey(emailSignature, by?.id ?? advisor_id),
  ]);
  if (by) return { name: by.name, email: by.email, signature: parseSetting(emailSignature, signed).signature };
  // Nobody reads answers to somebody who has left: it comes from the company then, whose owner gets them.
  if (!user?.is_active) return { name: '', email: owner?.is_active ? owner.email : undefined };
  return { name: fullName(user), email: user.email, signature: parseSetting(emailSignature, signed).signature };
};

/**
 * The steps of a reminder: a new link, as the token of one is known to its mail alone, the mail in the outbox, and that it was sent. They
 * are one transaction, refused as stale where anything of the invoice has changed since it was read, so that nobody who has just paid is
 * reminded. Refuses what any mail may be refused with.
 */
export const writeReminder = async (
  tools: ReminderTools,
  { db, of, found, payer, about, sent = [], skipped = [], by }: Asked,
): Promise<Result<{ writes: Write[]; link: string; at: string }>> => {
  const { invoice } = found;
  const { share, email, log } = payer;
  const { company, settings, words } = of;
  const language = payer.language ?? (await readClientLanguage(db, invoice.trip_id)) ?? 'en';
  const sender = await readSender(db, { invoice, owner_user_id: company.owner_user_id }, by);
  const made = toNewLink(db, tools, found.links, {
    ...{ invoice_id: invoice.id, payer_id: share.payer_id, client_id: share.client_id, email, language },
    ...{ reminds: true, days: company.link_days ?? LINK_DAYS },
    ...{ created_by: by?.id ?? invoice.advisor_id, created_by_name: by?.name ?? WAYLINE.name },
  });
  if (!made.ok) return made;
  const { link, token, created } = made.value;
  const at = link.created_at;
  const counted = countMails(db, company, [email], at);
  if (!counted.ok) return counted;
  const shown = toPayersInvoice(found, { ...payer, language }, { of, now: at });
  const mail = tools.compose({
    invoice: shown,
    about: shown.plan.filter(({ id }) => about.includes(id)),
    today: getCompanyToday({ company }, at),
    url: tools.urlOf(company, getInvoicePath(token)),
    stop_url: tools.urlOf(company, getStopPath(token)),
    ...{ advisor: sender.name, name: share.name, signature: sender.signature },
    words: { ...words, own: settings.words },
  });
  const id = toMailId(link.id);
  const reminder = { at, to: email, mail_id: id, by: by?.name, rules: [...sent], skipped: [...skipped] };
  const after = {
    ...{ invoice_id: invoice.id, payer_id: share.payer_id, client_id: share.client_id, look_at: undefined },
    passed: keepPassed(log?.passed ?? [], [...sent, ...skipped]),
    sent: withSent(log?.sent ?? [], reminder),
  };
  const queued = newMail(
    {
      ...mail,
      ...{
        id,
        user_id: by?.id ?? invoice.advisor_id,
        trip_id: invoice.trip_id,
        about: 'payment reminder',
        to: [email],
      },
      ...{ from_name: senderName(sender.name, company.company_name), reply_to: sender.email },
    },
    company.id,
    at,
  );
  return ok({
    writes: [
      db.checkUnchanged(Invoices, invoice, ['version']),
      created,
      db.insert(Mails, by ? { ...queued, asked_again: true } : queued),
      writeLog(db, found, { ...after, log }),
      ...counted.value,
    ],
    ...{ link: link.id, at },
  });
};

type Log = NonNullable<RemindedPayer['log']>;
/** The step that keeps what somebody was reminded of, also where another client was in their place before. */
export const writeLog = (
  db: TenantDb,
  { reminders }: Pick<ReadInvoice, 'reminders'>,
  { log, ...after }: Omit<Log, 'version'> & { log: Log | undefined },
): Write => {
  const before = log ?? reminders.find(({ payer_id }) => payer_id === after.payer_id);
  return before
    ? db.change(ReminderLogs, before, { ...before, ...after })
    : db.insert(ReminderLogs, { ...after, version: 1 });
};
