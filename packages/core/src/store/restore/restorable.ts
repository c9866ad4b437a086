import type { Item } from '../record';

/**
 * Kinds that are never copied back. The outbox would tell everyone again, an answer would replay what is no longer true, sockets and
 * leases are of a moment that is over; counters are counted afresh, and numbers that were given out stay given out.
 */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  'event',
  'answer',
  'answer_count',
  'ended_session',
  'presence',
  'joined_channel',
  'channel_socket',
  'trip_presence',
  'mail_count',
  'code_guard',
  'turn',
  'job_lease',
  'upkeep',
  'list_head',
  'list_share',
  'serial',
  'number_series',
]);

const NEVER_LEFT: ReadonlySet<unknown> = new Set(['queued', 'sending']);
/** A mail of the past must not leave now: a person sends it again where it is still wanted. */
const withoutSending = (item: Item): Item => {
  if (item.type !== 'mail' || !NEVER_LEFT.has(item.status)) return item;
  const { due_pk: _pk, due_sk: _sk, ...mail } = item;
  return { ...mail, status: 'failed', last_error: 'Restored' } as Item;
};

const expired = ({ ttl }: Item, now: string): boolean => typeof ttl === 'number' && ttl * 1000 <= Date.parse(now);

/**
 * An item of the backup as it may be written back at `now`; undefined for one that may not: what is never copied, what has been forgotten
 * by its time since, and a pointer to a socket.
 */
export const restorable = (item: Item, now: string): Item | undefined =>
  LEFT_ALONE.has(item.type) || item.pk.startsWith('P#SOCKET#') || expired(item, now) ? undefined : withoutSending(item);
