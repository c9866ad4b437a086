import type { ReminderId, TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { tenantDb } from '../../../store/tenant-db';
import type { Write, Writes } from '../../../store/write';
import { type Bounce, getMailCause, type Mail } from '../../messaging/public';
import { Reminders } from './reminder.records';

/** Notes with a reminder whom its mail did not reach, so that its line on the trip does not say "Sent" alone. */
export const reminderBounces = async (
  table: Table,
  w: Writes,
  mail: Mail,
  bounces: readonly Bounce[],
): Promise<Write[]> => {
  if (mail.about !== 'reminder' || !mail.trip_id || bounces.length === 0) return [];
  const key = { trip_id: mail.trip_id as TripId, id: getMailCause(mail) as ReminderId };
  const before = await tenantDb(table, w.company).get(Reminders, key, true);
  return before ? [w.change(Reminders, before, { ...before, bounces: [...(before.bounces ?? []), ...bounces] })] : [];
};
