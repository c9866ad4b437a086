import type { ErrorDefinition } from '../base/errors';
import { refusalsOf } from '../base/result';

/** What is said to whoever edits the roles of their company. */
export const ROLE_ERRORS = {
  'role.fixed': {
    status: 409,
    message: 'A Master Admin has every permission, and none can be removed. Choose another role to change.',
  },
  'role.in_use': { status: 409, message: '{name} is still assigned to {holders}. Give them another role first.' },
  'role.usual': {
    status: 409,
    message: '{name} is a standard role and keeps its name. Copy it to a new role to name it yourself.',
  },
  'role.many_holders': {
    status: 409,
    message:
      '{count} people have this role or are invited to it, and we can rename a role for at most {most}. Copy {name} to a new role and assign that.',
  },
  'role.too_many': {
    status: 409,
    message: 'A company can have {most} custom roles. Delete one that isn’t assigned first.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(ROLE_ERRORS);
