import { onAnnouncements, type ReadAnnouncement, type Subscriber } from '../live/public';
import { notifySockets } from './notify-sockets';
import { notifyUsers } from './notify-users';
import { recheckChannels } from './recheck-channels';

/**
 * What hears everything that happens: `rights` (sockets leave what they may no longer see), `bell` (the notification and its mail) and `live`
 * (open pages), in this order, because a page that hears of a notification finds it behind the bell already.
 */
export const notificationSubscribers = (read: ReadAnnouncement): readonly Subscriber[] => [
  onAnnouncements('rights', read, ({ table }, event) => recheckChannels(table, event)),
  onAnnouncements('bell', read, ({ table }, event) => notifyUsers(table, event)),
  onAnnouncements('live', read, async ({ table, sockets }, event) => {
    const { failures } = await notifySockets(table, sockets, event);
    if (failures.length > 0) throw failures[0];
  }),
];
