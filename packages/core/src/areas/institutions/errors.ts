import type { ErrorDefinition } from '../../base/errors';

/** What is said of institutions. */
export const INSTITUTION_ERRORS = {
  'institution.members_full': {
    status: 409,
    message: '{name} already has {most} members. Remove some before you add more.',
  },
} as const satisfies Record<string, ErrorDefinition>;
