import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import type { Told } from '../../store/history';
import { tenantDb } from '../../store/tenant-db';
import type { Sockets, SubscriberTools } from '../live/public';
import type { PresenceMessage } from './presence';
import { TripPresences } from './presence.records';
import { PRESENCE_SECONDS } from './presence-times';
import { leaveChannel } from './sockets.records';

type Channel = { company: CompanyId; channel: string; now: string };

/**
 * Tells everybody on a trip who is there now. Whoever has been silent for too long is not counted, and a socket that turns out to be gone
 * leaves, of which the others are told in turn.
 */
const notifyPresence = async (table: Table, sockets: Sockets, { company, channel, now }: Channel) => {
  const { here } = await tenantDb(table, company).readPartition(
    ['HERE', channel],
    { here: TripPresences },
    { consistent: true },
  );
  const oldest = Date.parse(now) - PRESENCE_SECONDS.silence * 1000;
  const fresh = here.filter(({ at }) => Date.parse(at) >= oldest);
  const message: PresenceMessage = {
    type: 'presence',
    channel,
    people: fresh.map(({ user_id, name, open }) => ({ user_id, name, open })),
  };
  await Promise.all(
    fresh.map(async ({ connection_id, company_id }) => {
      const there = await sockets.send(connection_id, message);
      if (!there) await leaveChannel(table, { connection_id, company_id }, channel);
    }),
  );
};

/** Tells everybody on the trips on which somebody has come, gone or opened something, each trip once. */
export const notifyPresences = async ({ table, sockets, now }: SubscriberTools, stirred: readonly Told[]) => {
  const channels = new Map(
    stirred.flatMap(({ company, images }) => {
      const last = images.findLast((image) => image !== undefined);
      const { channel } = TripPresences.schema.parse(last);
      return [[`${company} ${channel}`, { company, channel }] as const];
    }),
  );
  for (const one of channels.values()) await notifyPresence(table, sockets, { ...one, now: now() });
};
