import * as z from 'zod';
import { CompanyId, MailId } from '../../base/ids';
import type { BounceReason } from './bounce';
import { addressIn } from './mail-sender';

const Recipient = z
  .object({ emailAddress: z.string(), status: z.string().optional() })
  .transform(({ emailAddress, status }) => ({
    email: addressIn(emailAddress).toLowerCase(),
    status,
  }));
/** The tags that a mail of the outbox leaves with; others, such as codes, have none. */
const Tags = z.object({ mail: z.tuple([MailId]), company: z.tuple([CompanyId]) });
/** The service adds the configuration set that the mail was sent under. */
const Sent = z.object({ tags: z.looseObject({ 'ses:configuration-set': z.tuple([z.string()]) }) });

/** What the mail service publishes of a mail, as far as it is read here. Source: SES, event publishing. */
const Published = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: Sent,
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bounceSubType: z.string(),
      bouncedRecipients: z.array(Recipient),
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: Sent,
    complaint: z.object({ complainedRecipients: z.array(Recipient) }),
  }),
]);

/** Recipients whom a mail of the outbox did not reach for good, or who complained. */
export type MailFeedback = {
  company: CompanyId;
  mail: MailId;
  recipients: readonly { email: string; reason: BounceReason }[];
};

/** Address status codes (RFC 3463): the mailbox or its domain is not known. */
const UNKNOWN_MAILBOX = /^5\.1\.(1|2|3|10)$/;

/**
 * What an event says about a mail of ours; undefined where it says nothing to keep: a mail that has no tags, or one that came back for
 * now (a full mailbox, an absence). Throws at anything that is no such event, or is one of another configuration set than `set`.
 */
export const readFeedback = (event: unknown, set: string): MailFeedback | undefined => {
  const published = Published.parse(event);
  if (published.mail.tags['ses:configuration-set'][0] !== set)
    throw new Error('An event of another configuration set was refused.');
  const tags = Tags.safeParse(published.mail.tags);
  if (!tags.success) return undefined;
  const about = { company: tags.data.company[0], mail: tags.data.mail[0] };
  if (published.eventType === 'Complaint') {
    const { complainedRecipients } = published.complaint;
    return { ...about, recipients: complainedRecipients.map(({ email }) => ({ email, reason: 'complaint' })) };
  }
  const { bounceType, bounceSubType, bouncedRecipients } = published.bounce;
  if (bounceType !== 'Permanent') return undefined;
  const reasonOf = (status: string | undefined): BounceReason =>
    bounceSubType === 'NoEmail' || (status && UNKNOWN_MAILBOX.test(status)) ? 'no_mailbox' : 'refused';
  return { ...about, recipients: bouncedRecipients.map(({ email, status }) => ({ email, reason: reasonOf(status) })) };
};
