import { findSocket, leaveChannel } from '@wayline/core/areas/notifications/sockets.records';
import { baseDeps } from '../kernel/deps';
import { ACCEPTED, channelIn, type SocketAnswer, type SocketEvent } from './socket-event';

export const handler = async (event: SocketEvent): Promise<SocketAnswer> => {
  const { table } = baseDeps();
  const channel = channelIn(event);
  const socket = await findSocket(table, event.requestContext.connectionId);
  if (channel && socket) await leaveChannel(table, socket, channel);
  return ACCEPTED;
};
