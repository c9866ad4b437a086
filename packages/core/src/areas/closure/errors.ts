import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of an account that is closed. */
export const CLOSURE_ERRORS = {
  'closing.password_wrong': {
    status: 403,
    message: 'This password is wrong. Nothing was closed; please try again.',
  },
  'closing.owner_stays': {
    status: 409,
    message: 'The owner can’t leave the company. Close the company account instead.',
  },
  'closing.too_late': { status: 409, message: 'The account is already being deleted.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(CLOSURE_ERRORS);
