import * as z from 'zod';
import { PEOPLE } from '../identity/people.records';
import { Instant } from '../kernel/values';
import { record } from '../store/record';

const SOCKET_HOURS = 3;

/** How many open sockets a user has; above zero they are online. It lies with the users, so their list is one read. */
export const Presences = record({
  name: 'presence',
  schema: z.object({ user_id: z.string(), sockets: z.int(), at: Instant }),
  key: ['user_id'],
  partition: () => PEOPLE,
  sort: (k) => ['PRESENCE', k.user_id],
});

/** A socket in a channel. Sockets die without a word now and then: these are forgotten by themselves. */
export const ChannelSockets = record({
  name: 'channel_socket',
  schema: z.object({ channel: z.string(), connection_id: z.string(), user_id: z.string(), at: Instant }),
  key: ['channel', 'connection_id'],
  partition: (k) => ['CHANNEL', k.channel],
  sort: (k) => [k.connection_id],
  expires: (s) => Math.floor(Date.parse(s.at) / 1000) + SOCKET_HOURS * 3600,
});
