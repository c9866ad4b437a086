import type { NewId } from '../../base/ids';
import { Events } from '../../store/commit';
import type { Write, Writes } from '../../store/write';
import { getMailCause, type Mail, Mails } from './mail';

const NAMES = { reminder: 'The reminder mail', 'itinerary link': "The mail with the itinerary's link" } as const;
const KINDS = { reminder: 'reminder_update', 'itinerary link': 'trip_data_updated' } as const;
const isSentAgain = (about: Mail['about']): about is keyof typeof NAMES => about in NAMES;
const ENDS = { unsure: 'may not have left', failed: 'did not leave' } as const;

/** Mails that are sent again from a list of their own. */
const LISTED = {
  invitation: {
    name: 'The invitation',
    body: 'Send it again from the list of invitations.',
    link: '/myaccount/users?tab=invitations',
  },
  'agency ask': {
    name: 'The question',
    body: 'Ask again from the list of sub-agencies.',
    link: '/myaccount/users?tab=sub-agencies',
  },
} as const;
const isListed = (about: Mail['about']): about is keyof typeof LISTED => about in LISTED;

/**
 * A mail that is not sent any further by itself, and the notification of its sender: one transaction under the mail's version, so
 * the sender is told once however many jobs look. Fields of `mail` that differ from the stored ones are kept with it. A mail that only
 * says what stands behind the bell is not told of: what it said stands there.
 */
export const mailTrouble = (
  w: Writes,
  mail: Mail,
  status: keyof typeof ENDS,
  { newId, now }: { newId: NewId; now: string },
): Write[] => {
  const ended = w.change(Mails, { ...mail, last_error: undefined }, { ...mail, status });
  const { trip_id, about } = mail;
  if (isListed(about)) {
    const { name, body, link } = LISTED[about];
    const told = {
      id: newId('event'),
      company_id: mail.company_id,
      kind: 'settings_updated' as const,
      channels: [`user.${mail.user_id}`],
      notify: [mail.user_id],
      title: `${name} to ${mail.to.join(', ')} ${ENDS[status]}`,
      body,
      link,
      entity_id: mail.id,
      created_at: now,
    };
    return [ended, w.insert(Events, told)];
  }
  if (!trip_id || !isSentAgain(about)) return [ended];
  return [
    ended,
    w.insert(Events, {
      id: newId('event'),
      company_id: mail.company_id,
      kind: KINDS[about],
      channels: [`trip.${trip_id}`, `user.${mail.user_id}`],
      notify: [mail.user_id],
      title: `${NAMES[about]} to ${mail.to.join(', ')} ${ENDS[status]}`,
      body: mail.subject,
      link: `/trips/${trip_id}/planner?send_again=${getMailCause(mail)}`,
      entity_id: mail.id,
      trip_id,
      created_at: now,
    }),
  ];
};
