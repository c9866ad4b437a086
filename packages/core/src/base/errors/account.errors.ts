import type { ErrorDefinition } from './error-definition';

/** What is said of people, keys, plans and payments, and of the company itself. */
export const ACCOUNT_ERRORS = {
  'api_key.refused': {
    status: 401,
    title: 'Error!',
    message: 'This API key does not work: it was revoked, has expired, or never existed.',
  },
  'api_key.scope': { status: 403, title: 'Access Restricted!', message: 'This API key may not {action}.' },
  'api_key.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A company has at most {limit} API keys that work. Please revoke one first.',
  },
  'company.closing': {
    status: 403,
    title: 'Access Restricted!',
    message:
      'This account is being closed, so nothing can be changed here. Its owner can take that back under My account, Close the account.',
  },
  'company.owner_only': {
    status: 403,
    title: 'Access Restricted!',
    message: 'Only the owner of the company can do this.',
  },
  'closing.password_wrong': {
    status: 403,
    title: 'Error!',
    message: 'This password is not right. Nothing was closed; please try again.',
  },
  'closing.owner_stays': {
    status: 409,
    title: 'Error!',
    message: 'The owner cannot leave the company alone. Close the account of the company instead.',
  },
  'closing.too_late': { status: 409, title: 'Error!', message: 'The account is being deleted already.' },
  'role.fixed': {
    status: 409,
    title: 'Error!',
    message:
      'A Master Admin holds every permission; nothing can be taken from the role. Choose another role to change.',
  },
  'role.in_use': {
    status: 409,
    title: 'Error!',
    message: '{name} is the role of {holders}. Give them another role first.',
  },
  'role.usual': {
    status: 409,
    title: 'Error!',
    message: '{name} is a usual role and keeps its name. Copy it to a new role to give that a name of your own.',
  },
  'role.many_holders': {
    status: 409,
    title: 'Error!',
    message:
      '{count} people hold or are invited as {name}, and a new name can be given to {most} at once. Copy it to a new role and give them that.',
  },
  'role.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A company can have {most} roles of its own. Delete one that nobody holds first.',
  },
  'sign_in.refused': { status: 401, title: 'Error!', message: 'The e-mail or the password is not right.' },
  'sign_in.unconfirmed': {
    status: 403,
    title: 'Error!',
    message: 'Please confirm your e-mail first. We can send the code again.',
  },
  'sign_in.code_wrong': {
    status: 400,
    title: 'Error!',
    message: 'This code is not right. Please check it and try again.',
  },
  'sign_in.code_expired': { status: 400, title: 'Error!', message: 'This code has expired. Please ask for a new one.' },
  'sign_in.password_weak': {
    status: 400,
    title: 'Error!',
    message: 'Choose a password of at least 10 characters, with an uppercase letter, a lowercase letter and a number.',
  },
  'two_step.password_wrong': { status: 403, title: 'Error!', message: 'This password is not right. Please try again.' },
  'two_step.on': {
    status: 409,
    title: 'Error!',
    message: 'Two-step authentication is on already. Turn it off first, then set it up with the new phone.',
  },
  'two_step.off': { status: 409, title: 'Error!', message: 'Two-step authentication is off already.' },
  'email_change.taken': {
    status: 409,
    title: 'Error!',
    message: 'Another account has this address by now. Yours is as it was; please choose another address.',
  },
  'sign_up.taken': {
    status: 409,
    title: 'Error!',
    message: 'There is an account with this e-mail already. Please sign in instead.',
  },
  'invitation.gone': {
    status: 404,
    title: 'Error!',
    message:
      'This invitation has expired, was withdrawn, or was accepted already. Please ask whoever invited you for a new one.',
  },
  'invitation.account_exists': {
    status: 409,
    title: 'Error!',
    message: 'There is a Wayline account with this e-mail already. Please ask to be invited under another address.',
  },
  'invitation.too_many': {
    status: 409,
    title: 'Error!',
    message: 'At most {limit} invitations can wait at once. Please withdraw some first.',
  },
  'invitation.too_often': {
    status: 409,
    title: 'Error!',
    message:
      'This invitation was mailed {limit} times. Please ask them another way, or withdraw it and invite them anew.',
  },
  'team.name_taken': { status: 409, title: 'Error!', message: 'There is a team of this name already.' },
  'team.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A company has at most {limit} teams. Please delete one first.',
  },
  'seats.full': {
    status: 409,
    title: 'Error!',
    message:
      'All {seats} seats of your plan are taken. Add a seat under My account, Subscription, or make somebody inactive.',
  },
  'seats.in_use': {
    status: 409,
    title: 'Error!',
    message:
      '{used} people are active, so {seats} seats are too few. Make somebody inactive first, or keep more seats.',
  },
  'payment.no_card': {
    status: 409,
    title: 'Error!',
    message: 'Please add a card first. It is charged only when you confirm.',
  },
  'payment.declined': {
    status: 409,
    title: 'Error!',
    message: 'Your bank declined the card ending in {last4}. Nothing was changed: use another card, or ask your bank.',
  },
  'payment.needs_bank': {
    status: 409,
    title: 'Error!',
    message:
      'Your bank wants to confirm each payment with the card ending in {last4}. Nothing was changed: please use another card.',
  },
  'payment.card_needed': {
    status: 409,
    title: 'Error!',
    message: 'Your plan is paid with this card. Add another card first, then remove this one.',
  },
  'payment.unreachable': {
    status: 503,
    title: 'Error!',
    message: 'Our payment service cannot be reached now. Nothing was changed; please try again in a moment.',
  },
  'payment.unsigned': { status: 400, title: 'Error!', message: 'This message was not signed by our payment service.' },
  'plan.none': { status: 409, title: 'Error!', message: 'There is no paid plan to change. Please choose one first.' },
  'plan.owing': {
    status: 409,
    title: 'Error!',
    message: 'A payment of your plan is still open. Please add a card that works first; then the plan can be changed.',
  },
  'domain.taken': {
    status: 409,
    title: 'Error!',
    message: 'Another company has verified this name. It has to give it up first.',
  },
  'domain.no_answer': {
    status: 503,
    title: 'Error!',
    message: 'The record could not be looked up now. Nothing was changed; please try again in some minutes.',
  },
  'coupon.unknown': { status: 422, title: 'Error!', message: 'We do not know this coupon. Please look at it again.' },
  'coupon.expired': {
    status: 422,
    title: 'Error!',
    message: 'This coupon has expired, or was used as often as it may be.',
  },
  'agency.not_open': {
    status: 404,
    title: 'Not open',
    message: 'This agency is not open to you now. Look into it anew under Users, Sub-agencies.',
  },
  'agency.read_only': {
    status: 403,
    title: 'Read-only',
    message:
      'You are looking into {name}: nothing can be changed here, and its files, people and settings stay its own.',
  },
  'agency.ask_gone': {
    status: 404,
    title: 'Error!',
    message:
      'This link no longer works: it was used, taken back, or is older than seven days. Please have the agency ask again.',
  },
  'agency.own': { status: 409, title: 'Error!', message: 'This is your own company, which you see anyhow.' },
  'agency.has_parent': {
    status: 409,
    title: 'Error!',
    message: '{name} can look into your company already, and one agency can at a time. End that first.',
  },
  'agency.circle': {
    status: 409,
    title: 'Error!',
    message: '{name} is a sub-agency of yours, and two agencies cannot each be above the other.',
  },
  'agency.too_many': {
    status: 409,
    title: 'Error!',
    message: 'An agency has at most {limit} sub-agencies, asked ones included. Please let one go first.',
  },
} as const satisfies Record<string, ErrorDefinition>;
