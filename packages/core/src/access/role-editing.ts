import { fullName } from '../base/full-name';
import { ok, type Result } from '../base/result';
import { heldBy } from './actor';
import type { Company, User } from './company';
import { isPermission, PERMISSIONS, type Permission } from './permissions';
import { refuse } from './role-errors';
import { getRole, getRolePermissions, isRole, ROLE_PERMISSIONS, ROLES } from './roles';
import type { StoredRole } from './stored-role';
import type { Visibility } from './visibilities';
import { getRoleVisibility, getVisibility, includesVisibility } from './visibility';

/** So many roles of its own a company can have. */
export const OWN_ROLES_AT_MOST = 20;
const NAMED = 3;

type Person = Pick<User, 'id' | 'roles' | 'permissions'>;
type Firm = Pick<Company, 'owner_user_id' | 'roles'>;

/** What is in the one list and not in the other, in the order of all permissions. */
export const beyond = (these: readonly string[], those: readonly string[]): Permission[] =>
  PERMISSIONS.filter((permission) => these.includes(permission) && !those.includes(permission));

/** Nobody hands on what they do not hold themselves. Refuses with `access.denied`. */
const checkHanding = (by: Person, handed: readonly Permission[], company: Firm, verb = 'give'): Result<true> => {
  const [missing] = beyond(handed, heldBy(by, company));
  return missing
    ? refuse('access.denied', { params: { action: `${verb} “${missing}” without having it yourself` } })
    : ok(true);
};

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
/** Every role of a company by its name: the usual ones first. */
export const roleNames = ({ roles }: Pick<Company, 'roles'>): string[] => [
  ...ROLES,
  ...roles.map(({ name }) => name).filter((name) => !isRole(name)),
];

/** "Ann Lee, Bo Ek and 2 more". */
const holderNames = (users: readonly User[]): string => {
  const names = users.slice(0, NAMED).map(fullName);
  return users.length > NAMED ? `${names.join(', ')} and ${users.length - NAMED} more` : names.join(', ');
};
export const listRoleHolders = <U extends Person>(role: string, users: readonly U[]): U[] =>
  users.filter((user) => getRole(user.roles) === role);

/** The roles that somebody may give to whoever has none yet: those that hold nothing beyond what they hold themselves. */
export const rolesToGive = (by: Person, company: Firm): string[] => {
  const held = heldBy(by, company);
  return roleNames(company).filter((role) => beyond(getRolePermissions(role, company.roles), held).length === 0);
};

export type RoleChange = {
  name: string;
  /** The version it is made from; 0 for a usual role as it starts, and for a new one. */
  version: number;
  /** Null brings a usual role back to what it starts with, and deletes one of the company's own. */
  permissions: readonly Permission[] | null;
  /** Whose trips it sees; left out, as it does now. */
  visibility?: Visibility | undefined;
  new_name?: string | undefined;
  /** What a role of the company's own is for; empty takes it away. */
  description?: string | undefined;
};
/** `name` is what the role is called from now on. */
export type RoleDecision = { name: string; roles: StoredRole[]; gives: Permission[]; takes: Permission[] };

const isDefault = (name: string, held: readonly Permission[], visibility: Visibility): boolean =>
  isRole(name) &&
  visibility === getRoleVisibility(name) &&
  beyond(held, ROLE_PERMISSIONS[name]).length + beyond(ROLE_PERMISSIONS[name], held).length === 0;

/** Nobody lets others see more than they see themselves, nor takes from a role what is beyond them. */
const checkSight = (by: Person, seen: readonly Visibility[], company: Firm): Result<true> => {
  const held = getVisibility(by, company);
  return seen.every((visibility) => includesVisibility(held, visibility))
    ? ok(true)
    : refuse('access.denied', { params: { action: 'change access to trips you can’t see' } });
};

/** What a role is called after a change: only the company's own change their name, to one that no other role has. */
const checkName = ({ name, new_name = name, description }: RoleChange, company: Firm): Result<string> => {
  const renames = new_name !== name;
  if (isRole(name) && (renames || description)) return refuse('role.usual', { params: { name } });
  const taken = renames && roleNames(company).some((other) => other !== name && same(other, new_name));
  return taken ? refuse('record.exists') : ok(new_name);
};

/** Whether a change names a role that can be changed, from the version it has now. */
const checkNamed = (asked: RoleChange, company: Firm): Result<StoredRole | undefined> => {
  const kept = company.roles.find(({ name }) => name === asked.name);
  const known = roleNames(company).find((name) => same(name, asked.name));
  if (known === 'Master Admin') return refuse('role.fixed');
  const makes = asked.version === 0 && !isRole(asked.name);
  if (makes && asked.permissions) return known ? refuse('record.exists') : ok(undefined);
  if (!known) return refuse('record.missing');
  return (kept?.version ?? 0) === asked.version ? ok(kept) : refuse('record.stale', { current: kept });
};

/**
 * Edits a role of a company, makes one of its own, brings one back to what it starts with, or deletes one of its own that nobody holds.
 * Nobody gives or takes by it what they do not hold. Refuses with `role.fixed`, `role.in_use`, `role.too_many`, `role.usual`,
 * `record.exists`, `record.missing`, `record.stale`, `access.denied`. Source: spec 1 §6 (G-047).
 */
export const changeRole = (
  asked: RoleChange,
  by: Person,
  { company, users }: { company: Firm; users: readonly User[] },
): Result<RoleDecision> => {
  const named = checkNamed(asked, company);
  if (!named.ok) return named;
  const called = checkName(asked, company);
  if (!called.ok) return called;
  const { name } = asked;
  const others = company.roles.filter((role) => role.name !== name);
  if (asked.permissions === null && !isRole(name)) {
    const holders = listRoleHolders(name, users);
    if (holders.length > 0) return refuse('role.in_use', { params: { name, holders: holderNames(holders) } });
    return ok({ name, roles: others, gives: [], takes: [] });
  }
  if (!isRole(name) && !named.value && others.filter((role) => !isRole(role.name)).length >= OWN_ROLES_AT_MOST)
    return refuse('role.too_many', { params: { most: String(OWN_ROLES_AT_MOST) } });
  const before = named.value || isRole(name) ? getRolePermissions(name, company.roles) : [];
  const wanted = asked.permissions ?? getRolePermissions(name);
  const held = PERMISSIONS.filter((permission) => wanted.includes(permission));
  const [gives, takes] = [beyond(held, before), beyond(before, held)];
  const given = checkHanding(by, gives, company);
  if (!given.ok) return given;
  const taken = checkHanding(by, takes, company, 'take');
  if (!taken.ok) return taken;
  const seenBefore = getRoleVisibility(name, company.roles);
  const visibility = asked.permissions ? (asked.visibility ?? seenBefore) : getRoleVisibility(name);
  const sight = checkSight(by, visibility === seenBefore ? [] : [visibility, seenBefore], company);
  if (!sight.ok) return sight;
  const description = (asked.description ?? named.value?.description) || undefined;
  const version = (named.value?.version ?? 0) + 1;
  const role = { name: called.value, ...(description && { description }), permissions: held, visibility, version };
  return ok({ name: role.name, roles: isDefault(name, held, visibility) ? others : [...others, role], gives, takes });
};

/** So many people can be taken along when their role gets another name: they are written together with it. */
export const RENAMED_AT_MOST = 90;

type Invited = { role: string };
/**
 * Whoever holds a role or is invited to it, as they stand once it has another name. Refuses `role.many_holders` where they are too many to be
 * written at once.
 */
export const takeAlong = <U extends Person, I extends Invited>(
  { name, to }: { name: string; to: string },
  users: readonly U[],
  invitations: readonly I[],
): Result<{ users: [before: U, after: U][]; invitations: [before: I, after: I][] }> => {
  const holders = users.filter(({ roles }) => roles.includes(name));
  const invited = invitations.filter(({ role }) => role === name);
  const count = holders.length + invited.length;
  if (count > RENAMED_AT_MOST)
    return refuse('role.many_holders', { params: { name, count: String(count), most: String(RENAMED_AT_MOST) } });
  const renamed = (user: U): U => ({ ...user, roles: user.roles.map((role) => (role === name ? to : role)) });
  return ok({
    users: holders.map((user) => [user, renamed(user)]),
    invitations: invited.map((invitation) => [invitation, { ...invitation, role: to }]),
  });
};

export type Assignment = {
  role: string;
  /** What this user holds in place of the role's own; null leaves them the role's own. */
  permissions: readonly Permission[] | null;
};

const denied = (action: string) => refuse('access.denied', { params: { action } });

/**
 * Gives a colleague a role, and permissions in its place. Nobody does it to themselves or to the owner, only who holds everything makes a
 * Master Admin or changes one, and nobody gives what they do not hold. Refuses with `access.denied` or `request.invalid`. Source: G-047.
 */
export const assignRole = <U extends Person>(asked: Assignment, by: Person, of: U, company: Firm): Result<U> => {
  if (of.id === by.id) return denied('change your own role');
  if (of.id === company.owner_user_id) return denied('change the role of the owner');
  const concernsMaster = [asked.role, getRole(of.roles)].includes('Master Admin');
  if (concernsMaster && beyond(PERMISSIONS, heldBy(by, company)).length > 0)
    return denied('add or change a Master Admin');
  if (!roleNames(company).includes(asked.role))
    return refuse('request.invalid', { issues: [{ path: 'role', message: 'This role no longer exists.' }] });
  const own = getRolePermissions(asked.role, company.roles);
  const differs =
    asked.permissions && beyond(asked.permissions, own).length + beyond(own, asked.permissions).length > 0;
  const permissions = differs && asked.role !== 'Master Admin' ? asked.permissions?.filter(isPermission) : undefined;
  const after = { ...of, roles: [asked.role], permissions };
  const given = checkHanding(by, beyond(heldBy(after, company), heldBy(of, company)), company);
  if (!given.ok) return given;
  const sight = checkSight(by, [getVisibility(after, company)], company);
  return sight.ok ? ok(after) : sight;
};
