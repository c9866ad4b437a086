import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { getRole } from '@wayline/core/access/roles';
import { fullName } from '@wayline/core/base/full-name';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { readPartition } from '@wayline/core/store/read';

/** The people of a company who may work on a trip: name and role of each who is active. */
export const readColleagues = async (table: Table, company: CompanyId) => {
  const { users } = await readPartition(table, company, PEOPLE, { users: Users });
  return users.filter((u) => u.is_active).map((u) => ({ user_id: u.id, name: fullName(u), role: getRole(u.roles) }));
};
