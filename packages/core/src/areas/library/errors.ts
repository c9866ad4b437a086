import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of the library and the files in it. */
export const LIBRARY_ERRORS = {
  'library.no_day': {
    status: 400,
    message: 'Please choose another day: part of this booking would fall outside the calendar.',
  },
  'cloud.into_itself': { status: 409, message: 'You can’t move a folder into itself.' },
  'cloud.too_many': { status: 409, message: 'A folder holds at most {limit} files. Please create another folder.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(LIBRARY_ERRORS);
