import type { NewId } from '../../base/ids';
import type { Table } from '../../store/client';
import { eventWrite } from '../../store/outbox';
import { tenantDb } from '../../store/tenant-db';
import type { Write, Writes } from '../../store/write';
import type { Bounce } from './bounce';
import type { BounceWrites } from './bounce-writes';
import { isToldOf, type Mail, Mails } from './mail';
import { mailBounced } from './mail.events';
import type { MailFeedback } from './mail-feedback';
import { clearSentMail } from './sent-mail-backfill';
import { Suppressions } from './suppression.records';

type Tools = { table: Table; newId: NewId; now: string; bounceWrites: BounceWrites };
type At = { db: Writes; mail: Mail; bounces: readonly Bounce[]; tools: Tools };

/** Its sender hears of it once. */
const told = ({ db, mail, bounces: [first, ...rest], tools }: At): Write[] =>
  first && isToldOf(mail) ? [eventWrite(db, mailBounced({ ...mail, bounces: [first, ...rest] }), tools)] : [];

/** A mail that came back has left: its sender may not have written that down yet, or have died before. */
const leftAs = (mail: Mail): Mail =>
  mail.status === 'sending' || mail.status === 'unsure' ? { ...clearSentMail(mail), status: 'sent' } : mail;

const ATTEMPTS = 4;
/**
 * Keeps what became of a mail with the mail: whom it did not reach. In the same transaction nothing leaves for these addresses by itself
 * any more, the link's list shows it, and its sender is told. The mail's version makes a repeated event change nothing. Addresses that
 * the mail did not go to are ignored. Answers for how many recipients something new was kept.
 */
export const takeFeedback = async (tools: Tools, { company, mail: id, recipients }: MailFeedback): Promise<number> => {
  const { table, now } = tools;
  const db = tenantDb(table, company);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const mail = await db.get(Mails, { id }, true);
    if (!mail) return 0;
    const known = new Set((mail.bounces ?? []).map(({ email }) => email));
    const sentTo = new Set(mail.to.map((email) => email.toLowerCase()));
    const bounces = recipients
      .filter(({ email }) => sentTo.has(email) && !known.has(email))
      .map((one): Bounce => ({ ...one, at: now }));
    if (bounces.length === 0) return 0;
    const at = { db, mail, bounces, tools };
    const { ok } = await db.transact([
      db.change(Mails, mail, { ...leftAs(mail), bounces: [...(mail.bounces ?? []), ...bounces] }),
      ...bounces.map((bounce) => db.put(Suppressions, bounce)),
      ...(await tools.bounceWrites(db, mail, bounces)),
      ...told(at),
    ]);
    if (ok) return bounces.length;
  }
  throw new Error('A mail changed again and again while its bounce was kept.');
};
