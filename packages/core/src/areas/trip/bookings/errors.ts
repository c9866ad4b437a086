import type { ErrorDefinition } from '../../../base/errors';

/** What is said of bookings and of claims on them. */
export const BOOKING_ERRORS = {
  'claim.pending': {
    status: 409,
    message: '{name} has asked for this booking already. Wait until that request is decided.',
  },
  'claim.decided': { status: 409, message: 'This request is {status} already.' },
  'claim.reason': { status: 400, message: 'Please say why, so that the advisor knows what to do next.' },
  'booking.no_day_kept': { status: 409, message: 'This booking never had a day. Open it to give it one.' },
  'booking.not_cancelled': { status: 409, message: 'This booking is not cancelled. There is nothing to take back.' },
} as const satisfies Record<string, ErrorDefinition>;
