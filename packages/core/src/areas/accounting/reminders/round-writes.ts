import type { Company } from '../../../access/company';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { paymentReminders } from '../../settings/public';
import { nextHour } from './next-reminder';
import { ReminderRounds } from './payer-reminders.records';

/**
 * The steps by which what a company has set decides when its open invoices are gone through next: at its hour, or never. A round that is due
 * already stays so.
 */
export const reminderRoundWrites = async (
  db: TenantDb,
  { timezone }: Pick<Company, 'timezone'>,
  saved: Record<string, unknown>,
): Promise<Write[]> => {
  const { sends, time } = paymentReminders.schema.parse(saved);
  const before = await db.get(ReminderRounds, {}, true);
  if (!sends) return before ? [db.deleteIfUnchanged(ReminderRounds, before, ['version'])] : [];
  const now = db.table.now();
  const at = nextHour({ time, zone: timezone }, now);
  if (!before) return [db.insert(ReminderRounds, { at, version: 1 })];
  return before.at <= now ? [] : [db.change(ReminderRounds, before, { ...before, at })];
};
