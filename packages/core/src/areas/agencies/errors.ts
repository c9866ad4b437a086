import type { ErrorDefinition } from '../../base/errors';

/** What is said of agencies and their sub-agencies. */
export const AGENCY_ERRORS = {
  'agency.ask_gone': {
    status: 404,
    message:
      'This link no longer works: it was used, taken back, or is older than seven days. Please have the agency ask again.',
  },
  'agency.own': { status: 409, message: 'This is your own company, which you see anyhow.' },
  'agency.has_parent': {
    status: 409,
    message: '{name} can look into your company already, and one agency can at a time. End that first.',
  },
  'agency.circle': {
    status: 409,
    message: '{name} is a sub-agency of yours, and two agencies cannot each be above the other.',
  },
  'agency.too_many': {
    status: 409,
    message: 'An agency has at most {limit} sub-agencies, asked ones included. Please let one go first.',
  },
} as const satisfies Record<string, ErrorDefinition>;
