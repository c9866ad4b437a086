import type { ErrorDefinition } from '../../base/errors';

/** What is said of users, roles, teams, invitations, sign-ins and API keys. */
export const PEOPLE_ERRORS = {
  'api_key.too_many': {
    status: 409,
    message: 'A company has at most {limit} API keys that work. Please revoke one first.',
  },
  'role.fixed': {
    status: 409,
    message:
      'A Master Admin holds every permission; nothing can be taken from the role. Choose another role to change.',
  },
  'role.in_use': { status: 409, message: '{name} is the role of {holders}. Give them another role first.' },
  'role.usual': {
    status: 409,
    message: '{name} is a usual role and keeps its name. Copy it to a new role to give that a name of your own.',
  },
  'role.many_holders': {
    status: 409,
    message:
      '{count} people hold or are invited as {name}, and a new name can be given to {most} at once. Copy it to a new role and give them that.',
  },
  'role.too_many': {
    status: 409,
    message: 'A company can have {most} roles of its own. Delete one that nobody holds first.',
  },
  'sign_in.refused': { status: 401, message: 'The e-mail or the password is not right.' },
  'sign_in.unconfirmed': { status: 403, message: 'Please confirm your e-mail first. We can send the code again.' },
  'sign_in.code_wrong': { status: 400, message: 'This code is not right. Please check it and try again.' },
  'sign_in.code_expired': { status: 400, message: 'This code has expired. Please ask for a new one.' },
  'sign_in.password_weak': {
    status: 400,
    message: 'Choose a password of at least 10 characters, with an uppercase letter, a lowercase letter and a number.',
  },
  'two_step.password_wrong': { status: 403, message: 'This password is not right. Please try again.' },
  'two_step.on': {
    status: 409,
    message: 'Two-step authentication is on already. Turn it off first, then set it up with the new phone.',
  },
  'two_step.off': { status: 409, message: 'Two-step authentication is off already.' },
  'email_change.taken': {
    status: 409,
    message: 'Another account has this address by now. Yours is as it was; please choose another address.',
  },
  'sign_up.taken': { status: 409, message: 'There is an account with this e-mail already. Please sign in instead.' },
  'invitation.gone': {
    status: 404,
    message:
      'This invitation has expired, was withdrawn, or was accepted already. Please ask whoever invited you for a new one.',
  },
  'invitation.account_exists': {
    status: 409,
    message: 'There is a Wayline account with this e-mail already. Please ask to be invited under another address.',
  },
  'invitation.too_many': {
    status: 409,
    message: 'At most {limit} invitations can wait at once. Please withdraw some first.',
  },
  'invitation.too_often': {
    status: 409,
    message:
      'This invitation was mailed {limit} times. Please ask them another way, or withdraw it and invite them anew.',
  },
  'team.name_taken': { status: 409, message: 'There is a team of this name already.' },
  'team.too_many': { status: 409, message: 'A company has at most {limit} teams. Please delete one first.' },
} as const satisfies Record<string, ErrorDefinition>;
