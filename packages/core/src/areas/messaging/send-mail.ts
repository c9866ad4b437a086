import type { CompanyId, NewId } from '../../base/ids';
import { later } from '../../base/later';
import type { Table } from '../../store/client';
import { eventWrite } from '../../store/outbox';
import { tenantDb } from '../../store/tenant-db';
import type { Writes } from '../../store/write';
import type { BounceWrites } from './bounce-writes';
import { isToldOf, type Mail, type Mailer, Mails, MaybeSent } from './mail';
import { mailSuppressed } from './mail.events';
import { mailTrouble } from './mail-trouble';
import { clearSentMail } from './sent-mail-backfill';
import { leavesByItself, suppressedAmong } from './suppression.records';

const MOST_ATTEMPTS = 6;
const MINUTE_MS = 60_000;
/** Kept where the service's refusal would be: the product itself did not let the mail leave. */
const SUPPRESSED = 'Suppressed';
/** Longer than any sender lives: what is still `sending` then was left by one that died. */
const SENDING_MS = 15 * MINUTE_MS;

export type MailTools = { table: Table; mailer: Mailer; newId: NewId; now: string; bounceWrites: BounceWrites };
/** What the service said to a mail; a refusal carries the name of its error. */
type AnnouncementContent = { provider_id: string } | { refused: string } | { unknown: string };

const ask = async (mailer: Mailer, mail: Mail): Promise<AnnouncementContent> => {
  try {
    return await mailer.send(mail);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    return error instanceof MaybeSent ? { unknown: name } : { refused: name };
  }
};

/** What the sender of a reminder hears when it went to some of its addresses only, or to none. Mails about news of the bell are not told of. */
const suppressed = (db: Writes, mail: Mail, addresses: readonly string[], cause: Pick<MailTools, 'newId' | 'now'>) =>
  isToldOf(mail) && addresses.length > 0
    ? [eventWrite(db, mailSuppressed({ ...mail, addresses: [...addresses] }), cause)]
    : [];

/**
 * Sends one mail of the outbox. It is taken by a conditional write first, so of two senders one goes home; a refusal of the mail
 * service puts it back for later, further apart each time, and after the last attempt leaves it `failed`. Whether it left is asked
 * apart from writing that down: a mail that left and could not be marked stays `sending` and is never sent again by itself.
 */
const send = async ({ table, mailer, newId, now, bounceWrites }: MailTools, mail: Mail): Promise<void> => {
  const db = tenantDb(table, mail.company_id as CompanyId);
  const left_out = leavesByItself(mail) ? await suppressedAmong(db, mail.to) : [];
  const unwanted = left_out.map(({ email }) => email);
  // Those who were left out are told of with the first attempt only.
  const told =
    mail.attempts === 0
      ? [...suppressed(db, mail, unwanted, { newId, now }), ...(await bounceWrites(db, mail, left_out))]
      : [];
  const to = mail.to.filter((email) => !unwanted.includes(email));
  if (to.length === 0) {
    await db.transact([db.change(Mails, mail, { ...mail, status: 'failed', last_error: SUPPRESSED }), ...told]);
    return;
  }
  const sending = { status: 'sending' as const, attempts: mail.attempts + 1, due_at: later(now, SENDING_MS) };
  const taking = db.change(Mails, mail, { ...mail, ...sending });
  const taken = taking.after;
  if (!(await db.transact([taking, ...told])).ok) return;
  const said = await ask(mailer, { ...mail, to });
  if ('provider_id' in said) {
    await db.transact([
      db.change(Mails, taken, { ...clearSentMail(taken), status: 'sent', provider_id: said.provider_id }),
    ]);
  } else if ('unknown' in said) {
    await db.transact(mailTrouble(db, { ...taken, last_error: said.unknown }, 'unsure', { newId, now }));
  } else if (taken.attempts >= MOST_ATTEMPTS) {
    await db.transact(mailTrouble(db, { ...taken, last_error: said.refused }, 'failed', { newId, now }));
  } else {
    const due_at = later(now, MINUTE_MS * 2 ** taken.attempts);
    await db.transact([db.change(Mails, taken, { ...taken, status: 'queued', last_error: said.refused, due_at })]);
  }
};

/** Looks after one mail whose time has come: sends what is queued, and gives up what its sender left behind. Safe to repeat. */
export const sendMail = async (tools: MailTools, mail: Mail): Promise<void> => {
  if (mail.due_at > tools.now) return;
  if (mail.status === 'queued') await send(tools, mail);
  if (mail.status === 'sending') {
    const db = tenantDb(tools.table, mail.company_id as CompanyId);
    await db.transact(mailTrouble(db, mail, 'unsure', tools));
  }
};
