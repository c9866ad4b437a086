import * as z from 'zod';
import { PEOPLE } from '../../access/people.records';
import { epochSeconds } from '../../base/epoch-seconds';
import { CompanyId } from '../../base/ids';
import { Instant } from '../../base/values';
import { record } from '../../store/record';
import { OpenThing } from './presence';

const SOCKET_HOURS = 3;

/** How many open sockets a user has; above zero they are online. It lies with the users, so their list is one read. */
export const Presences = record({
  name: 'presence',
  schema: z.object({ user_id: z.string(), sockets: z.int(), at: Instant }),
  key: ['user_id'],
  partition: () => PEOPLE,
  sort: (k) => ['PRESENCE', k.user_id],
});

/** Which channels a socket has joined, so that it leaves them all when it closes. */
export const JoinedChannels = record({
  name: 'joined_channel',
  schema: z.object({ connection_id: z.string(), channel: z.string(), at: Instant }),
  key: ['connection_id', 'channel'],
  partition: (k) => ['SOCKET', k.connection_id],
  sort: (k) => [k.channel],
  expires: (s) => epochSeconds(s.at) + SOCKET_HOURS * 3600,
});

/** A socket in a channel. Sockets die without a word now and then: these are forgotten by themselves. */
export const ChannelSockets = record({
  name: 'channel_socket',
  schema: z.object({ channel: z.string(), connection_id: z.string(), user_id: z.string(), at: Instant }),
  key: ['channel', 'connection_id'],
  partition: (k) => ['CHANNEL', k.channel],
  sort: (k) => [k.connection_id],
  expires: (s) => epochSeconds(s.at) + SOCKET_HOURS * 3600,
});

/**
 * Somebody on a trip, one for each open page: who it is, and what they have open there. It says no more of a person than their name. A page
 * says that it is still there (`at`); one that no longer does is forgotten.
 */
export const TripPresences = record({
  name: 'trip_presence',
  schema: z.object({
    company_id: CompanyId,
    channel: z.string(),
    connection_id: z.string(),
    user_id: z.string(),
    name: z.string(),
    open: OpenThing.optional(),
    at: Instant,
  }),
  key: ['channel', 'connection_id'],
  partition: (k) => ['HERE', k.channel],
  sort: (k) => [k.connection_id],
  expires: (s) => epochSeconds(s.at) + SOCKET_HOURS * 3600,
});
