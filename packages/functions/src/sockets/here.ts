import { findSocket, stayHere } from '@wayline/core/areas/notifications/sockets.records';
import { baseDeps } from '../kernel/deps';
import { ACCEPTED, channelIn, openIn, REFUSED, type SocketAnswer, type SocketEvent } from './socket-event';

/** Says what its sender has open on a trip they have joined. */
export const handler = async (event: SocketEvent): Promise<SocketAnswer> => {
  const { table, now } = baseDeps();
  const channel = channelIn(event);
  const socket = await findSocket(table, event.requestContext.connectionId);
  if (!channel || !socket) return REFUSED;
  const stayed = await stayHere(table, socket, channel, openIn(event), now());
  return stayed.ok ? ACCEPTED : REFUSED;
};
