import type { ErrorDefinition } from '../../../base/errors';
import { MESSAGES } from '../../../base/messages';

/** What is said of itineraries, their templates and links, and what they hold. */
export const ITINERARY_ERRORS = {
  'itinerary.too_many_links': {
    status: 409,
    message: 'An itinerary has at most {limit} working links. Please withdraw one first.',
  },
  'itinerary.code_wanted': {
    status: 400,
    message: 'Your company wants an access code on every link. Please give this one a code.',
  },
  'itinerary.no_answers': {
    status: 409,
    message: 'Your advisor does not ask for answers on this page. Please write or call instead.',
  },
  'itinerary.not_asked': {
    status: 409,
    message: 'This booking does not need an answer right now. Please contact your advisor if you want to change it.',
  },
  'itinerary.not_published': { status: 409, message: 'Publish the itinerary first, then share it.' },
  'attachment.too_many': { status: 409, message: 'An itinerary holds {limit} documents. Please take one away first.' },
  'itinerary.many_answers': {
    status: 429,
    message: 'You have sent many answers in a short time. Wait an hour before you send more, or contact your advisor.',
  },
  'link.code_wrong': {
    status: 403,
    title: 'Not quite',
    message: 'This code does not open the itinerary. Please look again at what your advisor told you.',
  },
  'template.too_many': { status: 409, message: 'A company has at most {limit} templates. Please remove one first.' },
  'link.gone': {
    status: 404,
    title: MESSAGES['itinerary.published.not_found'],
    message: 'This link has expired or was withdrawn. Please ask your advisor for a new one.',
  },
  'event.too_many': { status: 409, message: 'A trip has at most {limit} events. Please remove one first.' },
} as const satisfies Record<string, ErrorDefinition>;
