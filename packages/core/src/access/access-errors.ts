import type { ErrorDefinition } from '../base/errors';

/** What anybody may be told of the company they work in: that it is closing, read-only or not theirs to decide about. */
export const ACCESS_ERRORS = {
  'api_key.refused': {
    status: 401,
    message: 'This API key does not work: it was revoked, has expired, or never existed.',
  },
  'api_key.scope': { status: 403, title: 'Access Restricted!', message: 'This API key may not {action}.' },
  'company.closing': {
    status: 403,
    title: 'Access Restricted!',
    message:
      'This account is being closed, so nothing can be changed here. Its owner can take that back under My account, Close the account.',
  },
  'company.owner_only': {
    status: 403,
    title: 'Access Restricted!',
    message: 'Only the owner of the company can do this.',
  },
  'agency.not_open': {
    status: 404,
    title: 'Not open',
    message: 'This agency is not open to you now. Look into it anew under Users, Sub-agencies.',
  },
  'agency.read_only': {
    status: 403,
    title: 'Read-only',
    message:
      'You are looking into {name}: nothing can be changed here, and its files, people and settings stay its own.',
  },
} as const satisfies Record<string, ErrorDefinition>;
