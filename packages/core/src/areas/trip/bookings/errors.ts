import type { ErrorDefinition } from '../../../base/errors';
import { refusalsOf } from '../../../base/result';

/** What is said of bookings and of claims on them. */
export const BOOKING_ERRORS = {
  'claim.pending': {
    status: 409,
    message: '{name} already requested this booking. Wait for that request to be approved or rejected.',
  },
  'claim.decided': { status: 409, message: 'This request is already {status}.' },
  'claim.reason': { status: 400, message: 'Please add a reason so the advisor knows what to do next.' },
  'booking.no_day_kept': { status: 409, message: 'This booking never had a date. Open it to set one.' },
  'booking.not_cancelled': { status: 409, message: 'This booking isn’t canceled, so there’s nothing to undo.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(BOOKING_ERRORS);
