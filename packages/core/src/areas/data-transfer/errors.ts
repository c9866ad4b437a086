import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of imports. */
export const DATA_TRANSFER_ERRORS = {
  'import.unreadable': { status: 415, message: 'We couldn’t read that file. {why}' },
  'import.no_name': { status: 400, message: 'Choose which column holds the first name or the full name.' },
  'import.twice': { status: 400, message: 'Two columns are set to “{field}”. Choose another field for one of them.' },
  'import.under_way': { status: 409, message: 'This import is at another step by now. Here is where it stands.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(DATA_TRANSFER_ERRORS);
