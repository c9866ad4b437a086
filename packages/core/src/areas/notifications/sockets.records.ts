import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { lookupKey } from '../../store/keys';
import { findLookup } from '../../store/lookup';
import { tenantDb } from '../../store/tenant-db';
import { getChannelTenant, isVisited } from './channels';
import type { OpenThing } from './presence';
import { ChannelSockets, JoinedChannels, Presences, TripPresences } from './presence.records';

type Connection = { connection_id: string; company_id: CompanyId };
/** `signed_in_at`, in epoch seconds, is of the session it was opened in. */
export type Socket = Connection & { user_id: string; session: string; signed_in_at: number };

const socketPointer = (connection: string) => lookupKey('SOCKET', connection);

/** A socket opens: it joins its user's channels, and the user is online. */
export const openSocket = async (table: Table, socket: Socket, channels: readonly string[], now: string) => {
  const db = tenantDb(table, socket.company_id);
  const { connection_id, company_id, user_id, session, signed_in_at } = socket;
  await db.transact([
    db.putLookup(socketPointer(connection_id), { company_id, user_id, session, signed_in_at }),
    ...channels.map((channel) =>
      tenantDb(table, getChannelTenant(channel, company_id)).put(ChannelSockets, {
        channel,
        connection_id,
        user_id,
        at: now,
      }),
    ),
    db.put(Presences, { user_id, sockets: 1, at: now }),
  ]);
};

/** Whose socket this is, or undefined. Its first word may follow its opening at once, so what was just written must be seen. */
export const findSocket = async (table: Table, connection_id: string): Promise<Socket | undefined> => {
  const found = await findLookup(table, socketPointer(connection_id), true);
  return (
    found && {
      connection_id,
      company_id: found.company_id as CompanyId,
      user_id: String(found.user_id),
      session: String(found.session),
      // A socket of an earlier version says nothing of it; it closes by itself within two hours.
      signed_in_at: Number(found.signed_in_at ?? Number.POSITIVE_INFINITY),
    }
  );
};

/** A person on a trip, or at the list of bookings, joins its channel under their name, with what they have open; in no other is one seen. */
type Here = { name: string; open?: OpenThing | undefined };

export const joinChannel = (table: Table, socket: Socket, channel: string, now: string, here?: Here) => {
  const db = tenantDb(table, socket.company_id);
  const { connection_id, company_id, user_id } = socket;
  const home = tenantDb(table, getChannelTenant(channel, company_id));
  return db.transact([
    home.put(ChannelSockets, { channel, connection_id, user_id, at: now }),
    db.put(JoinedChannels, { channel, connection_id, at: now }),
    ...(here && isVisited(channel)
      ? [db.put(TripPresences, { ...here, company_id, channel, connection_id, user_id, at: now })]
      : []),
  ]);
};

/** Says what somebody has open on a trip, and so that they are there; refused when they never came. */
export const stayHere = (table: Table, socket: Socket, channel: string, open: OpenThing | undefined, at: string) => {
  const db = tenantDb(table, socket.company_id);
  const said = open ? { set: { at, open } } : { set: { at }, remove: ['open'] };
  return db.transact([db.updateIf(TripPresences, { channel, connection_id: socket.connection_id }, said)]);
};

/** A socket leaves a channel, and is no longer seen there. What is gone already stays gone. */
export const leaveChannel = async (table: Table, { company_id, connection_id }: Connection, channel: string) => {
  const db = tenantDb(table, company_id);
  const key = { channel, connection_id };
  const home = tenantDb(table, getChannelTenant(channel, company_id));
  const left = [home.remove(ChannelSockets, key), db.remove(JoinedChannels, key)];
  if (isVisited(channel)) left.push(db.remove(TripPresences, key));
  await Promise.all(left.map((write) => db.transact([write])));
};

/** The channels that a socket's page has joined. */
export const joinedBy = async (table: Table, { company_id, connection_id }: Connection) => {
  const kinds = { joined: JoinedChannels };
  const { joined } = await tenantDb(table, company_id).readPartition(['SOCKET', connection_id], kinds);
  return joined.map(({ channel }) => channel);
};

/** A socket closes: it leaves every channel. The user is offline when no other socket of theirs is left in their own channel. */
export const closeSocket = async (
  table: Table,
  socket: Socket,
  channels: readonly string[],
  stillOpen: boolean,
  now: string,
) => {
  const db = tenantDb(table, socket.company_id);
  await db.transact([
    db.deleteLookup(socketPointer(socket.connection_id)),
    ...(stillOpen ? [] : [db.put(Presences, { user_id: socket.user_id, sockets: 0, at: now })]),
  ]);
  const joined = await joinedBy(table, socket);
  for (const channel of new Set([...channels, ...joined])) await leaveChannel(table, socket, channel);
};
