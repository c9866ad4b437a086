import { PEOPLE, Users } from '../../../../access/people.records';
import { getRole } from '../../../../access/roles';
import { fullName } from '../../../../base/full-name';
import type { TenantDb } from '../../../../store/tenant-db';

/** The people of a company who may work on a trip: name and role of each who is active. */
export const readColleagues = async (db: TenantDb) => {
  const { users } = await db.readPartition(PEOPLE, { users: Users });
  return users.filter((u) => u.is_active).map((u) => ({ user_id: u.id, name: fullName(u), role: getRole(u.roles) }));
};
