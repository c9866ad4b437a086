import type { ErrorDefinition } from '../../base/errors';

/** What is said of the names that companies bring. */
export const DOMAIN_ERRORS = {
  'domain.taken': { status: 409, message: 'Another company has verified this name. It has to give it up first.' },
  'domain.no_answer': {
    status: 503,
    message: 'The record could not be looked up now. Nothing was changed; please try again in some minutes.',
  },
} as const satisfies Record<string, ErrorDefinition>;
