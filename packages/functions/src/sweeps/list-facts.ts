import { Events } from '@wayline/core/store/outbox';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** Names of the facts that a company's outbox holds about one record, by its id, the oldest first. */
export const listFacts = async (db: TenantDb, id: string): Promise<string[]> => {
  const { rows } = await db.readPartition(['EVENTS'], { rows: Events });
  return rows.filter(({ payload }) => payload.id === id).map(({ name }) => name);
};
