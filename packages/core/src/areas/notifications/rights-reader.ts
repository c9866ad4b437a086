import { heldBy } from '../../access/actor';
import type { Company, User } from '../../access/company';
import { readMembersOf } from '../../access/memberships';
import { Companies, Users } from '../../access/people.records';
import type { Permission } from '../../access/permissions';
import { SCOPED_KINDS } from '../../access/scoped-kinds';
import { getVisibility } from '../../access/visibility';
import type { TenantDb } from '../../store/tenant-db';

/** What somebody holds at this moment, and whether they see a trip or a client. */
export type Rights = { held: ReadonlySet<Permission>; sees: (subject: string) => Promise<boolean> };

/** Asks for each key once, however often the answer is wanted. */
const once = <T>(ask: (key: string) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (key: string): Promise<T> => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
};

/**
 * Reads what users of a company may know at this moment, each user once however often they are asked for. Nobody is in the answer who is shut
 * out of the company or not one of it.
 */
export const rightsReader = (db: TenantDb) => {
  const known = new Map<string, Rights>();
  const asked = new Set<string>();
  const membersOf = once(async (subject): Promise<readonly string[]> => {
    const kind = SCOPED_KINDS.find(({ prefix }) => subject.startsWith(`${prefix}_`));
    return kind ? readMembersOf(db, kind, subject) : [];
  });
  const teamsOf = once(async (subject) => {
    const members = await membersOf(subject);
    const found = await db.getMany(members.map((id) => ({ def: Users, key: { id } })));
    return found.map((user) => user?.team_id);
  });
  const rightsOf = (user: User, company: Company): Rights => ({
    held: new Set(heldBy(user, company)),
    sees: async (subject) => {
      const visibility = getVisibility(user, company);
      if (visibility === 'all') return true;
      if ((await membersOf(subject)).includes(user.id)) return true;
      return visibility === 'team' && user.team_id !== undefined && (await teamsOf(subject)).includes(user.team_id);
    },
  });
  return async (user_ids: readonly string[]): Promise<ReadonlyMap<string, Rights>> => {
    const open = [...new Set(user_ids)].filter((id) => !asked.has(id));
    if (open.length === 0) return known;
    const [company, ...users] = await db.getMany([
      { def: Companies, key: {} },
      ...open.map((id) => ({ def: Users, key: { id } })),
    ]);
    for (const user of users) if (company && user?.is_active) known.set(user.id, rightsOf(user, company));
    for (const id of open) asked.add(id);
    return known;
  };
};
