import type { TripStatus } from '@wayline/core/areas/trip/trips/trip-types';
import { StatusBadge, type Tone } from './status-badge';
import { TRIP_STATUS_WORDS } from './trip-status-words';

/** What waits for the advisor is amber, what is agreed green, what is off red. */
const TONES: Record<TripStatus, Tone> = {
  'NEW REQUEST': 'warning',
  PROPOSAL: 'info',
  CONFIRMED: 'success',
  PAID: 'success',
  COMPLETE: 'neutral',
  CANCELLED: 'error',
};

/** The status of a trip, the same on every screen. Source: R-TRIP-108. */
export const TripStatusBadge = ({ status }: { status: TripStatus }) => (
  <StatusBadge tone={TONES[status]}>{TRIP_STATUS_WORDS[status]}</StatusBadge>
);
