import type { ErrorDefinition } from '../base/errors';
import { refusalsOf } from '../base/result';

/** What anybody may be told of the company they work in: that it is closing, read-only or not theirs to decide about. */
export const ACCESS_ERRORS = {
  'api_key.refused': {
    status: 401,
    message: 'This API key doesn’t work: it was revoked, has expired or never existed.',
  },
  'api_key.scope': { status: 403, title: 'Access Restricted!', message: 'This API key can’t {action}.' },
  'company.closing': {
    status: 403,
    title: 'Access Restricted!',
    message:
      'This account is closing, so nothing can be changed here. Its owner can cancel that under My account, Close account.',
  },
  'company.owner_only': {
    status: 403,
    title: 'Access Restricted!',
    message: 'Only the company owner can do this.',
  },
  'agency.not_open': {
    status: 404,
    title: 'Not available',
    message: 'You can’t open this agency right now. Open it again under Users, Sub-agencies.',
  },
  'agency.read_only': {
    status: 403,
    title: 'Read-only',
    message: 'You’re viewing {name}. Nothing can be changed here, and its files, people and settings stay private.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(ACCESS_ERRORS);
