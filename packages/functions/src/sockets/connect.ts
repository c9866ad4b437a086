import { readActor } from '@wayline/core/access/actor-cache';
import { ownChannels } from '@wayline/core/areas/notifications/channels';
import { openSocket } from '@wayline/core/areas/notifications/sockets.records';
import { baseDeps } from '../kernel/deps';
import { KeysUnavailable, verifyAccessToken } from '../kernel/verify-token';
import type { SocketAnswer, SocketEvent } from './socket-event';

const PROTOCOL = 'wayline';

/** The token comes as the second subprotocol: unlike an address, it is kept out of logs and histories. */
const tokenIn = (event: SocketEvent) => {
  const header = event.headers?.['sec-websocket-protocol'] ?? event.headers?.['Sec-WebSocket-Protocol'] ?? '';
  const [protocol, token] = header.split(',').map((p) => p.trim());
  return protocol === PROTOCOL ? token : undefined;
};

/** Opens a socket. It lives for hours, so who opens it is read now, and not taken from what this container knows of the last half minute. */
const connect = async (event: SocketEvent): Promise<SocketAnswer> => {
  const deps = baseDeps();
  const token = tokenIn(event);
  const claims = token ? await verifyAccessToken(token) : undefined;
  const actor = claims && (await readActor(claims, deps));
  if (!claims || !actor) return { statusCode: 401 };
  const { company_id, user_id } = actor;
  const { session, signed_in_at } = claims;
  const socket = { connection_id: event.requestContext.connectionId, company_id, user_id, session, signed_in_at };
  await openSocket(deps.table, socket, ownChannels(actor, session), deps.now());
  return { statusCode: 200, headers: { 'Sec-WebSocket-Protocol': PROTOCOL } };
};

export const handler = async (event: SocketEvent): Promise<SocketAnswer> => {
  try {
    return await connect(event);
  } catch (error) {
    // The page connects again by itself; nobody is signed out for keys that could not be fetched.
    if (error instanceof KeysUnavailable) return { statusCode: 503 };
    throw error;
  }
};
