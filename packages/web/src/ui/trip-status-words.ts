import type { TripStatus } from '@wayline/core/areas/trip/trips/trip-types';

/** What a status is called on the screen; the stored value keeps the spelling of the spec. */
export const TRIP_STATUS_WORDS: Record<TripStatus, string> = {
  'NEW REQUEST': 'New request',
  PROPOSAL: 'Proposal',
  CONFIRMED: 'Confirmed',
  PAID: 'Paid',
  COMPLETE: 'Complete',
  CANCELLED: 'Cancelled',
};
