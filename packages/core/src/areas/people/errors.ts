import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of users, teams, invitations, sign-ins and API keys. */
export const PEOPLE_ERRORS = {
  'api_key.too_many': {
    status: 409,
    message: 'A company can have at most {limit} working API keys. Please revoke one first.',
  },
  'sign_in.refused': { status: 401, message: 'The email or password is wrong.' },
  'sign_in.unconfirmed': { status: 403, message: 'Please confirm your email first. We can send you a new code.' },
  'sign_in.code_wrong': { status: 400, message: 'This code is wrong. Please check it and try again.' },
  'sign_in.code_expired': { status: 400, message: 'This code has expired. Please ask for a new one.' },
  'sign_in.password_weak': {
    status: 400,
    message: 'Choose a password of at least 10 characters, with an uppercase letter, a lowercase letter and a number.',
  },
  'two_step.password_wrong': { status: 403, message: 'This password is wrong. Please try again.' },
  'two_step.on': {
    status: 409,
    message: 'Two-step authentication is already on. Turn it off first, then set it up with the new phone.',
  },
  'two_step.off': { status: 409, message: 'Two-step authentication is already off.' },
  'email_change.taken': {
    status: 409,
    message: 'Another account now uses this address, so yours stayed the same. Please choose another address.',
  },
  'sign_up.taken': { status: 409, message: 'There’s already an account with this email. Please sign in instead.' },
  'invitation.gone': {
    status: 404,
    message: 'This invitation has expired, was withdrawn or was already accepted. Please ask for a new one.',
  },
  'invitation.account_exists': {
    status: 409,
    message: 'There’s already a Wayline account with this email. Please ask to be invited at another address.',
  },
  'invitation.too_many': {
    status: 409,
    message: 'At most {limit} invitations can be pending at once. Please withdraw some first.',
  },
  'invitation.too_often': {
    status: 409,
    message: 'We’ve emailed this invitation {limit} times. Reach them another way, or withdraw it and send a new one.',
  },
  'team.name_taken': { status: 409, message: 'There’s already a team with this name.' },
  'team.too_many': { status: 409, message: 'A company has at most {limit} teams. Please delete one first.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(PEOPLE_ERRORS);
