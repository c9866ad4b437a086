import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of the names that companies bring. */
export const DOMAIN_ERRORS = {
  'domain.taken': { status: 409, message: 'Another company has verified this name. It has to release it first.' },
  'domain.no_answer': {
    status: 503,
    message: 'We couldn’t look up the record. Nothing was changed; please try again in a few minutes.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(DOMAIN_ERRORS);
