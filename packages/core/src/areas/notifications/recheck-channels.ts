import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { wholeList } from '../../store/full-page';
import { listPartition } from '../../store/read';
import type { Announcement } from '../live/public';
import { isVisited, mayVisit } from './channels';
import { permissionsReader } from './permissions-reader';
import { ChannelSockets } from './presence.records';
import { joinedBy, leaveChannel } from './sockets.records';

/** What an event names that changes a role for all who hold it; one that changes a single user's rights names the user. */
export const ROLES_ENTITY = 'roles';

/** The channel in which all are whose rights an event changes; undefined when it changes none. */
const channelOfAffected = ({ kind, entity_id, company_id }: Announcement): string | undefined => {
  if (kind !== 'settings_updated') return undefined;
  if (entity_id === ROLES_ENTITY) return `company.${company_id}`;
  return entity_id?.startsWith('usr_') ? `user.${entity_id}` : undefined;
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
    listPartition(table, company_id, ChannelSockets, { partition: ['CHANNEL', channel] }, { cursor }),
  );
  const held = await permissionsReader(table, company_id)(sockets.map(({ user_id }) => user_id));
  for (const { connection_id, user_id } of sockets) {
    const joined = await joinedBy(table, { connection_id, company_id });
    const lost = joined.filter((one) => isVisited(one) && !mayVisit(held.get(user_id) ?? new Set(), one));
    for (const one of lost) await leaveChannel(table, { connection_id, company_id }, one);
  }
};
