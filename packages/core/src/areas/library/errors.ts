import type { ErrorDefinition } from '../../base/errors';

/** What is said of the library and the files in it. */
export const LIBRARY_ERRORS = {
  'library.no_day': {
    status: 400,
    message: 'Please choose a day on which every part of this booking has a place in the calendar.',
  },
  'cloud.into_itself': { status: 409, message: 'A folder cannot be moved into itself.' },
  'cloud.too_many': { status: 409, message: 'A folder holds {limit} files. Please make another folder for more.' },
} as const satisfies Record<string, ErrorDefinition>;
