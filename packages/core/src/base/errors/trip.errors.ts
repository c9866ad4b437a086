import { MESSAGES } from '../messages';
import type { ErrorDefinition } from './error-definition';

/** What is said of trips, bookings, itineraries, files and what is sold with them. */
export const TRIP_ERRORS = {
  'trip.missing_id': { status: 422, title: 'Error!', message: MESSAGES['trip.missing'] },
  'trip.dates_reversed': {
    status: 400,
    title: 'Error!',
    message: MESSAGES['trip.dates_reversed'],
  },
  'trip.cancelled_already': { status: 409, title: 'Error!', message: 'This trip is cancelled already.' },
  'trip.not_cancelled': {
    status: 409,
    title: 'Error!',
    message: 'This trip is not cancelled, so there is nothing to restore.',
  },
  'trip.has_dependencies': {
    status: 409,
    title: 'Are you sure?',
    message: '{name} is on {count} of the bookings of this trip. Remove anyway?',
  },
  'itinerary.too_many_links': {
    status: 409,
    title: 'Error!',
    message: 'An itinerary has at most {limit} working links. Please withdraw one first.',
  },
  'itinerary.code_wanted': {
    status: 400,
    title: 'Error!',
    message: 'Your company wants an access code on every link. Please give this one a code.',
  },
  'itinerary.no_answers': {
    status: 409,
    title: 'Error!',
    message: 'Your advisor does not ask for answers on this page. Please write or call instead.',
  },
  'itinerary.not_asked': {
    status: 409,
    title: 'Error!',
    message: 'This booking does not need an answer right now. Please contact your advisor if you want to change it.',
  },
  'itinerary.not_published': { status: 409, title: 'Error!', message: 'Publish the itinerary first, then share it.' },
  'attachment.rejected': { status: 415, title: 'Error!', message: MESSAGES['attachment.rejected'] },
  'attachment.too_large': {
    status: 413,
    title: 'Error!',
    message: 'This file is larger than {limit}. Please send a smaller one.',
  },
  'attachment.lies': {
    status: 415,
    title: 'Error!',
    message: 'This file is not what its name says. Please save it again as {type} and attach that.',
  },
  'attachment.lost': { status: 409, title: 'Error!', message: 'The file did not arrive. Please attach it again.' },
  'attachment.too_many': {
    status: 409,
    title: 'Error!',
    message: 'An itinerary holds {limit} documents. Please take one away first.',
  },
  'claim.pending': {
    status: 409,
    title: 'Error!',
    message: '{name} has asked for this booking already. Wait until that request is decided.',
  },
  'claim.decided': { status: 409, title: 'Error!', message: 'This request is {status} already.' },
  'claim.reason': {
    status: 400,
    title: 'Error!',
    message: 'Please say why, so that the advisor knows what to do next.',
  },
  'library.no_day': {
    status: 400,
    title: 'Error!',
    message: 'Please choose a day on which every part of this booking has a place in the calendar.',
  },
  'cloud.into_itself': { status: 409, title: 'Error!', message: 'A folder cannot be moved into itself.' },
  'cloud.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A folder holds {limit} files. Please make another folder for more.',
  },
  'reminder.no_date': {
    status: 409,
    title: 'Error!',
    message: 'Give the booking a date first, then set the reminder.',
  },
  'reminder.past': {
    status: 400,
    title: 'Error!',
    message: 'That time has already passed. Choose a later day or time for this reminder.',
  },
  'reminder.no_day': { status: 400, title: 'Error!', message: 'Choose the day this reminder goes out.' },
  'reminder.sent': { status: 409, title: 'Error!', message: 'This reminder has already been sent. Set a new one.' },
  'mail.left': { status: 409, title: 'Error!', message: 'This mail has left already. There is nothing to send again.' },
  'itinerary.many_answers': {
    status: 429,
    title: 'Error!',
    message: 'You have sent many answers in a short time. Wait an hour before you send more, or contact your advisor.',
  },
  'mail.trial_limit': {
    status: 409,
    title: 'Error!',
    message:
      'Without a paid plan you can send {limit} emails a day, and those for today are used up. Try again tomorrow, or choose a plan under My account, Subscription.',
  },
  'mail.daily_limit': {
    status: 409,
    title: 'Error!',
    message: 'Your company has sent {limit} emails today, the most it can send in a day. Try again tomorrow.',
  },
  'mail.recipient_limit': {
    status: 409,
    title: 'Error!',
    message:
      'You have emailed {email} {limit} times today, the most per address. Try again tomorrow, or reach them another way.',
  },
  'trip.bookings_changed': {
    status: 409,
    title: 'Error!',
    message: 'Somebody else changed {what} in the meantime. Nothing was moved: look again, then apply.',
  },
  'booking.no_day_kept': {
    status: 409,
    title: 'Error!',
    message: 'This booking never had a day. Open it to give it one.',
  },
  'history.changed_since': {
    status: 409,
    title: 'Error!',
    message: 'Nothing was undone, because this was changed again since: {what}.',
  },
  'history.not_undoable': {
    status: 409,
    title: 'Error!',
    message: 'This entry only says what happened; it cannot be undone.',
  },
  'link.code_wrong': {
    status: 403,
    title: 'Not quite',
    message: 'This code does not open the itinerary. Please look again at what your advisor told you.',
  },
  'template.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A company has at most {limit} templates. Please remove one first.',
  },
  'link.gone': {
    status: 404,
    title: MESSAGES['itinerary.published.not_found'],
    message: 'This link has expired or was withdrawn. Please ask your advisor for a new one.',
  },
  'trip.too_many_files': {
    status: 409,
    title: 'Error!',
    message: 'A trip holds {limit} files. Please take one away first.',
  },
  'trip.too_many_tags': {
    status: 409,
    title: 'Error!',
    message: 'A trip carries {limit} tags. Please take one away first.',
  },
  'checklist.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A checklist holds {limit} tasks. Please finish or remove some first.',
  },
  'booking.not_cancelled': {
    status: 409,
    title: 'Error!',
    message: 'This booking is not cancelled. There is nothing to take back.',
  },
  'commission_split.not_whole': {
    status: 400,
    title: MESSAGES['popup.error.title_plain'],
    message: 'The shares come to {total} percent. Please make them add up to 100.',
  },
  'commission_split.twice': {
    status: 400,
    title: MESSAGES['popup.error.title_plain'],
    message: 'An advisor is named twice. Please give each advisor one share.',
  },
  'rates.unreachable': {
    status: 503,
    title: 'Error!',
    message: 'The exchange rates cannot be reached now. Please type the rate, or try again in a moment.',
  },
  'rates.unknown': {
    status: 422,
    title: 'Error!',
    message: 'There is no rate from {from} to {to} for {day}. Please type the rate.',
  },
  'package.no_rate': {
    status: 422,
    title: 'Error!',
    message: 'There is no rate from {from} to {to}. Please type it, or leave the bookings in {from} out.',
  },
  'package.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A trip holds {limit} packages. Please delete one first.',
  },
  'event.too_many': {
    status: 409,
    title: 'Error!',
    message: 'A trip has at most {limit} events. Please remove one first.',
  },
} as const satisfies Record<string, ErrorDefinition>;
