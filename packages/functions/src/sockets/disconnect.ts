import { DEPLOYMENTS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import { ChannelSockets } from '@wayline/core/areas/notifications/presence.records';
import { closeSocket, findSocket } from '@wayline/core/areas/notifications/sockets.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { baseDeps } from '../kernel/deps';
import { ACCEPTED, type SocketAnswer, type SocketEvent } from './socket-event';

/** Leaves the channels every socket has and those its page had joined; colleagues see that it has gone. */
export const handler = async (event: SocketEvent): Promise<SocketAnswer> => {
  const { table, now } = baseDeps();
  const socket = await findSocket(table, event.requestContext.connectionId);
  if (!socket) return ACCEPTED;
  const { user_id, session, company_id, connection_id } = socket;
  const own = [
    `user.${user_id}`,
    `session.${session}`,
    `company.${company_id}`,
    `messages.${user_id}`,
    DEPLOYMENTS_CHANNEL,
  ];
  const page = await tenantDb(table, company_id).listPartition(
    ChannelSockets,
    { partition: ['CHANNEL', `user.${user_id}`] },
    { limit: 10 },
  );
  await closeSocket(
    table,
    socket,
    own,
    page.items.some((s) => s.connection_id !== connection_id),
    now(),
  );
  return ACCEPTED;
};
