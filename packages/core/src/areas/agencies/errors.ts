import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of agencies and their sub-agencies. */
export const AGENCY_ERRORS = {
  'agency.ask_gone': {
    status: 404,
    message:
      'This link no longer works: it was used, withdrawn or is more than seven days old. Please have the agency send a new request.',
  },
  'agency.own': { status: 409, message: 'This is your own company, so you already see it.' },
  'agency.has_parent': {
    status: 409,
    message: '{name} can already view your company, and only one agency can at a time. End its access first.',
  },
  'agency.circle': {
    status: 409,
    message: '{name} is your sub-agency, and two agencies can’t be each other’s parent.',
  },
  'agency.too_many': {
    status: 409,
    message: 'An agency can have at most {limit} sub-agencies, including requests. Please remove one first.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(AGENCY_ERRORS);
