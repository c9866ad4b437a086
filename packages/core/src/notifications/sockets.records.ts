import type { CompanyId } from '../kernel/ids';
import type { Table } from '../store/client';
import { pointerKey } from '../store/keys';
import { follow } from '../store/pointer';
import { transact } from '../store/transact';
import { writesFor } from '../store/write';
import { ChannelSockets, Presences } from './presence.records';

export type Socket = { connection_id: string; company_id: CompanyId; user_id: string; session: string };

const socketPointer = (connection: string) => pointerKey('SOCKET', connection);

/** A socket opens: it joins its user's channels, and the user is online. */
export const openSocket = async (table: Table, socket: Socket, channels: readonly string[], now: string) => {
  const w = writesFor(table, socket.company_id);
  const { connection_id, company_id, user_id, session } = socket;
  await transact(table, [
    w.point(socketPointer(connection_id), { company_id, user_id, session }),
    ...channels.map((channel) => w.put(ChannelSockets, { channel, connection_id, user_id, at: now })),
    w.put(Presences, { user_id, sockets: 1, at: now }),
  ]);
};

/** Whose socket this is, or undefined. */
export const socketOf = async (table: Table, connection_id: string): Promise<Socket | undefined> => {
  const found = await follow(table, socketPointer(connection_id));
  return (
    found && {
      connection_id,
      company_id: found.company_id as CompanyId,
      user_id: String(found.user_id),
      session: String(found.session),
    }
  );
};

export const joinChannel = (table: Table, socket: Socket, channel: string, now: string) =>
  transact(table, [
    writesFor(table, socket.company_id).put(ChannelSockets, {
      channel,
      connection_id: socket.connection_id,
      user_id: socket.user_id,
      at: now,
    }),
  ]);

export const leaveChannel = (table: Table, socket: Socket, channel: string) =>
  transact(table, [
    writesFor(table, socket.company_id).remove(ChannelSockets, { channel, connection_id: socket.connection_id }),
  ]);

/** A socket closes. The user is offline when no other socket of theirs is left in their own channel. */
export const closeSocket = async (
  table: Table,
  socket: Socket,
  channels: readonly string[],
  stillOpen: boolean,
  now: string,
) => {
  const w = writesFor(table, socket.company_id);
  await transact(table, [
    w.unpoint(socketPointer(socket.connection_id)),
    ...(stillOpen ? [] : [w.put(Presences, { user_id: socket.user_id, sockets: 0, at: now })]),
  ]);
  for (const channel of channels) await leaveChannel(table, socket, channel);
};
