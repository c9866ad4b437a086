import * as z from 'zod';
import { subscriptionInForce } from '../../access/subscription-in-force';
import { distinctNames } from '../../base/distinct';
import { epochSeconds } from '../../base/epoch-seconds';
import { ok, type Refusal, type Result } from '../../base/result';
import { record } from '../../store/record';
import { tokenHash } from '../../store/token-hash';
import type { Write, Writes } from '../../store/write';
import { refuse } from './errors';

/**
 * How many addresses a company may write to in a day (UTC), and how often to one of them. What its people cause counts: links, invitations,
 * requests to other agencies, reminders. What the product sends its own users does not: codes, notices, receipts. Nor does what a stranger causes
 * on a public page: it has limits of its own.
 */
export const MAIL_LIMITS = {
  /** Without a paid plan: a trial is open to anyone. */
  trial: { company: 60, recipient: 5 },
  paying: { company: 1000, recipient: 20 },
} as const;

const KEPT_DAYS = 2;
const DAY_SECONDS = 86_400;

/** How much mail went out on a day: to `all`, or to one address, which is kept as a hash. */
export const MailCounts = record({
  name: 'mail_count',
  schema: z.object({ day: z.string(), to: z.string(), sent: z.int() }),
  key: ['day', 'to'],
  partition: () => ['MAIL_COUNTS'],
  sort: (k) => [k.day, k.to],
  expires: ({ day }) => epochSeconds(`${day}T00:00:00.000Z`) + KEPT_DAYS * DAY_SECONDS,
});

/** The company that writes. */
type Sender = Parameters<typeof subscriptionInForce>[0];

/**
 * The writes that count mails to these addresses, in the transaction that puts the mails into the outbox. They are refused with
 * `mail.trial_limit`, `mail.daily_limit` and `mail.recipient_limit`.
 */
export const countMails = (db: Writes, sender: Sender, addresses: readonly string[], now: string): Result<Write[]> => {
  const pays = Boolean(subscriptionInForce(sender, now)?.trim());
  const limits = MAIL_LIMITS[pays ? 'paying' : 'trial'];
  const full = refuse(pays ? 'mail.daily_limit' : 'mail.trial_limit', { params: { limit: String(limits.company) } });
  const to = distinctNames(addresses);
  if (to.length > limits.company) return full;
  if (to.length === 0) return ok([]);
  const day = now.slice(0, 10);
  const counted = (of: string, by: number, most: number, refusal: Refusal) =>
    db.incrementUpTo(MailCounts, { day, to: of, sent: by }, { field: 'sent', most, refusal });
  return ok([
    counted('all', to.length, limits.company, full),
    ...to.map((email) => {
      const params = { email, limit: String(limits.recipient) };
      return counted(tokenHash(email.toLowerCase()), 1, limits.recipient, refuse('mail.recipient_limit', { params }));
    }),
  ]);
};

/** So often a day one address gets what strangers ask for on public pages of a company. */
const MOST_BY_VISITORS = 5;
/** The write that counts a mail to an address that somebody typed on a public page: apart, so that no stranger spends what the company may send. */
export const countVisitorMail = (db: Writes, email: string, now: string, refusal: Refusal): Write =>
  db.incrementUpTo(
    MailCounts,
    { day: now.slice(0, 10), to: tokenHash(`visitor|${email.toLowerCase()}`), sent: 1 },
    { field: 'sent', most: MOST_BY_VISITORS, refusal },
  );
