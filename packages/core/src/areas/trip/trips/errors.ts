import type { ErrorDefinition } from '../../../base/errors';
import { MESSAGES } from '../../../base/messages';

/** What is said of trips, their dates, files and tags. */
export const TRIPS_ERRORS = {
  'trip.missing_id': { status: 422, message: MESSAGES['trip.missing'] },
  'trip.dates_reversed': { status: 400, message: MESSAGES['trip.dates_reversed'] },
  'trip.cancelled_already': { status: 409, message: 'This trip is cancelled already.' },
  'trip.not_cancelled': { status: 409, message: 'This trip is not cancelled, so there is nothing to restore.' },
  'trip.has_dependencies': {
    status: 409,
    title: 'Are you sure?',
    message: '{name} is on {count} of the bookings of this trip. Remove anyway?',
  },
  'trip.bookings_changed': {
    status: 409,
    message: 'Somebody else changed {what} in the meantime. Nothing was moved: look again, then apply.',
  },
  'trip.too_many_files': { status: 409, message: 'A trip holds {limit} files. Please take one away first.' },
  'trip.too_many_tags': { status: 409, message: 'A trip carries {limit} tags. Please take one away first.' },
} as const satisfies Record<string, ErrorDefinition>;
