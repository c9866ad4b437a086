import type { ErrorDefinition } from '../../../base/errors';
import { MESSAGES } from '../../../base/messages';
import { refusalsOf } from '../../../base/result';

/** What is said of trips, their dates, files and tags. */
export const TRIPS_ERRORS = {
  'trip.dates_reversed': { status: 400, message: MESSAGES['trip.dates_reversed'] },
  'trip.cancelled_already': { status: 409, message: 'This trip is already canceled.' },
  'trip.not_cancelled': { status: 409, message: 'This trip isn’t canceled, so there’s nothing to restore.' },
  'trip.has_dependencies': {
    status: 409,
    title: 'Are you sure?',
    message: '{name} is on {count} of this trip’s bookings. Remove anyway?',
  },
  'trip.bookings_changed': {
    status: 409,
    message: 'Someone else just changed {what}. Nothing was moved. Review and apply again.',
  },
  'trip.too_many_files': { status: 409, message: 'A trip can have up to {limit} files. Delete one first.' },
  'traveler.client_on_trip': { status: 409, message: '{name} is already on this trip.' },
  'traveler.client_deleted': { status: 409, message: '{name} is in the trash. Restore this client first.' },
  'traveler.linked_already': { status: 409, message: '{name} already has a client profile. Unlink it first.' },
  'trip.too_many_tags': { status: 409, message: 'A trip can have up to {limit} tags. Remove one first.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(TRIPS_ERRORS);
