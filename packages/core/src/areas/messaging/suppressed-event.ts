import type { NewId } from '../../base/ids';
import { Events } from '../../store/commit';
import type { Write, Writes } from '../../store/write';
import { getMailCause, type Mail } from './mail';

/** What the sender of a reminder hears when it went to some of its addresses only, or to none. Mails about news of the bell are not told of. */
export const suppressedEvent = (
  w: Writes,
  mail: Mail,
  addresses: readonly string[],
  { newId, now }: { newId: NewId; now: string },
): Write[] => {
  const { trip_id, user_id } = mail;
  if (mail.about !== 'reminder' || !trip_id || addresses.length === 0) return [];
  const none = addresses.length === mail.to.length;
  return [
    w.insert(Events, {
      id: newId('event'),
      company_id: w.company,
      kind: 'reminder_update',
      channels: [`trip.${trip_id}`, `user.${user_id}`],
      notify: [user_id],
      title: `The reminder was not sent to ${addresses.join(', ')}`,
      body: 'An earlier email to this address came back. Ask for another one, then set the reminder again.',
      link: none ? `/trips/${trip_id}/planner?send_again=${getMailCause(mail)}` : `/trips/${trip_id}`,
      entity_id: mail.id,
      trip_id,
      created_at: now,
    }),
  ];
};
