import type { ErrorDefinition } from '../../../base/errors';
import { refusalsOf } from '../../../base/result';

/** What is said of packages. */
export const TRIP_PACKAGE_ERRORS = {
  'package.no_rate': {
    status: 422,
    message: 'There’s no rate from {from} to {to}. Enter one, or leave out the bookings in {from}.',
  },
  'package.too_many': { status: 409, message: 'A trip can have up to {limit} packages. Delete one first.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(TRIP_PACKAGE_ERRORS);
