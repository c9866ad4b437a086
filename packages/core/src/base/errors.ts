import { interpolate, MESSAGES } from './messages';

/** One way to say no: the HTTP status, and the title and the sentence that a person sees. */
export type ErrorDefinition = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** What stands above the sentence; mostly that of any error. */
  title?: string;
  message: string;
  /** Counts as this metric, and stands in the log as this, because somebody should look when it happens. */
  watch?: { metric: string; logged: string };
};

/** What any call may be told: that it is not understood, not allowed, late, or too much. */
export const REQUEST_ERRORS = {
  'request.invalid': { status: 400, message: 'Please check the marked fields and try again.' },
  'request.not_json': { status: 400, message: 'The request is not valid JSON.' },
  'request.too_large': { status: 413, message: 'That’s too large to send at once. Please send at most {limit}.' },
  'request.too_many': { status: 429, message: /*i18n*/ 'Too many attempts. Please wait {wait} and try again.' },
  'request.key_reused': {
    status: 409,
    message: 'This request repeats an earlier one with other content. Please reload and try again.',
  },
  'session.missing': { status: 401, message: 'Please sign in.' },
  'session.ended': { status: 401, message: 'Your session has ended. Please sign in again.' },
  'session.copied': {
    status: 401,
    message: 'This sign-in was also used somewhere else, so we ended all your sessions. Please sign in again.',
  },
  'public.wrong_credentials': { status: 401, message: MESSAGES['public.wrong_credentials'] },
  'access.denied': {
    status: 403,
    title: MESSAGES['permission.denied.title'],
    message: MESSAGES['permission.denied.text'],
  },
  'access.tier': {
    status: 403,
    title: 'Access Restricted!',
    message: 'This needs the {tier} plan. See My account, Subscription.',
  },
  'access.flag': {
    status: 403,
    title: 'Access Restricted!',
    message: 'This feature isn’t turned on for your company.',
  },
  'trip.missing_id': { status: 422, message: MESSAGES['trip.missing'] },
  'record.missing': { status: 404, message: 'This no longer exists, or you don’t have access to it.' },
  'record.stale': {
    status: 409,
    message: 'Someone else changed this while you were editing. Nothing was lost: compare and save again.',
  },
  'record.exists': { status: 409, message: 'This already exists.' },
  'record.too_large': { status: 413, message: 'This record is too large to save. Please shorten its longest texts.' },
  'series.busy': {
    status: 503,
    message: 'Too many {series} numbers are being assigned right now. Nothing was saved; please try again in a moment.',
  },
  'series.later_day': {
    status: 409,
    message: 'The newest number was given out for {day}. Numbers go on by day, so choose that day or a later one.',
  },
  unexpected: { status: 500, message: MESSAGES['generic.save.error'] },
  busy: { status: 503, message: 'Wayline is busy. Nothing was saved; please try again in a moment.' },
} as const satisfies Record<string, ErrorDefinition>;

/**
 * All that Wayline says no with, by who says it. `errors.ts`, which puts the errors of all areas together, adds them to this type, so that
 * whatever is below the areas knows every code and no area.
 */
export interface ErrorCatalogue {
  request: typeof REQUEST_ERRORS;
}
export type ErrorCode = { [Part in keyof ErrorCatalogue]: keyof ErrorCatalogue[Part] }[keyof ErrorCatalogue];

/** The sentence of an error with its words filled in. */
export const formatErrorMessage = ({ message }: ErrorDefinition, params: Record<string, string> = {}): string =>
  interpolate(message, params);
