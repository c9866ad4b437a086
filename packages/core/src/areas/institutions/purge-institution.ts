import { getAuditPartition } from '../../store/audits';
import { emptyPartition } from '../../store/empty-partition';
import type { TenantDb } from '../../store/tenant-db';
import type { Institution } from './institution';
import { Institutions } from './institution.records';

/** So many members leave at once. */
const MEMBERS_AT_ONCE = 50;

/** An institution without its members but for as many as go with it in one step. */
const dismissMembers = async (db: TenantDb, institution: Institution): Promise<Institution> => {
  let last = institution;
  while (last.member_ids.length > MEMBERS_AT_ONCE) {
    const member_ids = last.member_ids.slice(MEMBERS_AT_ONCE);
    const next = db.change(Institutions, last, { ...last, member_ids });
    if (!(await db.transact([next])).ok) return last;
    last = next.after;
  }
  return last;
};

/** Forgets an institution in the trash for good, with its history. Bookings keep its name. The record goes last, so that a purge that breaks off is done again. */
export const purgeInstitution = async (db: TenantDb, institution: Institution): Promise<void> => {
  if (!institution.deleted_at) return;
  await emptyPartition(db, getAuditPartition(institution.id));
  const last = await dismissMembers(db, institution);
  await db.transact([db.deleteIfUnchanged(Institutions, last, ['version'])]);
};
