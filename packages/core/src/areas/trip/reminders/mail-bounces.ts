import type { TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { tenantDb } from '../../../store/tenant-db';
import type { Write, Writes } from '../../../store/write';
import { type Bounce, type BounceWrites, getMailCause, type Mail } from '../../messaging/public';
import { ShareActivities } from '../itinerary/itinerary.records';
import { reminderBounces } from './reminder-bounces';

/** What the list of a trip's links shows of the mail that took one to the client. */
const linkBounces = async (table: Table, w: Writes, mail: Mail, [bounce]: readonly Bounce[]): Promise<Write[]> => {
  const { trip_id, itinerary_id } = mail;
  if (!bounce || mail.about !== 'itinerary link' || !trip_id || !itinerary_id) return [];
  const key = { trip_id: trip_id as TripId, share_id: getMailCause(mail) };
  const before = await tenantDb(table, w.company).get(ShareActivities, key, true);
  const bounced = bounce.reason;
  return [
    before
      ? w.change(ShareActivities, before, { ...before, bounced })
      : w.insert(ShareActivities, { ...key, itinerary_id, views: 0, answers: [], bounced, version: 1 }),
  ];
};

/** What a trip keeps of a mail of its own that came back: its reminder or its link says whom it did not reach. */
export const tripBounceWrites: BounceWrites = async (table, w, mail, bounces) => [
  ...(await linkBounces(table, w, mail, bounces)),
  ...(await reminderBounces(table, w, mail, bounces)),
];
