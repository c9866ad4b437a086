import { readAnnouncement } from '@wayline/core/announcers';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** Everything a company's outbox has to tell, the oldest first. */
export const listAnnouncements = async (db: TenantDb) => {
  const { rows } = await db.readPartition(['EVENTS'], { rows: OutboxRows });
  return rows.map(readAnnouncement);
};
