import type { ReminderId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { type BounceWrites, getMailCause, type Mail } from '../../messaging/public';
import type { Bounce } from '../../messaging/public-schemas';
import { ShareActivities } from '../itinerary/itinerary.records';
import { Reminders } from './reminder.records';

/** What the list of a trip's links shows of the mail that took one to the client. */
const linkBounces = async (db: TenantDb, mail: Mail, [bounce]: readonly Bounce[]): Promise<Write[]> => {
  const { trip_id, itinerary_id } = mail;
  if (!bounce || mail.about !== 'itinerary link' || !trip_id || !itinerary_id) return [];
  const key = { trip_id, share_id: getMailCause(mail) };
  const before = await db.get(ShareActivities, key, true);
  const bounced = bounce.reason;
  return [
    before
      ? db.change(ShareActivities, before, { ...before, bounced })
      : db.insert(ShareActivities, { ...key, itinerary_id, views: 0, answers: [], bounced }),
  ];
};

/** Notes with a reminder whom its mail did not reach, so that its line on the trip does not say "Sent" alone. */
const reminderBounces = async (db: TenantDb, mail: Mail, bounces: readonly Bounce[]): Promise<Write[]> => {
  if (mail.about !== 'reminder' || !mail.trip_id || bounces.length === 0) return [];
  const key = { trip_id: mail.trip_id, id: getMailCause(mail) as ReminderId };
  const before = await db.get(Reminders, key, true);
  return before ? [db.change(Reminders, before, { ...before, bounces: [...(before.bounces ?? []), ...bounces] })] : [];
};

/** What a trip keeps of a mail of its own that came back: its reminder or its link says whom it did not reach. */
export const tripBounceWrites: BounceWrites = async (db, mail, bounces) => [
  ...(await linkBounces(db, mail, bounces)),
  ...(await reminderBounces(db, mail, bounces)),
];
