import type * as z from 'zod';
import type { CompanyId } from '../kernel/ids';
import type { Table } from '../store/client';
import type { Events } from '../store/commit';
import { listPartition } from '../store/read';
import { LiveEvent } from './live-event';
import type { Sockets } from './live-sockets';
import { notifyUsers } from './notify-users';
import { ChannelSockets } from './presence.records';
import { leaveChannel } from './sockets.records';

export type StoredEvent = z.infer<typeof Events.schema>;

/** One message per channel of an event; who is to be notified is nobody else's business and stays behind. */
export const toLiveEvents = (event: StoredEvent): LiveEvent[] =>
  event.channels.map((channel) => {
    const { channels: _c, notify: _n, company_id: _id, link: _l, ...rest } = event;
    return LiveEvent.parse({ ...rest, channel });
  });

const socketsIn = async (table: Table, company: CompanyId, channel: string) => {
  const found = [];
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const page = await listPartition(table, company, ChannelSockets, { partition: ['CHANNEL', channel] }, { cursor });
    found.push(...page.items);
    cursor = page.cursor;
  }
  return found;
};

/** Tells every socket in the event's channels, each once; sockets that are gone are forgotten. A `logout` closes what it reaches. */
const tellSockets = async (table: Table, sockets: Sockets, event: StoredEvent) => {
  const company_id = event.company_id as CompanyId;
  const told = new Set<string>();
  for (const live of toLiveEvents(event)) {
    const open = (await socketsIn(table, company_id, live.channel)).filter((s) => !told.has(s.connection_id));
    for (const s of open) told.add(s.connection_id);
    await Promise.all(
      open.map(async (socket) => {
        const there = await sockets.send(socket.connection_id, { type: 'event', event: live });
        if (there && event.kind === 'logout') await sockets.close(socket.connection_id);
        if (!there) await leaveChannel(table, { connection_id: socket.connection_id, company_id }, live.channel);
      }),
    );
  }
};

/** Delivers one event of the outbox. Safe to repeat. */
export const deliverEvent = async (table: Table, sockets: Sockets, event: StoredEvent) => {
  await notifyUsers(table, event);
  await tellSockets(table, sockets, event);
};
