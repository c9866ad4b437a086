import { fillIn, MESSAGES } from './messages';

type Refusable = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  title: string;
  say: string;
};

/**
 * Every way Wayline says no: the HTTP status, the title and the sentence that a person sees. A sentence tells what to do next;
 * words in braces are filled in by the refusal. Source: spec 1 §6 and §8, spec 2 §8.
 */
export const ERRORS = {
  'request.invalid': { status: 400, title: 'Error!', say: 'Please check the marked fields and try again.' },
  'request.not_json': { status: 400, title: 'Error!', say: 'The request is not valid JSON.' },
  'request.too_large': {
    status: 413,
    title: 'Error!',
    say: 'This is too large to send at once. Please send at most {limit}.',
  },
  'request.too_many': { status: 429, title: 'Error!', say: 'Too many attempts. Please wait {wait} and try again.' },
  'request.key_reused': {
    status: 409,
    title: 'Error!',
    say: 'This request repeats an earlier one with other content. Please reload and try again.',
  },
  'session.missing': { status: 401, title: 'Error!', say: 'Please sign in.' },
  'session.ended': { status: 401, title: 'Error!', say: 'Your session has ended. Please sign in again.' },
  'public.wrong_credentials': { status: 401, title: 'Error!', say: MESSAGES['public.wrong_credentials'] },
  'access.denied': {
    status: 403,
    title: MESSAGES['permission.denied.title'],
    say: MESSAGES['permission.denied.text'],
  },
  'access.tier': {
    status: 403,
    title: 'Access Restricted!',
    say: 'This needs the {tier} plan. See My account, Subscription.',
  },
  'access.flag': { status: 403, title: 'Access Restricted!', say: 'This feature is not switched on for your company.' },
  'api_key.refused': {
    status: 401,
    title: 'Error!',
    say: 'This API key does not work: it was revoked, has expired, or never existed.',
  },
  'api_key.scope': { status: 403, title: 'Access Restricted!', say: 'This API key may not {action}.' },
  'api_key.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A company has at most {limit} API keys that work. Please revoke one first.',
  },
  'company.closing': {
    status: 403,
    title: 'Access Restricted!',
    say: 'This account is being closed, so nothing can be changed here. Its owner can take that back under My account, Close the account.',
  },
  'closing.password_wrong': {
    status: 403,
    title: 'Error!',
    say: 'This password is not right. Nothing was closed; please try again.',
  },
  'closing.owner_only': {
    status: 403,
    title: 'Access Restricted!',
    say: 'Only the owner of the company can do this.',
  },
  'closing.owner_stays': {
    status: 409,
    title: 'Error!',
    say: 'The owner cannot leave the company alone. Close the account of the company instead.',
  },
  'closing.too_late': { status: 409, title: 'Error!', say: 'The account is being deleted already.' },
  'record.missing': { status: 404, title: 'Error!', say: 'This no longer exists, or it was never yours.' },
  'record.stale': {
    status: 409,
    title: 'Error!',
    say: 'Somebody else changed this while you were editing. Nothing was lost: compare and save again.',
  },
  'record.exists': { status: 409, title: 'Error!', say: 'This exists already.' },
  'record.too_large': {
    status: 413,
    title: 'Error!',
    say: 'This record is too large to keep. Please shorten its longest texts.',
  },
  'role.fixed': {
    status: 409,
    title: 'Error!',
    say: 'A Master Admin holds every permission; nothing can be taken from the role. Choose another role to change.',
  },
  'role.in_use': {
    status: 409,
    title: 'Error!',
    say: '{name} is the role of {holders}. Give them another role first.',
  },
  'role.usual': {
    status: 409,
    title: 'Error!',
    say: '{name} is a usual role and keeps its name. Copy it to a new role to give that a name of your own.',
  },
  'role.many_holders': {
    status: 409,
    title: 'Error!',
    say: '{count} people hold or are invited as {name}, and a new name can be given to {most} at once. Copy it to a new role and give them that.',
  },
  'role.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A company can have {most} roles of its own. Delete one that nobody holds first.',
  },
  'sign_in.refused': { status: 401, title: 'Error!', say: 'The e-mail or the password is not right.' },
  'sign_in.unconfirmed': {
    status: 403,
    title: 'Error!',
    say: 'Please confirm your e-mail first. We can send the code again.',
  },
  'sign_in.code_wrong': { status: 400, title: 'Error!', say: 'This code is not right. Please check it and try again.' },
  'sign_in.code_expired': { status: 400, title: 'Error!', say: 'This code has expired. Please ask for a new one.' },
  'sign_in.password_weak': {
    status: 400,
    title: 'Error!',
    say: 'Please choose a password of at least 10 characters with a capital letter, a small letter and a digit.',
  },
  'two_step.password_wrong': { status: 403, title: 'Error!', say: 'This password is not right. Please try again.' },
  'two_step.on': {
    status: 409,
    title: 'Error!',
    say: 'Two-step authentication is on already. Turn it off first, then set it up with the new phone.',
  },
  'two_step.off': { status: 409, title: 'Error!', say: 'Two-step authentication is off already.' },
  'email_change.taken': {
    status: 409,
    title: 'Error!',
    say: 'Another account has this address by now. Yours is as it was; please choose another address.',
  },
  'sign_up.taken': {
    status: 409,
    title: 'Error!',
    say: 'There is an account with this e-mail already. Please sign in instead.',
  },
  'invitation.gone': {
    status: 404,
    title: 'Error!',
    say: 'This invitation has expired, was withdrawn, or was accepted already. Please ask whoever invited you for a new one.',
  },
  'invitation.account_exists': {
    status: 409,
    title: 'Error!',
    say: 'There is a Wayline account with this e-mail already. Please ask to be invited under another address.',
  },
  'invitation.too_many': {
    status: 409,
    title: 'Error!',
    say: 'At most {limit} invitations can wait at once. Please withdraw some first.',
  },
  'invitation.too_often': {
    status: 409,
    title: 'Error!',
    say: 'This invitation was mailed {limit} times. Please ask them another way, or withdraw it and invite them anew.',
  },
  'team.name_taken': { status: 409, title: 'Error!', say: 'There is a team of this name already.' },
  'team.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A company has at most {limit} teams. Please delete one first.',
  },
  'trip.missing_id': { status: 422, title: 'Error!', say: MESSAGES['trip.missing'] },
  'trip.dates_reversed': {
    status: 400,
    title: 'Error!',
    say: MESSAGES['trip.dates_reversed'],
  },
  'trip.cancelled_already': { status: 409, title: 'Error!', say: 'This trip is cancelled already.' },
  'trip.not_cancelled': {
    status: 409,
    title: 'Error!',
    say: 'This trip is not cancelled, so there is nothing to restore.',
  },
  'trip.has_dependencies': {
    status: 409,
    title: 'Are you sure?',
    say: '{name} is on {count} of the bookings of this trip. Remove anyway?',
  },
  'itinerary.too_many_links': {
    status: 409,
    title: 'Error!',
    say: 'An itinerary has at most {limit} working links. Please withdraw one first.',
  },
  'itinerary.code_wanted': {
    status: 400,
    title: 'Error!',
    say: 'Your company wants an access code on every link. Please give this one a code.',
  },
  'itinerary.no_answers': {
    status: 409,
    title: 'Error!',
    say: 'Your advisor does not ask for answers on this page. Please write or call instead.',
  },
  'itinerary.not_published': { status: 409, title: 'Error!', say: 'Publish the itinerary first, then share it.' },
  'attachment.rejected': { status: 415, title: 'Error!', say: MESSAGES['attachment.rejected'] },
  'attachment.too_large': {
    status: 413,
    title: 'Error!',
    say: 'This file is larger than {limit}. Please send a smaller one.',
  },
  'attachment.lies': {
    status: 415,
    title: 'Error!',
    say: 'This file is not what its name says. Please save it again as {type} and attach that.',
  },
  'attachment.lost': { status: 409, title: 'Error!', say: 'The file did not arrive. Please attach it again.' },
  'attachment.too_many': {
    status: 409,
    title: 'Error!',
    say: 'An itinerary holds {limit} documents. Please take one away first.',
  },
  'claim.pending': {
    status: 409,
    title: 'Error!',
    say: '{name} has asked for this booking already. Wait until that request is decided.',
  },
  'claim.decided': { status: 409, title: 'Error!', say: 'This request is {status} already.' },
  'claim.reason': { status: 400, title: 'Error!', say: 'Please say why, so that the advisor knows what to do next.' },
  'library.no_day': {
    status: 400,
    title: 'Error!',
    say: 'Please choose a day on which every part of this booking has a place in the calendar.',
  },
  'cloud.into_itself': { status: 409, title: 'Error!', say: 'A folder cannot be moved into itself.' },
  'cloud.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A folder holds {limit} files. Please make another folder for more.',
  },
  'reminder.no_date': { status: 409, title: 'Error!', say: 'Give the booking a date first, then set the reminder.' },
  'reminder.past': {
    status: 400,
    title: 'Error!',
    say: 'This reminder would have been due already. Please choose a later time.',
  },
  'mail.left': { status: 409, title: 'Error!', say: 'This mail has left already. There is nothing to send again.' },
  'trip.bookings_changed': {
    status: 409,
    title: 'Error!',
    say: 'Somebody else changed {what} in the meantime. Nothing was moved: look again, then apply.',
  },
  'booking.no_day_kept': { status: 409, title: 'Error!', say: 'This booking never had a day. Open it to give it one.' },
  'history.changed_since': {
    status: 409,
    title: 'Error!',
    say: 'Nothing was undone, because this was changed again since: {what}.',
  },
  'history.not_undoable': {
    status: 409,
    title: 'Error!',
    say: 'This entry only says what happened; it cannot be undone.',
  },
  'link.code_wrong': {
    status: 403,
    title: 'Not quite',
    say: 'This code does not open the itinerary. Please look again at what your advisor told you.',
  },
  'event.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A trip has at most {limit} events. Please remove one first.',
  },
  'template.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A company has at most {limit} templates. Please remove one first.',
  },
  'link.gone': {
    status: 404,
    title: MESSAGES['itinerary.published.not_found'],
    say: 'This link has expired or was withdrawn. Please ask your advisor for a new one.',
  },
  'trip.too_many_files': {
    status: 409,
    title: 'Error!',
    say: 'A trip holds {limit} files. Please take one away first.',
  },
  'trip.too_many_tags': {
    status: 409,
    title: 'Error!',
    say: 'A trip carries {limit} tags. Please take one away first.',
  },
  'checklist.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A checklist holds {limit} tasks. Please finish or remove some first.',
  },
  'booking.not_cancelled': {
    status: 409,
    title: 'Error!',
    say: 'This booking is not cancelled. There is nothing to take back.',
  },
  'commission_split.not_whole': {
    status: 400,
    title: MESSAGES['popup.error.title_plain'],
    say: 'The shares come to {total} percent. Please make them add up to 100.',
  },
  'commission_split.twice': {
    status: 400,
    title: MESSAGES['popup.error.title_plain'],
    say: 'An advisor is named twice. Please give each advisor one share.',
  },
  'rates.unreachable': {
    status: 503,
    title: 'Error!',
    say: 'The exchange rates cannot be reached now. Please type the rate, or try again in a moment.',
  },
  'rates.unknown': {
    status: 422,
    title: 'Error!',
    say: 'There is no rate from {from} to {to} for {day}. Please type the rate.',
  },
  'package.no_rate': {
    status: 422,
    title: 'Error!',
    say: 'There is no rate from {from} to {to}. Please type it, or leave the bookings in {from} out.',
  },
  'package.too_many': {
    status: 409,
    title: 'Error!',
    say: 'A trip holds {limit} packages. Please delete one first.',
  },
  'seats.full': {
    status: 409,
    title: 'Error!',
    say: 'All {seats} seats of your plan are taken. Add a seat under My account, Subscription, or make somebody inactive.',
  },
  'seats.in_use': {
    status: 409,
    title: 'Error!',
    say: '{used} people are active, so {seats} seats are too few. Make somebody inactive first, or keep more seats.',
  },
  'payment.no_card': {
    status: 409,
    title: 'Error!',
    say: 'Please add a card first. It is charged only when you confirm.',
  },
  'payment.declined': {
    status: 409,
    title: 'Error!',
    say: 'Your bank declined the card ending in {last4}. Nothing was changed: use another card, or ask your bank.',
  },
  'payment.needs_bank': {
    status: 409,
    title: 'Error!',
    say: 'Your bank wants to confirm each payment with the card ending in {last4}. Nothing was changed: please use another card.',
  },
  'payment.card_needed': {
    status: 409,
    title: 'Error!',
    say: 'Your plan is paid with this card. Add another card first, then remove this one.',
  },
  'payment.unreachable': {
    status: 503,
    title: 'Error!',
    say: 'Our payment service cannot be reached now. Nothing was changed; please try again in a moment.',
  },
  'payment.unsigned': { status: 400, title: 'Error!', say: 'This message was not signed by our payment service.' },
  'plan.none': { status: 409, title: 'Error!', say: 'There is no paid plan to change. Please choose one first.' },
  'plan.owing': {
    status: 409,
    title: 'Error!',
    say: 'A payment of your plan is still open. Please add a card that works first; then the plan can be changed.',
  },
  'domain.taken': {
    status: 409,
    title: 'Error!',
    say: 'Another company has verified this name. It has to give it up first.',
  },
  'domain.no_answer': {
    status: 503,
    title: 'Error!',
    say: 'The record could not be looked up now. Nothing was changed; please try again in some minutes.',
  },
  'coupon.unknown': { status: 422, title: 'Error!', say: 'We do not know this coupon. Please look at it again.' },
  'coupon.expired': {
    status: 422,
    title: 'Error!',
    say: 'This coupon has expired, or was used as often as it may be.',
  },
  unexpected: { status: 500, title: 'Error!', say: MESSAGES['generic.save.error'] },
  busy: { status: 503, title: 'Error!', say: 'Wayline is busy. Nothing was saved; please try again in a moment.' },
} as const satisfies Record<string, Refusable>;
export type ErrorCode = keyof typeof ERRORS;

/** The sentence of a refusal with its words filled in. */
export const sentence = (code: ErrorCode, fill: Record<string, string> = {}): string => fillIn(ERRORS[code].say, fill);
