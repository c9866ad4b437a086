/** Source: R-TRIP-108. */
export const TRIP_STATUSES = ['NEW REQUEST', 'PROPOSAL', 'CONFIRMED', 'PAID', 'COMPLETE', 'CANCELLED'] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];
/** Source: R-TRIP-051; the codes are accepted as stored and never offered (G-094). */
export const TRIP_SUB_TYPES = ['Escorted', 'Private', 'Customized'] as const;
export const TRIP_SUB_TYPE_CODES = ['D', 'M', 'E'] as const;
/** Source: R-TRIP-052. */
export const TRIP_GROUP_KINDS = ['Individual', 'Group'] as const;
/** Source: R-TRIP-057. */
export const CLIENT_TYPES = ['lead_client', 'secondary_client', 'not_determined'] as const;
/** Source: R-TRIP-059. */
export const TRAVELER_STATUSES = [
  'inquired',
  'registered',
  'fee_paid',
  'unpaid',
  'deposit_paid',
  'partially_paid',
  'paid_in_full',
  'cancelled',
] as const;
/** What of the next departures is asked for: those that leave soon, or those not paid in full. */
export const DEPARTING = ['soon', 'unpaid'] as const;
export type Departing = (typeof DEPARTING)[number];
