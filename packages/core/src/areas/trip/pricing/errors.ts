import type { ErrorDefinition } from '../../../base/errors';
import { MESSAGES } from '../../../base/messages';
import { refusalsOf } from '../../../base/result';

/** What is said of exchange rates and shared commission. */
export const PRICING_ERRORS = {
  'commission_split.not_whole': {
    status: 400,
    title: MESSAGES['popup.error.title_plain'],
    message: 'The shares add up to {total} percent. Adjust them to total 100.',
  },
  'commission_split.twice': {
    status: 400,
    title: MESSAGES['popup.error.title_plain'],
    message: 'An advisor is listed twice. Give each advisor one share.',
  },
  'rates.unreachable': {
    status: 503,
    message: 'We can’t get exchange rates right now. Enter the rate, or try again in a moment.',
  },
  'rates.unknown': { status: 422, message: 'There’s no rate from {from} to {to} for {day}. Please enter the rate.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(PRICING_ERRORS);
