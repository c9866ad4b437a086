import { ACCOUNT_ERRORS } from './errors/account.errors';
import { REQUEST_ERRORS } from './errors/request.errors';
import { TRIP_ERRORS } from './errors/trip.errors';
import { interpolate } from './messages';

/**
 * Every way Wayline says no: the HTTP status, the title and the sentence that a person sees. A sentence tells what to do next;
 * words in braces are filled in by the refusal. Source: spec 1 §6 and §8, spec 2 §8.
 */
export const ERRORS = { ...REQUEST_ERRORS, ...ACCOUNT_ERRORS, ...TRIP_ERRORS };
export type ErrorCode = keyof typeof ERRORS;

/** The sentence of a refusal with its words filled in. */
export const formatErrorMessage = (code: ErrorCode, params: Record<string, string> = {}): string =>
  interpolate(ERRORS[code].message, params);
