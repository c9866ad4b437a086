import type { ReminderId, TripId } from '../kernel/ids';
import type { Table } from '../store/client';
import { getRecord } from '../store/read';
import type { Write, Writes } from '../store/write';
import type { Bounce } from './bounce';
import { causeOf, type Mail } from './mail';
import { Reminders } from './reminder.records';

/** Notes with a reminder whom its mail did not reach, so that its line on the trip does not say "Sent" alone. */
export const reminderBounces = async (
  table: Table,
  w: Writes,
  mail: Mail,
  bounces: readonly Bounce[],
): Promise<Write[]> => {
  if (mail.about !== 'reminder' || !mail.trip_id || bounces.length === 0) return [];
  const key = { trip_id: mail.trip_id as TripId, id: causeOf(mail) as ReminderId };
  const before = await getRecord(table, w.company, Reminders, key, true);
  return before ? [w.change(Reminders, before, { ...before, bounces: [...(before.bounces ?? []), ...bounces] })] : [];
};
