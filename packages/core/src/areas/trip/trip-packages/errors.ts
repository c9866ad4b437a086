import type { ErrorDefinition } from '../../../base/errors';

/** What is said of packages. */
export const TRIP_PACKAGE_ERRORS = {
  'package.no_rate': {
    status: 422,
    message: 'There is no rate from {from} to {to}. Please type it, or leave the bookings in {from} out.',
  },
  'package.too_many': { status: 409, message: 'A trip holds {limit} packages. Please delete one first.' },
} as const satisfies Record<string, ErrorDefinition>;
