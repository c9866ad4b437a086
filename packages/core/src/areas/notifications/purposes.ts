import type { Table } from '../../store/client';
import type { Announcement } from '../live/public';
import type { Sockets } from './live-sockets';
import { notifySockets } from './notify-sockets';
import { notifyUsers } from './notify-users';
import { recheckChannels } from './recheck-channels';

/** What events are for, in the order they are served: a page that hears of a notification finds it behind the bell already. */
export const PURPOSES = ['rights', 'bell', 'live'] as const;
export type Purpose = (typeof PURPOSES)[number];

export type PurposeTools = { table: Table; sockets: Sockets };

/** How each purpose is served. Safe to repeat; throws when it is to be tried again. */
export const SERVE: Readonly<Record<Purpose, (tools: PurposeTools, event: Announcement) => Promise<void>>> = {
  rights: ({ table }, event) => recheckChannels(table, event),
  bell: ({ table }, event) => notifyUsers(table, event),
  live: async ({ table, sockets }, event) => {
    const { failures } = await notifySockets(table, sockets, event);
    if (failures.length > 0) throw failures[0];
  },
};
