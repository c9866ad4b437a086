import type { ErrorDefinition } from '../../../base/errors';
import { MESSAGES } from '../../../base/messages';
import { refusalsOf } from '../../../base/result';

/** What is said of itineraries, their templates and links, and what they hold. */
export const ITINERARY_ERRORS = {
  'itinerary.too_many_links': {
    status: 409,
    message: 'An itinerary can have up to {limit} active links. Turn one off first.',
  },
  'itinerary.code_wanted': {
    status: 400,
    message: 'Your company requires an access code on every link. Add a code to this one.',
  },
  'itinerary.no_answers': {
    status: 409,
    message: /*i18n*/ 'Your advisor isn’t taking responses on this page. Please email or call instead.',
  },
  'itinerary.not_asked': {
    status: 409,
    message: /*i18n*/ 'This booking doesn’t need a response right now. Contact your advisor if you want to change it.',
  },
  'itinerary.not_published': { status: 409, message: 'This itinerary isn’t published yet. Publish it, then share it.' },
  'attachment.too_many': { status: 409, message: 'An itinerary can have up to {limit} documents. Remove one first.' },
  'itinerary.many_answers': {
    status: 429,
    message: /*i18n*/ 'You’ve sent a lot of responses in a short time. Wait an hour, or contact your advisor.',
  },
  'link.code_wrong': {
    status: 403,
    title: /*i18n*/ 'That code didn’t work',
    message: /*i18n*/ 'Check the code from your advisor and try again.',
  },
  'template.too_many': { status: 409, message: 'A company can have up to {limit} templates. Delete one first.' },
  'link.gone': {
    status: 404,
    title: MESSAGES['itinerary.published.not_found'],
    message: /*i18n*/ 'This link has expired or was turned off. Ask your advisor for a new one.',
  },
  'event.too_many': { status: 409, message: 'A trip can have up to {limit} events. Remove one first.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(ITINERARY_ERRORS);
