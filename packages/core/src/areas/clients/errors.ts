import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of clients and of merging them. */
export const CLIENT_ERRORS = {
  'client.merged': { status: 409, message: 'This profile was merged into {name}. Open that profile instead.' },
  'client.merge_itself': { status: 400, message: 'Choose two different clients to merge.' },
  'client.merge_too_long': {
    status: 409,
    message: 'The merged profile would hold more than fits in “{field}”. Shorten it, or keep just one side.',
  },
  'client.merge_kept_deleted': {
    status: 409,
    message: '{name} is deleted or was merged again. Restore that profile, then undo this merge.',
  },
  'client.merge_not_undoable': {
    status: 409,
    message: 'This merge can’t be undone anymore. A merge can be undone for {days} days.',
  },
  'consent.in_future': { status: 400, message: 'That day is in the future. Enter the day the client said so.' },
  'consent.too_many': { status: 409, message: 'A client can have up to {limit} consent entries.' },
  'client.too_many_notes': { status: 409, message: 'A client can have up to {limit} notes. Delete an old one first.' },
  'client.too_many_files': { status: 409, message: 'A client can have up to {limit} files. Delete one first.' },
  'household.member_elsewhere': {
    status: 409,
    message: '{name} already belongs to another household. Remove them there first.',
  },
  'household.too_many': { status: 409, message: 'A household can have up to {limit} people.' },
  'client.changed_since': { status: 409, message: 'This can’t be undone because it has changed since: {what}.' },
  'client.not_undoable': { status: 409, message: 'This entry is only a record. It can’t be undone.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(CLIENT_ERRORS);
