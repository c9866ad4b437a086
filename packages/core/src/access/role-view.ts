import * as z from 'zod';
import { fullName } from '../base/full-name';
import { UserId } from '../base/ids';
import type { Company, User } from './company';
import { PERMISSIONS } from './permissions';
import { listRoleHolders, roleNames } from './role-editing';
import { getRolePermissions, isRole, ROLE_PERMISSIONS } from './roles';
import { Visibility } from './visibilities';
import { getRoleVisibility } from './visibility';

const Permissions = z.array(z.enum(PERMISSIONS));

/** A role as the editor shows it: what it holds, what it starts with (null for one of the company's own), and who has it. */
export const RoleView = z.object({
  name: z.string(),
  description: z.string().optional(),
  permissions: Permissions,
  starts_with: Permissions.nullable(),
  /** Whose trips it sees. */
  visibility: Visibility,
  /** 0 until somebody has saved it. */
  version: z.int().min(0),
  holders: z.array(z.object({ id: UserId, name: z.string(), differs: z.boolean() })),
});
export type RoleView = z.infer<typeof RoleView>;

/** Every role of a company. `differs` marks holders who have permissions of their own in place of the role's. */
export const listRoleViews = (company: Pick<Company, 'roles'>, users: readonly User[]): RoleView[] =>
  roleNames(company).map((name) => {
    const kept = company.roles.find((role) => role.name === name);
    return {
      name,
      description: kept?.description,
      permissions: [...getRolePermissions(name, company.roles)],
      starts_with: isRole(name) ? [...ROLE_PERMISSIONS[name]] : null,
      visibility: getRoleVisibility(name, company.roles),
      version: kept?.version ?? 0,
      holders: listRoleHolders(name, users).map((user) => ({
        id: user.id,
        name: fullName(user),
        differs: user.permissions !== undefined,
      })),
    };
  });
