import type { ErrorDefinition } from '../../base/errors';
import { MESSAGES } from '../../base/messages';
import { refusalsOf } from '../../base/result';

/** What is said of files that somebody sends. */
export const FILE_ERRORS = {
  'attachment.rejected': { status: 415, message: MESSAGES['attachment.rejected'] },
  'attachment.too_large': { status: 413, message: 'This file is larger than {limit}. Please send a smaller one.' },
  'attachment.lies': {
    status: 415,
    message: 'This file doesn’t match its name. Please save it again as {type} and attach that.',
  },
  'attachment.lost': { status: 409, message: 'The file didn’t arrive. Please attach it again.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(FILE_ERRORS);
