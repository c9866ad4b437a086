import * as z from 'zod';
import { ItineraryId, MailId, type ReminderId, TripId, UserId } from '../../base/ids';
import { Email, Instant, Version } from '../../base/values';
import type { Deps } from '../../store/deps';
import { record } from '../../store/record';
import type { Write, Writes } from '../../store/write';
import { Bounce } from './bounce';

/** What a mail is about, as its sender speaks of it. */
export const MAIL_SUBJECTS = [
  'reminder',
  'itinerary link',
  'notifications',
  'invitation',
  'agency ask',
  'form link',
  'invoice link',
  'payment reminder',
  'receipt',
  'code',
] as const;

/** Mails of which their sender hears when they do not arrive. Codes and news of the bell are no work of theirs. */
export const TOLD_OF = [
  'reminder',
  'itinerary link',
  'invitation',
  'agency ask',
  'form link',
  'invoice link',
  'payment reminder',
] as const;

/**
 * A mail in the outbox: written with the change that causes it, sent by a job, kept. `queued` waits for `due_at`; `sending` is taken,
 * and when it still is at `due_at`, its sender died: then it is `unsure`, and a person decides, because a second mail is worse than a
 * late one. `failed` was refused for good.
 */
export const Mail = z.object({
  id: MailId,
  company_id: z.string(),
  /** Whose mail it is: who set the reminder or shared the itinerary, and is told when it does not leave. */
  user_id: UserId,
  /** The trip it is of; missing where it is of none. */
  trip_id: TripId.optional(),
  itinerary_id: ItineraryId.optional(),
  about: z.enum(MAIL_SUBJECTS),
  to: z.array(Email).min(1).max(50),
  reply_to: Email.optional(),
  /** In whose name it is sent; the platform's where it is missing. The address is always the platform's. */
  from_name: z.string().max(400).optional(),
  subject: z.string().max(300),
  html: z.string(),
  text: z.string(),
  status: z.enum(['queued', 'sending', 'sent', 'failed', 'unsure']),
  attempts: z.int().default(0),
  due_at: Instant,
  last_error: z.string().optional(),
  /** Whom it did not reach after it left. */
  bounces: z.array(Bounce).max(50).optional(),
  /** A person asked for it to be sent again: it leaves also where nothing leaves by itself. */
  asked_again: z.boolean().optional(),
  provider_id: z.string().optional(),
  created_at: Instant,
  version: Version,
});
export type Mail = z.infer<typeof Mail>;
type ToldOf = Mail & { about: (typeof TOLD_OF)[number] };
export const isToldOf = (mail: Mail): mail is ToldOf => (TOLD_OF as readonly string[]).includes(mail.about);
/** Throws what the mail service refuses, and `MaybeSent` where it took the mail or not and nobody can know. */
export type Mailer = {
  send(
    mail: Pick<Mail, 'id' | 'to' | 'subject' | 'html' | 'text' | 'reply_to' | 'from_name'> &
      Partial<Pick<Mail, 'company_id'>>,
  ): Promise<{ provider_id: string }>;
};
export class MaybeSent extends Error {}

/** The one mail of a reminder, a share or a link, by its id: the same letters under the prefix of mails. */
export const toMailId = (cause: ReminderId | string): MailId => MailId.parse(cause.replace(/^[a-z_]+_/, 'mal_'));

/** The reminder or the share that a mail belongs to. */
export const getMailCause = ({ id, about }: Pick<Mail, 'id' | 'about'>): string =>
  id.replace(/^mal_/, about === 'reminder' ? 'rmd_' : 'shr_');

export const Mails = record({
  name: 'mail',
  schema: Mail,
  key: ['id'],
  partition: () => ['MAILS'],
  sort: (k) => [k.id],
  due: (m) => (m.status === 'queued' || m.status === 'sending' ? m.due_at : undefined),
});

/** What a mail says. */
export type ComposedMail = Pick<Mail, 'subject' | 'html' | 'text'>;

type NewMail = Pick<
  Mail,
  | 'id'
  | 'user_id'
  | 'trip_id'
  | 'itinerary_id'
  | 'about'
  | 'to'
  | 'reply_to'
  | 'from_name'
  | 'subject'
  | 'html'
  | 'text'
>;
/** A mail as it is put into the outbox, to leave at once. */
export const newMail = (mail: NewMail, company_id: string, now: string): Mail => ({
  ...mail,
  ...{ company_id, status: 'queued', attempts: 0, due_at: now, created_at: now, version: 1 },
});

/** Puts a mail into the outbox of a company, with the change that causes it. */
export const queueMail = (db: Writes, { newId, now }: Omit<Deps, 'table'>, mail: Omit<NewMail, 'id'>): Write =>
  db.insert(Mails, newMail({ ...mail, id: newId('mail') }, db.company, now()));
