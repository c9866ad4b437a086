import { heldBy } from '../../access/actor';
import type { Company, User } from '../../access/company';
import { readMembersOf } from '../../access/memberships';
import { Companies, Users } from '../../access/people.records';
import type { Permission } from '../../access/permissions';
import { TRIP_SCOPE } from '../../access/trip-scope';
import { getVisibility } from '../../access/visibility';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { getRecords } from '../../store/read';

/** As many users as are read with their company in one round trip. */
const AT_ONCE = 99;

/** What somebody holds at this moment, and whether they see a trip. */
export type Rights = { held: ReadonlySet<Permission>; sees: (trip_id: string) => Promise<boolean> };

/**
 * Reads what users of a company may know at this moment, each user once however often they are asked for. Nobody is in the answer who is shut
 * out of the company or not one of it.
 */
export const rightsReader = (table: Table, company_id: CompanyId) => {
  const known = new Map<string, Rights>();
  const asked = new Set<string>();
  const trips = new Map<string, Promise<readonly string[]>>();
  const membersOf = (trip_id: string) => {
    const members = trips.get(trip_id) ?? readMembersOf(table, company_id, TRIP_SCOPE, trip_id);
    trips.set(trip_id, members);
    return members;
  };
  const isOfTeam = async (team_id: string, members: readonly string[]) => {
    const found = await getRecords(
      table,
      company_id,
      members.map((id) => ({ def: Users, key: { id } })),
    );
    return (found as (User | undefined)[]).some((user) => user?.team_id === team_id);
  };
  const rightsOf = (user: User, company: Company): Rights => ({
    held: new Set(heldBy(user, company)),
    sees: async (trip_id) => {
      const visibility = getVisibility(user, company);
      if (visibility === 'all') return true;
      const members = await membersOf(trip_id);
      if (members.includes(user.id)) return true;
      return visibility === 'team' && user.team_id !== undefined && isOfTeam(user.team_id, members);
    },
  });
  return async (user_ids: readonly string[]): Promise<ReadonlyMap<string, Rights>> => {
    const open = [...new Set(user_ids)].filter((id) => !asked.has(id));
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const ids = open.slice(at, at + AT_ONCE);
      const [company, ...users] = (await getRecords(table, company_id, [
        { def: Companies, key: {} },
        ...ids.map((id) => ({ def: Users, key: { id } })),
      ])) as [Company | undefined, ...(User | undefined)[]];
      for (const user of users) if (company && user?.is_active) known.set(user.id, rightsOf(user, company));
    }
    for (const id of open) asked.add(id);
    return known;
  };
};
