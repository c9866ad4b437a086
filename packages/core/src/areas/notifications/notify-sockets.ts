import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { type TenantDb, tenantDb } from '../../store/tenant-db';
import { type Announcement, findSubject, LiveEvent, type Sockets } from '../live/public';
import { getChannelTenant } from './channels';
import { eventFor, isReadByAll } from './event-rights';
import { ChannelSockets } from './presence.records';
import { type Rights, rightsReader } from './rights-reader';
import { leaveChannel } from './sockets.records';

/** One message per channel of an event; who is to be notified is nobody else's business and stays behind. */
export const toLiveEvents = (event: Announcement): LiveEvent[] =>
  event.channels.map((channel) => {
    const { channels: _c, notify: _n, company_id: _id, link: _l, client_id: _cl, ...rest } = event;
    return LiveEvent.parse({ ...rest, channel });
  });

/** As many sockets as are told at the same time. */
const AT_ONCE = 200;
/** The sockets in a channel, page by page. */
async function* socketsIn(db: TenantDb, channel: string) {
  const at = { partition: ['CHANNEL', channel] };
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const page = await tenantDb(db.table, getChannelTenant(channel, db.company)).listPartition(ChannelSockets, at, {
      cursor,
      limit: AT_ONCE,
    });
    yield page.items;
    cursor = page.cursor;
  }
}

/** An event as somebody hears it; nothing of a trip or a client that they do not see. */
const eventForHolder = async (
  rights: Rights | undefined,
  live: LiveEvent,
  subject: string | undefined,
): Promise<LiveEvent | undefined> =>
  subject === undefined || (await rights?.sees(subject)) ? eventFor(rights?.held, live) : undefined;

/**
 * Tells every socket in the event's channels, each once; sockets that are gone are forgotten, and one that cannot be told keeps none of the
 * others waiting. What a receiver may read is decided now, not when their socket opened. A `logout` closes what it reaches. Answers how
 * many sockets there were, and why some could not be told.
 */
export const notifySockets = async (table: Table, sockets: Sockets, event: Announcement) => {
  const company_id = event.company_id as CompanyId;
  const subject = findSubject(event);
  const told = new Set<string>();
  const failures: unknown[] = [];
  const readRights = rightsReader(tenantDb(table, company_id));
  const tell = async (connection_id: string, live: LiveEvent) => {
    const there = await sockets.send(connection_id, { type: 'event', event: live });
    if (there && event.kind === 'logout') await sockets.close(connection_id);
    if (!there) await leaveChannel(table, { connection_id, company_id }, live.channel);
  };
  for (const live of toLiveEvents(event)) {
    for await (const page of socketsIn(tenantDb(table, company_id), live.channel)) {
      const open = page.filter(({ connection_id }) => !told.has(connection_id));
      for (const { connection_id } of open) told.add(connection_id);
      const isForAll = subject === undefined && isReadByAll(live);
      const rights = isForAll ? undefined : await readRights(open.map(({ user_id }) => user_id));
      const receivers = open.map(async ({ connection_id, user_id }) => {
        const heard = rights ? await eventForHolder(rights.get(user_id), live, subject) : live;
        if (heard) await tell(connection_id, heard);
      });
      for (const outcome of await Promise.allSettled(receivers))
        if (outcome.status === 'rejected') failures.push(outcome.reason);
    }
  }
  return { sockets: told.size, failures };
};
