import { toActor } from '@wayline/core/access/actor';
import { Companies, EndedSessions, isSignedOut, Users } from '@wayline/core/access/people.records';
import { scopeTable } from '@wayline/core/access/scoped-table';
import { mayHear } from '@wayline/core/areas/notifications/channels';
import { findSocket, joinChannel } from '@wayline/core/areas/notifications/sockets.records';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { TripId } from '@wayline/core/base/ids';
import { getRecord } from '@wayline/core/store/read';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { baseDeps } from '../kernel/deps';
import { ACCEPTED, channelIn, openIn, REFUSED, type SocketAnswer, type SocketEvent } from './socket-event';

/** Joins a channel after an access check: the trip must be one of the user's company. Colleagues on it see who has come. */
export const handler = async (event: SocketEvent): Promise<SocketAnswer> => {
  const { table, now } = baseDeps();
  const channel = channelIn(event);
  const socket = await findSocket(table, event.requestContext.connectionId);
  if (!channel || !socket) return REFUSED;
  const trip = TripId.safeParse(channel.split('.')[1]);
  const [user, company, ended, found] = await tenantDb(table, socket.company_id).getMany([
    { def: Users, key: { id: socket.user_id } },
    { def: Companies, key: {} },
    { def: EndedSessions, key: { session: socket.session } },
    { def: Trips, key: { id: trip.success ? trip.data : 'none' } },
  ]);
  if (!user || !company || ended || (channel.startsWith('trip.') && !found)) return REFUSED;
  const actor = toActor(user, company, now());
  if (!actor.user.is_active || isSignedOut(actor.user, socket) || !mayHear(actor, socket.session, channel))
    return REFUSED;
  if (trip.success && !(await getRecord(scopeTable(table, actor, now()), socket.company_id, Trips, { id: trip.data })))
    return REFUSED;
  await joinChannel(table, socket, channel, now(), { name: actor.name, open: openIn(event) });
  return ACCEPTED;
};
