import type { ErrorDefinition } from '../../../base/errors';

/** What is said of what is taken back. */
export const HISTORY_ERRORS = {
  'history.changed_since': {
    status: 409,
    message: 'Nothing was undone, because this was changed again since: {what}.',
  },
  'history.not_undoable': { status: 409, message: 'This entry only says what happened; it cannot be undone.' },
} as const satisfies Record<string, ErrorDefinition>;
