import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { wholeList } from '../../store/full-page';
import { tenantDb } from '../../store/tenant-db';
import type { Announcement } from '../live/public';
import { isVisited, mayVisit } from './channels';
import { ChannelSockets } from './presence.records';
import { type Rights, rightsReader } from './rights-reader';
import { ROLES_ENTITY } from './roles-entity';
import { joinedBy, leaveChannel } from './sockets.records';

/** The channel in which all are whose rights an event changes; undefined when it changes none. */
const channelOfAffected = ({ kind, entity_id, company_id }: Announcement): string | undefined => {
  if (kind !== 'settings_updated') return undefined;
  if (entity_id === ROLES_ENTITY) return `company.${company_id}`;
  return entity_id?.startsWith('usr_') ? `user.${entity_id}` : undefined;
};

const TRIP_CHANNEL = 'trip.';
const maySit = async (rights: Rights | undefined, channel: string): Promise<boolean> => {
  if (!rights || !mayVisit(rights.held, channel)) return false;
  return !channel.startsWith(TRIP_CHANNEL) || rights.sees(channel.slice(TRIP_CHANNEL.length));
};

/**
 * After a change of roles or rights: every socket of those concerned leaves the trips and lists that they may no longer see, so that they
 * hear nothing there and are no longer seen there.
 */
export const recheckChannels = async (table: Table, event: Announcement): Promise<void> => {
  const channel = channelOfAffected(event);
  if (!channel) return;
  const company_id = event.company_id as CompanyId;
  const sockets = await wholeList((cursor) =>
    tenantDb(table, company_id).listPartition(ChannelSockets, { partition: ['CHANNEL', channel] }, { cursor }),
  );
  const rights = await rightsReader(tenantDb(table, company_id))(sockets.map(({ user_id }) => user_id));
  for (const { connection_id, user_id } of sockets) {
    const joined = await joinedBy(table, { connection_id, company_id });
    for (const one of joined)
      if (isVisited(one) && !(await maySit(rights.get(user_id), one)))
        await leaveChannel(table, { connection_id, company_id }, one);
  }
};
