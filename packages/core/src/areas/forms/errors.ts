import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of forms: to whoever fills one in, and to who writes it. */
export const FORM_ERRORS = {
  'form.gone': {
    status: 404,
    title: /*i18n*/ 'This form isn’t available',
    message: /*i18n*/ 'This link has expired or was turned off. Ask your advisor for a new one.',
  },
  'form.closed': {
    status: 409,
    title: /*i18n*/ 'This form is closed',
    message: /*i18n*/ 'Your advisor isn’t taking answers to this form anymore. Please email or call instead.',
  },
  'form.sent': {
    status: 409,
    title: /*i18n*/ 'This form was already sent',
    message: /*i18n*/ 'Your advisor has your answers. Ask for a new link to change them.',
  },
  'form.too_many_files': { status: 409, message: /*i18n*/ 'You’ve added as many files as this form takes.' },
  'form.mail_limit': {
    status: 429,
    message: /*i18n*/ 'We can’t email the link right now. Please copy it from this page instead.',
  },
  'form.mail_addresses': {
    status: 409,
    message: /*i18n*/ 'We’ve already emailed this link to two addresses. Please copy it from this page instead.',
  },
  'form.incomplete': { status: 400, message: /*i18n*/ 'Please check the marked questions and try again.' },
  'form.elsewhere': {
    status: 409,
    message: /*i18n*/ 'You changed your answers on another device. Reload this page to continue with them.',
  },
  'form.too_long': {
    status: 413,
    message: /*i18n*/ 'Your answers are too long to send. Please shorten the longest ones.',
  },
  'form.not_ready': { status: 409, message: 'This form isn’t ready to publish. Fix the marked questions first.' },
  'form.not_published': { status: 409, message: 'This form isn’t published yet. Publish it, then share it.' },
  'form.too_many_links': { status: 409, message: 'A form can have up to {limit} active links. Turn one off first.' },
  'form_type.used': { status: 409, message: 'This category still has {forms}. Delete them first.' },
  'submission.trip_made': { status: 409, message: 'These answers already became a trip.' },
  'submission.no_traveler': { status: 409, message: 'Accept at least one person first, so the trip has a traveler.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(FORM_ERRORS);
