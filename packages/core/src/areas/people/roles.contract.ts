import * as z from 'zod';
import { PERMISSIONS } from '../../access/permissions';
import { RoleView } from '../../access/role-view';
import { RoleDescription, RoleName } from '../../access/stored-role';
import { Visibility } from '../../access/visibilities';
import { UserId } from '../../base/ids';
import { Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { MANAGE_USERS } from './users-access';

const Permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length);
/** A colleague as the page that gives them a role shows them. */
const Assigned = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  /** What they hold in place of the role's own permissions. */
  permissions: z.array(z.enum(PERMISSIONS)).nullable(),
  is_owner: z.boolean(),
  version: Version,
});
export type Assigned = z.infer<typeof Assigned>;

const roles = contract({
  id: 'users.roles',
  service: 'users',
  method: 'GET',
  path: '/api/v1/roles',
  handler: 'people/role-list',
  summary: 'The roles of the company, what each holds and who has it; with `user_id`, that colleague as well.',
  access: MANAGE_USERS,
  input: z.object({ user_id: UserId.optional() }),
  output: z.object({
    roles: z.array(RoleView),
    /** The roles that whoever asks may give. */
    to_give: z.array(z.string()),
    user: Assigned.optional(),
  }),
  errors: ['record.missing'],
});
const permissions = contract({
  id: 'users.permissions',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/permissions',
  handler: 'people/role-save',
  summary:
    'What a role holds from now on, or a new role (version 0); null brings a usual role back to its start and deletes one of the company’s own.',
  access: { ...MANAGE_USERS, flag: 'role-permission feature' },
  decides: 'gives and takes only what whoever asks holds',
  input: z.object({
    name: RoleName,
    version: z.int().min(0),
    permissions: Permissions.nullable(),
    /** Whose trips the role sees; left out, it stays as it is. */
    visibility: Visibility.optional(),
    /** Another name and a description, of the company's own roles only. Whoever holds the role goes on holding it. */
    new_name: RoleName.optional(),
    description: RoleDescription.optional(),
  }),
  output: z.object({ role: RoleView.nullable() }),
  errors: [
    'role.fixed',
    'role.in_use',
    'role.too_many',
    'role.usual',
    'role.many_holders',
    'record.exists',
    'record.missing',
    'record.stale',
    'access.denied',
  ],
});
const assign = contract({
  id: 'users.assign-role',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/users/{id}/role',
  handler: 'people/role-assign',
  summary: 'Give a colleague a role, and permissions beyond or below it; null leaves them the role’s own.',
  access: MANAGE_USERS,
  decides: 'never of oneself or the owner; gives only what whoever asks holds',
  input: z.object({ id: UserId, version: Version, role: RoleName, permissions: Permissions.nullable() }),
  output: z.object({ user: Assigned }),
  errors: ['record.missing', 'record.stale', 'access.denied'],
});

export const rolesContracts = byId(roles, permissions, assign);
