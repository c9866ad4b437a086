import type { Refusal } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import { type Client, clientName } from '../client';
import { refuse } from '../errors';
import { followMerges } from './follow-merges';

/** Why a client who is not there any more cannot be changed: they are gone, or they were merged into another profile, whose id is in the params. */
export const refuseDeleted = async (db: TenantDb, client: Client | undefined): Promise<Refusal> => {
  const into = client?.merged_into && (await followMerges(db, client.merged_into)).client;
  return into ? refuse('client.merged', { params: { id: into.id, name: clientName(into) } }) : refuse('record.missing');
};
