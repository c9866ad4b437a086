import { getAuditPartition } from '../../store/commit';
import { emptyPartition } from '../../store/empty-partition';
import type { TenantDb } from '../../store/tenant-db';
import type { Institution } from './institution';
import { Institutions } from './institution.records';

/** Forgets an institution in the trash for good, with its history. Bookings keep its name. The record goes last, so that a purge that breaks off is done again. */
export const purgeInstitution = async (db: TenantDb, institution: Institution): Promise<void> => {
  if (!institution.deleted_at) return;
  await emptyPartition(db, getAuditPartition(institution.id));
  await db.transact([db.deleteIfUnchanged(Institutions, institution, ['version'])]);
};
