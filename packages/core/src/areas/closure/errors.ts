import type { ErrorDefinition } from '../../base/errors';

/** What is said of an account that is closed. */
export const CLOSURE_ERRORS = {
  'closing.password_wrong': {
    status: 403,
    message: 'This password is not right. Nothing was closed; please try again.',
  },
  'closing.owner_stays': {
    status: 409,
    message: 'The owner cannot leave the company alone. Close the account of the company instead.',
  },
  'closing.too_late': { status: 409, message: 'The account is being deleted already.' },
} as const satisfies Record<string, ErrorDefinition>;
