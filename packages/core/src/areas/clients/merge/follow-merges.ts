import type { TenantDb } from '../../../store/tenant-db';
import type { Client } from '../client';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';

/** Of a chain of merges as many as are followed. */
const MOST_MERGES = 10;

export type FollowedClient = {
  /** Whose profile it is by now; undefined for one who is gone. They may be in the trash. */
  client: Client | undefined;
  /** Those who were merged on the way there, the first one first. */
  passed: ClientId[];
};

/** Who a client is by now: the profile that they were merged into, and that one in turn. */
export const followMerges = async (db: TenantDb, id: ClientId): Promise<FollowedClient> => {
  const passed: ClientId[] = [];
  let client = await db.get(Clients, { id }, true);
  for (let i = 0; i < MOST_MERGES && client?.merged_into; i++) {
    passed.push(client.id);
    client = await db.get(Clients, { id: client.merged_into }, true);
  }
  return { client, passed };
};
