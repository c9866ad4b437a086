import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { tenantDb } from '../../store/tenant-db';
import type { Sockets } from './live-sockets';
import type { PresenceMessage } from './presence';
import { TripPresences } from './presence.records';
import { PRESENCE_SECONDS } from './presence-times';
import { leaveChannel } from './sockets.records';

/**
 * Tells everybody on a trip who is there now. Whoever has been silent for too long is not counted, and a socket that turns out to be gone
 * leaves, of which the others are told in turn.
 */
export const notifyPresence = async (
  table: Table,
  sockets: Sockets,
  { company, channel, now }: { company: CompanyId; channel: string; now: string },
) => {
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
