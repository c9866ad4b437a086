import type { ErrorDefinition } from '../../../base/errors';
import { MESSAGES } from '../../../base/messages';

/** What is said of exchange rates and shared commission. */
export const PRICING_ERRORS = {
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
    message: 'The exchange rates cannot be reached now. Please type the rate, or try again in a moment.',
  },
  'rates.unknown': { status: 422, message: 'There is no rate from {from} to {to} for {day}. Please type the rate.' },
} as const satisfies Record<string, ErrorDefinition>;
