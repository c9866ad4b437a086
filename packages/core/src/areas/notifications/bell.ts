import type { UserId } from '../../base/ids';
import { fullPage } from '../../store/full-page';
import type { ValueOf } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { getNotificationsPartition, Notifications, SeenMarks, SeenTours } from './notification.records';
import { isRead, type Marks, NOTHING_SEEN } from './seen-marks';

const SHOWN = 50;
/** What lies with the notifications and is none. */
const BESIDE = 2;

const shownAs =
  (marks: Marks) =>
  ({ user_id: _u, silent: _s, ...n }: ValueOf<typeof Notifications>) => ({
    ...n,
    read: isRead(marks, n.id),
  });

/** What stands behind a user's bell: the newest first, each read or not, and how many are not; and which tours they have seen. */
export const readBell = async (db: TenantDb, user: UserId) => {
  const found = await db.readPartition(
    getNotificationsPartition(user),
    { notifications: Notifications, marks: SeenMarks, tours: SeenTours },
    { newestFirst: true, limit: SHOWN + BESIDE },
  );
  const marks = found.marks[0] ?? NOTHING_SEEN;
  const notifications = found.notifications
    .filter(({ silent }) => !silent)
    .slice(0, SHOWN)
    .map(shownAs(marks));
  const unread = notifications.filter((n) => !n.read).length;
  return { notifications, unread, tours_seen: found.tours[0]?.tours ?? [] };
};

type Asked = { size: number; cursor?: string | undefined; kind?: string | undefined; unread?: boolean | undefined };
/** A page of a user's notifications, the newest first: all, those of a kind, those that are not read. */
export const readNotifications = async (
  db: TenantDb,
  user: UserId,
  marks: Marks,
  { size, cursor: from, kind, unread }: Asked,
) => {
  const at = { partition: getNotificationsPartition(user), prefix: 'N#' };
  const { items, cursor } = await fullPage({
    size,
    cursor: from,
    next: (cursor) => db.listPartition(Notifications, at, { cursor, limit: size, newestFirst: true }),
    matches: (n) => !n.silent && (!kind || n.kind === kind) && (!unread || !isRead(marks, n.id)),
  });
  return { notifications: items.map(shownAs(marks)), cursor };
};
