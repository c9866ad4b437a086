import { type AnnouncementContent, type Announcer, announce, type Fact, type NotificationKind } from '../live/public';
import { BOUNCE_WORDS } from './bounce';
import { getMailCause } from './mail';
import { mailBounced, mailFailed, mailSuppressed, mailUnsure } from './mail.events';

type MailFact = Fact<typeof mailFailed>;

/** Each kind of mail: what it is called, the kind of notification, what to do when it did not leave or came back, and the list it stands in. */
type Words = { kind: NotificationKind; name: string; bounced: string; list?: { body: string; link: string } };
const WORDS: Readonly<Record<MailFact['about'], Words>> = {
  reminder: {
    kind: 'reminder_update',
    name: 'The reminder email',
    bounced: 'Ask for another email address and set the reminder again.',
  },
  'itinerary link': {
    kind: 'trip_data_updated',
    name: 'The email with the itinerary link',
    bounced: 'Ask for another email address, or send the link another way.',
  },
  invitation: {
    kind: 'settings_updated',
    name: 'The invitation',
    bounced: 'Check the email address and invite them again.',
    list: { body: 'Send it again from the list of invitations.', link: '/myaccount/users?tab=invitations' },
  },
  'agency ask': {
    kind: 'settings_updated',
    name: 'The access request',
    bounced: 'Check the email address and send a new request.',
    list: { body: 'Send it again from the list of sub-agencies.', link: '/myaccount/users?tab=sub-agencies' },
  },
  'form link': {
    kind: 'received_form',
    name: 'The email with the form',
    bounced: 'Ask for another email address, or send the link another way.',
    list: { body: 'Share the form again to send a new link.', link: '/forms/traveler_request' },
  },
  'invoice link': {
    kind: 'invoice_added_or_updated',
    name: 'The email with the invoice',
    bounced: 'Ask for another email address, or send the link another way.',
    list: { body: 'Open the invoice and send it again.', link: '/invoices' },
  },
  'payment reminder': {
    kind: 'invoice_added_or_updated',
    name: 'The payment reminder',
    bounced: 'Ask for another email address, and send the invoice there. Reminders follow it.',
    list: { body: 'Open the invoice to remind them again.', link: '/invoices' },
  },
};
const sendAgain = (mail: MailFact) => `/trips/${mail.trip_id}/planner?send_again=${getMailCause(mail)}`;

/** The sender is told; so is whoever is on its trip. */
const toSender = (mail: MailFact) => ({
  kind: WORDS[mail.about].kind,
  channels: [...(mail.trip_id ? [`trip.${mail.trip_id}`] : []), `user.${mail.user_id}`],
  notify: [mail.user_id],
  entity_id: mail.id,
  ...(mail.trip_id && { trip_id: mail.trip_id }),
});
const notSent = (mail: MailFact, ends: string): AnnouncementContent => ({
  ...toSender(mail),
  title: `${WORDS[mail.about].name} to ${mail.to.join(', ')} ${ends}`,
  ...(WORDS[mail.about].list ?? { body: mail.subject, link: sendAgain(mail) }),
});

export const mailAnnouncers: readonly Announcer[] = [
  announce(mailUnsure, (f) => notSent(f, 'may not have been sent')),
  announce(mailFailed, (f) => notSent(f, 'wasn’t sent')),
  announce(mailBounced, (f) => ({
    ...toSender(f),
    title: `${f.bounces.map(({ email }) => email).join(', ')}: ${BOUNCE_WORDS[f.bounces[0].reason]}`,
    body: WORDS[f.about].bounced,
    link:
      WORDS[f.about].list?.link ??
      (f.itinerary_id ? `/trips/${f.trip_id}/ti/${f.itinerary_id}` : `/trips/${f.trip_id}`),
  })),
  announce(mailSuppressed, (f) => ({
    ...toSender(f),
    title: `The reminder was not sent to ${f.addresses.join(', ')}`,
    body: `An earlier email to this address bounced. ${f.about === 'payment reminder' ? WORDS[f.about].bounced : 'Ask for another one, then set the reminder again.'}`,
    link: WORDS[f.about].list?.link ?? (f.addresses.length === f.to.length ? sendAgain(f) : `/trips/${f.trip_id}`),
  })),
];
