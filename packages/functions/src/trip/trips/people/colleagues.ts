import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { getRole } from '@wayline/core/access/roles';
import { fullName } from '@wayline/core/base/full-name';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** The people of a company who may work on a trip: name and role of each who is active. */
export const readColleagues = async (db: TenantDb) => {
  const { users } = await db.readPartition(PEOPLE, { users: Users });
  return users.filter((u) => u.is_active).map((u) => ({ user_id: u.id, name: fullName(u), role: getRole(u.roles) }));
};
