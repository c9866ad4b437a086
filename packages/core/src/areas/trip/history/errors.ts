import type { ErrorDefinition } from '../../../base/errors';
import { refusalsOf } from '../../../base/result';

/** What is said of what is taken back. */
export const HISTORY_ERRORS = {
  'history.changed_since': {
    status: 409,
    message: 'This can’t be undone because it has changed since: {what}.',
  },
  'history.not_undoable': { status: 409, message: 'This entry is only a record. It can’t be undone.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(HISTORY_ERRORS);
