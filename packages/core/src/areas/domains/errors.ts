import type { ErrorDefinition } from '../../base/errors';

/** What is said of the names that companies bring. */
export const DOMAIN_ERRORS = {
  'domain.taken': { status: 409, message: 'Another company has verified this name. It has to release it first.' },
  'domain.no_answer': {
    status: 503,
    message: 'We couldn’t look up the record. Nothing was changed; please try again in a few minutes.',
  },
} as const satisfies Record<string, ErrorDefinition>;
