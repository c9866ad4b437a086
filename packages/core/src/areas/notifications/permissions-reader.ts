import { heldBy } from '../../access/actor';
import type { Company, User } from '../../access/company';
import { Companies, Users } from '../../access/people.records';
import type { Permission } from '../../access/permissions';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { getRecords } from '../../store/read';

/** As many users as are read with their company in one round trip. */
const AT_ONCE = 99;

type PermissionsByUser = ReadonlyMap<string, ReadonlySet<Permission>>;

/**
 * Reads what users of a company hold at this moment, each user once however often they are asked for. Nobody is in the answer who is shut
 * out of the company or not one of it.
 */
export const permissionsReader = (table: Table, company_id: CompanyId) => {
  const known = new Map<string, ReadonlySet<Permission>>();
  const asked = new Set<string>();
  return async (user_ids: readonly string[]): Promise<PermissionsByUser> => {
    const open = [...new Set(user_ids)].filter((id) => !asked.has(id));
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const ids = open.slice(at, at + AT_ONCE);
      const [company, ...users] = (await getRecords(table, company_id, [
        { def: Companies, key: {} },
        ...ids.map((id) => ({ def: Users, key: { id } })),
      ])) as [Company | undefined, ...(User | undefined)[]];
      for (const user of users) if (company && user?.is_active) known.set(user.id, new Set(heldBy(user, company)));
    }
    for (const id of open) asked.add(id);
    return known;
  };
};
