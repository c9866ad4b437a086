import type { CompanyId, UserId } from '../kernel/ids';
import type { Table } from '../store/client';
import { readPartition } from '../store/read';
import { Notifications, SeenMarks } from './notification.records';

const SHOWN = 50;

/** What stands behind a user's bell: the newest first, each read or not, and how many are not. */
export const readBell = async (table: Table, company: CompanyId, user: UserId) => {
  const found = await readPartition(
    table,
    company,
    ['BELL', user],
    { notifications: Notifications, marks: SeenMarks },
    { newestFirst: true, limit: SHOWN + 1 },
  );
  const seen = found.marks[0]?.seen_id ?? '';
  const notifications = found.notifications
    .slice(0, SHOWN)
    .map(({ user_id: _, ...n }) => ({ ...n, read: n.id <= seen }));
  return { notifications, unread: notifications.filter((n) => !n.read).length };
};
