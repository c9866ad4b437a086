import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of institutions. */
export const INSTITUTION_ERRORS = {
  'institution.members_full': {
    status: 409,
    message: '{name} already has {most} members. Remove some before you add more.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(INSTITUTION_ERRORS);
