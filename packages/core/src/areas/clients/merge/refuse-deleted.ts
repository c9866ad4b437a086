import { type Refusal, refuse } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import { type Client, clientName } from '../client';
import { Clients } from '../client.records';

/** Of a chain of merges as many as are followed. */
const MOST_MERGES = 10;

/** Why a client who is not there any more cannot be changed: they are gone, or they were merged into another profile, whose id is in the params. */
export const refuseDeleted = async (db: TenantDb, client: Client | undefined): Promise<Refusal> => {
  let at = client;
  for (let i = 0; i < MOST_MERGES && at?.merged_into; i++) at = await db.get(Clients, { id: at.merged_into });
  return at && at !== client
    ? refuse('client.merged', { params: { id: at.id, name: clientName(at) } })
    : refuse('record.missing');
};
